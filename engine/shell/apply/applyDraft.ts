import type { ApplicationFile, ApplicationInput } from '../../../codegen/generated/types'

/** A paper of an application as the browser knows it. */
export interface DraftFile extends ApplicationFile {
  readonly fileName: string
  readonly fileSize: number
}

/** An application as far as it has been filled in. */
export interface Draft {
  readonly values: Partial<ApplicationInput>
  readonly files: readonly DraftFile[]
}

/** What is never kept: what proves somebody, and where money goes (domain 3.43, 6). */
const unkept = ['passwordNew', 'passwordCheck', 'verifyCode', 'bankAccount'] as const

export const keptMilliseconds = 7 * 86_400_000

interface KeptDraft extends Draft {
  readonly keptAt: number
}

/** Keeps drafts from visit to visit, one for each application that is supplemented and one for a new one. */
export interface DraftStore {
  read(name: string): Promise<Draft | undefined>
  write(name: string, draft: Draft): Promise<void>
  remove(name: string): Promise<void>
}

export function withoutSecrets({ values, files }: Draft): Draft {
  const kept = Object.entries(values).filter(([field]) => !unkept.some(secret => secret === field))
  return { values: Object.fromEntries(kept), files }
}

/** A draft as it was kept; undefined where there is none or its seven days are over. */
export function draftOf(kept: unknown, now: number): Draft | undefined {
  if (!isKept(kept) || now - kept.keptAt > keptMilliseconds) return undefined
  return { values: kept.values, files: kept.files }
}

function isKept(kept: unknown): kept is KeptDraft {
  return (
    typeof kept === 'object' && kept !== null && ['keptAt', 'values', 'files'].every(part => part in kept)
  )
}

const place = 'drafts'

/** Drafts in IndexedDB. Where a browser forbids it nothing is kept, and the application goes on without. */
export function createDraftStore(factory: IDBFactory | undefined, now: () => number): DraftStore {
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
