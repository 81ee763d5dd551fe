import { conflict } from '../http/failure'
import type { EventContext } from './documentEvents'
import {
  type DocumentKind,
  drafterOf,
  findDocument,
  type KindFacts,
  lockDocument,
  notFoundFor,
  personOf,
  type StoredDocument,
} from './documentKind'
import { judgeTransition } from './judgeTransition'
import { checkVersion, type DocumentKey } from './transitionKeys'

/**
 * The document locked, judged by the workflow and compared with the version that the actor has seen. `refuse` throws where the
 * kind refuses what the workflow allows.
 */
export async function openDocument<Stored extends StoredDocument>(
  { tx, actor }: EventContext,
  kind: DocumentKind<Stored>,
  transition: string,
  { id, version }: DocumentKey,
  refuse?: (stored: Stored) => void,
): Promise<Stored> {
  // Who does not see it is refused before anything is locked.
  const stored = (await findDocument(tx, kind, id)) && (await lockDocument(tx, kind, id))
  if (!stored) throw notFoundFor(kind, actor)
  const { status } = stored
  const isDrafter = personOf(kind.drafter, stored) === drafterOf(kind, actor)
  judgeTransition(actor, kind.workflow, transition, { id, status, isDrafter }, refusal => {
    const own = kind.ownRefusal?.(refusal, transition, stored)
    if (own) return own
    const worded = stateText(kind, transition, status)
    return refusal === 'state' && worded !== undefined ? conflict(worded) : undefined
  })
  refuse?.(stored)
  checkVersion(stored.version, version)
  return stored
}

function stateText(
  { stateTexts = {} }: Pick<KindFacts, 'stateTexts'>,
  transition: string,
  status: string,
): string | undefined {
  const texts = stateTexts[status] ?? stateTexts[transition]
  return typeof texts === 'object' ? texts[status] : texts
}
