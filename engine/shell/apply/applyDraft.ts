import type { ApplicationFile, ApplicationInput } from '../../../codegen/generated/types'

/** A paper of an application as the browser knows it. */
export interface DraftFile extends ApplicationFile {
  readonly fileName: string
  readonly fileSize: number
}

/** An application as far as it has been filled in. */
export interface Draft<Values = Partial<ApplicationInput>> {
  readonly values: Values
  readonly files: readonly DraftFile[]
}

/** What is never kept: what proves somebody, and where money goes (domain 3.43, 6). */
const unkept = ['passwordNew', 'passwordCheck', 'verifyCode', 'bankAccount'] as const

export const keptMilliseconds = 7 * 86_400_000

interface KeptDraft<Values> extends Draft<Values> {
  readonly keptAt: number
}

/** Keeps drafts from visit to visit: of staff, of a new application of a supplier, and of each one that is supplemented. */
export interface DraftStore<Values> {
  read(name: string): Promise<Draft<Values> | undefined>
  write(name: string, draft: Draft<Values>): Promise<void>
  remove(name: string): Promise<void>
}

export function withoutSecrets<Values extends object>({ values, files }: Draft<Values>): Draft<Values> {
  const kept = Object.entries(values).filter(([field]) => !unkept.some(secret => secret === field))
  return { values: Object.fromEntries(kept) as Values, files }
}

/** A draft as it was kept; undefined where there is none or its seven days are over. */
export function draftOf<Values>(kept: unknown, now: number): Draft<Values> | undefined {
  if (!isKept<Values>(kept) || now - kept.keptAt > keptMilliseconds) return undefined
  return { values: kept.values, files: kept.files }
}

function isKept<Values>(kept: unknown): kept is KeptDraft<Values> {
  return (
    typeof kept === 'object' && kept !== null && ['keptAt', 'values', 'files'].every(part => part in kept)
  )
}

const place = 'drafts'

/** Drafts in IndexedDB. Where a browser forbids it nothing is kept, and the application goes on without. */
export function createDraftStore<Values extends object = Partial<ApplicationInput>>(
  factory: IDBFactory | undefined,
  now: () => number,
): DraftStore<Values> {
  const run = async <Result>(
    mode: IDBTransactionMode,
    ask: (drafts: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> => {
    if (!factory) return undefined
    try {
      const opening = factory.open('gpms.apply', 1)
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(place))
      const database = await answerOf(opening)
      return await answerOf(ask(database.transaction(place, mode).objectStore(place))).finally(() =>
        database.close(),
      )
    } catch (error) {
      console.warn('The browser refuses to keep the application.', error)
      return undefined
    }
  }
  return {
    read: async name => draftOf(await run('readonly', drafts => drafts.get(name)), now()),
    write: async (name, draft) => {
      await run('readwrite', drafts => drafts.put({ ...withoutSecrets(draft), keptAt: now() }, name))
    },
    remove: async name => {
      await run('readwrite', drafts => drafts.delete(name))
    },
  }
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB has failed.')))
  })
}
