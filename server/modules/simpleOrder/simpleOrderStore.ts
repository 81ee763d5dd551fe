import type { TransitionAnswer } from '../../../codegen/generated/types'
import { simpleOrderWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { addParties, changeDocument, type DocumentChange } from '../../document/changeDocument'
import type { EventContext } from '../../document/documentEvents'
import { judgeTransition } from '../../document/judgeTransition'
import { checkVersion, type DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound } from '../../http/failure'
import { simpleOrderTexts } from './simpleOrderTexts'

export type SimpleOrderRecord = Row<'simple_order'>
export type SimpleOrderLineRecord = Row<'simple_order_line'>

/** The simple order by its number; undefined where the actor does not see it. */
export async function findSimpleOrder(tx: Transaction, soNo: string): Promise<SimpleOrderRecord | undefined> {
  return tx.selectFrom('simple_order').selectAll().where('so_no', '=', soNo).executeTakeFirst()
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockSimpleOrder(tx: Transaction, soNo: string): Promise<SimpleOrderRecord | undefined> {
  return tx.selectFrom('simple_order').selectAll().where('so_no', '=', soNo).forUpdate().executeTakeFirst()
}

export async function readSimpleOrderLines(
  tx: Transaction,
  soNo: string,
): Promise<readonly SimpleOrderLineRecord[]> {
  return tx.selectFrom('simple_order_line').selectAll().where('so_no', '=', soNo).orderBy('line_no').execute()
}

/** The simple order locked, judged by the workflow and compared with the version that the actor has seen. */
export async function openSimpleOrder(
  { tx, actor }: EventContext,
  transition: string,
  { id, version }: DocumentKey,
): Promise<SimpleOrderRecord> {
  const stored = await lockSimpleOrder(tx, id)
  if (!stored) throw documentNotFound(actor.scope)
  const { status } = stored
  const isDrafter = stored.requester === actor.userId
  judgeTransition(actor, simpleOrderWorkflow, transition, { id, status, isDrafter }, refusal => {
    if (refusal !== 'state') return undefined
    if (transition === 'submitSimpleOrder') return conflict(simpleOrderTexts.submitMixed)
    return transition === 'retrySimpleOrder' ? conflict(simpleOrderTexts.retryOnly) : undefined
  })
  checkVersion(stored.version, version)
  return stored
}

export const simpleOrderPlace = { table: 'simple_order', key: 'so_no', docType: 'SO' }

export type SimpleOrderChange = DocumentChange<{
  readonly po_no?: string
  readonly err_msg?: string | null
  readonly submit_date?: string
}>

/** Moves a simple order on; written as the server, since approvers decide on it too. */
export const changeSimpleOrder = (
  context: EventContext,
  stored: SimpleOrderRecord,
  change: SimpleOrderChange,
): Promise<TransitionAnswer> =>
  changeDocument(
    context,
    { ...simpleOrderPlace, isOfServer: true },
    { ...stored, docNo: stored.so_no },
    change,
  )

/** Adds people who may read the simple order from now on. */
export const addSimpleOrderParties = (tx: Transaction, docNo: string, people: readonly (string | null)[]) =>
  addParties({ tx }, { table: 'simple_order_party', key: 'so_no', docNo }, people)
