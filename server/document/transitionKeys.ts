import type { TransitionAnswer, TransitionRequest } from '../../codegen/generated/types'
import { badRequest, conflict, fieldRefused, refused } from '../http/failure'

/** Documents of one transition, all in one transaction. */
const mostAtOnce = 20
// Assumed: wording; a transition whose text is known brings its own.
const tooManyAtOnce = '한 번에 최대 20건까지 처리할 수 있습니다.'

export interface DocumentKey {
  readonly id: string
  readonly version: number
}

/** The documents a transition is asked for: the one of the path with its version, or all of `keys`. */
export function keysOf(
  pathId: string,
  { version, keys }: Pick<TransitionRequest, 'version' | 'keys'>,
  tooMany: string = tooManyAtOnce,
  most: number = mostAtOnce,
): DocumentKey[] {
  if (keys && keys.length > 0) {
    if (keys.length > most) throw refused('tooManyAtOnce', tooMany)
    // In a fixed order, so that two people with the same selection cannot lock each other out.
    const unique = new Map(keys.map(key => [key.id, key]))
    return [...unique.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  }
  if (version === undefined) throw fieldRefused('version', 'fieldEmpty', ['버전'])
  return [{ id: pathId, version }]
}

/** `keys` of a DELETE, which has no body: number:version, several joined by commas. */
export function readKeys(text: string): DocumentKey[] {
  return text.split(',').map(part => {
    const match = /^([^:]{1,40}):(\d{1,9})$/.exec(part.trim())
    if (!match) throw badRequest('keys', `"${part}" is not number:version`)
    return { id: match[1] ?? '', version: Number(match[2]) }
  })
}

/** The documents that a DELETE names: the one of the path with its version, or all of `keys`. */
export function deletedKeys(
  pathId: string,
  { version, keys }: { readonly version?: number; readonly keys?: string },
): DocumentKey[] {
  return keysOf(pathId, {
    ...(version === undefined ? {} : { version }),
    ...(keys === undefined ? {} : { keys: readKeys(keys) }),
  })
}

/**
 * Runs a transition for one document or for each of a list, one after the other in the transaction of the call: the
 * first refusal undoes all.
 */
export async function transitionEach(
  keys: readonly DocumentKey[],
  work: (key: DocumentKey) => Promise<TransitionAnswer>,
): Promise<TransitionAnswer> {
  const answers: TransitionAnswer[] = []
  for (const key of keys) answers.push(await work(key))
  const [first] = answers
  if (!first) throw fieldRefused('keys', 'nothingSelected')
  if (answers.length === 1) return first
  const results = answers.map(({ docNo, status, approvalStatus, version }) => ({
    docNo,
    status,
    approvalStatus,
    version,
  }))
  return { ...first, results }
}

/** A transition of the document of the path, or of all that the body names. */
export function eachDocument(
  pathId: string,
  body: Pick<TransitionRequest, 'version' | 'keys'>,
  work: (key: DocumentKey) => Promise<TransitionAnswer>,
  tooMany?: string,
): Promise<TransitionAnswer> {
  return transitionEach(keysOf(pathId, body, tooMany), work)
}

/** The document has been saved by somebody else since the actor read it (E8). */
export function checkVersion(stored: number, sent: number): void {
  if (stored !== sent) throw conflict('staleVersion')
}
