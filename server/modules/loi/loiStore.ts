import type { TransitionAnswer } from '../../../codegen/generated/types'
import { loiWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import { addParties, changeDocument, type DocumentChange } from '../../document/changeDocument'
import type { EventContext } from '../../document/documentEvents'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound } from '../../http/failure'
import { loiTexts } from './loiTexts'

export type LoiRecord = Row<'loi'>
export type LoiLineRecord = Row<'loi_line'>

/** The letter by its number; undefined where the actor does not see it. */
export async function findLoi(tx: Transaction, loiNo: string): Promise<LoiRecord | undefined> {
  return tx.selectFrom('loi').selectAll().where('loi_no', '=', loiNo).executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. Who sees it need not be allowed to write it. */
export async function lockLoi(tx: Transaction, loiNo: string): Promise<LoiRecord | undefined> {
  if (!(await findLoi(tx, loiNo))) return undefined
  return runAs(tx, 'all', () =>
    tx.selectFrom('loi').selectAll().where('loi_no', '=', loiNo).forUpdate().executeTakeFirst(),
  )
}

export async function readLoiLines(tx: Transaction, loiNo: string): Promise<readonly LoiLineRecord[]> {
  return tx.selectFrom('loi_line').selectAll().where('loi_no', '=', loiNo).orderBy('line_no').execute()
}

/** The letter locked, judged by the workflow and compared with the version that the actor has seen. */
export async function openLoi(
  { tx, actor }: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<LoiRecord> {
  const stored = await lockLoi(tx, id)
  if (!stored) throw documentNotFound(actor.scope)
  const { status } = stored
  const isDrafter = stored.buyer_id === actor.userId
  judgeTransition(actor, loiWorkflow, transition, { id, status, isDrafter }, refusal => {
    if (refusal !== 'state') return undefined
    if (status === 'EXPIRED') return conflict(loiTexts.expired)
    return transition === 'convertLoi' ? conflict(loiTexts.acceptedOnly) : undefined
  })
  checkVersion(stored.version, version)
  return stored
}

export const loiPlace = { table: 'loi', key: 'loi_no', docType: 'LO' }

export type LoiChange = DocumentChange<{ readonly or_no?: string | null; readonly decline_reason?: string }>

/** Moves a letter on; written as the server, since suppliers answer it too. */
export const changeLoi = (
  context: EventContext,
  stored: LoiRecord,
  change: LoiChange,
): Promise<TransitionAnswer> =>
  changeDocument(context, { ...loiPlace, isOfServer: true }, { ...stored, docNo: stored.loi_no }, change)

/** Adds people who may read the letter from now on. */
export const addLoiParties = (tx: Transaction, docNo: string, people: readonly (string | null)[]) =>
  addParties({ tx }, { table: 'loi_party', key: 'loi_no', docNo }, people)
