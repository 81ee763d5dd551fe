import type { Transaction } from '../database/connect'
import { conflict, documentNotFound } from '../http/failure'
import type { EventContext } from './documentEvents'
import {
  type DocumentKind,
  drafterOf,
  findDocument,
  lockDocument,
  personOf,
  type StoredDocument,
} from './documentKind'
import { judgeTransition } from './judgeTransition'
import { checkVersion, type DocumentKey } from './transitionKeys'

/**
 * The document locked, judged by the workflow and compared with the version that the actor has seen. `lockBefore` locks what
 * others lock before the document in this transition, beside what the kind itself locks first.
 */
export async function openDocument<Stored extends StoredDocument>(
  { tx, actor }: EventContext,
  kind: DocumentKind<Stored>,
  transition: string,
  { id, version }: DocumentKey,
  lockBefore?: (tx: Transaction, stored: Stored) => Promise<void>,
): Promise<Stored> {
  // Who does not see it is refused before anything is locked.
  const seen = await findDocument(tx, kind, id)
  if (seen) await lockBefore?.(tx, seen)
  const stored = seen && (await lockDocument(tx, kind, id))
  if (!stored) throw documentNotFound(actor.scope)
  const { status } = stored
  const isDrafter = personOf(kind.drafter, stored) === drafterOf(kind, actor)
  judgeTransition(actor, kind.workflow, transition, { id, status, isDrafter }, refusal => {
    const worded = kind.stateTexts?.[status] ?? kind.stateTexts?.[transition]
    return refusal === 'state' && worded !== undefined ? conflict(worded) : undefined
  })
  checkVersion(stored.version, version)
  return stored
}
