import { sql } from 'kysely'
import { runAsSystem } from '../../database/runAsSystem'
import type { EventContext } from '../../document/documentEvents'
import { moveDocument } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { openDocument } from '../../document/openDocument'
import { eachDocument } from '../../document/transitionKeys'
import { fieldRefused } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import { peopleNames } from '../../master/peopleNames'
import { sheetParts, tellOf } from './sheetDocuments'
import { readItems } from './sheetItems'
import { type ContractRecord, contractSheet } from './sheetKinds'
import { ownSheetFailure, submissionFailure } from './sheetRules'
import { isBelow } from './sheetScore'
import { sheetTexts } from './sheetTexts'

/** The contract of a sheet, for whoever sees the sheet. */
async function readContract({ tx }: EventContext, { cont_no }: ContractRecord) {
  const contract = await tx
    .selectFrom('purchase_contract')
    .innerJoin('sourcing_group', 'sourcing_group.sg_code', 'purchase_contract.sg_code')
    .selectAll('purchase_contract')
    .select('sourcing_group.sg_name')
    .where('cont_no', '=', cont_no)
    .executeTakeFirstOrThrow()
  const names = await peopleNames(tx, [contract.buyer_id])
  return {
    contName: contract.cont_name,
    contFrom: contract.cont_from,
    contTo: contract.cont_to,
    contAmt: contract.cont_amt,
    sgName: contract.sg_name,
    buyerNm: names.get(contract.buyer_id),
    renewalResult: contract.renewal_result ?? undefined,
  }
}

/** Who reads the names of evaluators; others read their own (domain 6.3). */
const knowEvaluators = ['99', '50', '34', '40']

const ofContract = ['contName', 'contFrom', 'contTo', 'contAmt', 'sgName', 'buyerNm', 'renewalResult']
const parts = sheetParts(contractSheet)

/** What can be done with the sheets of contracts that end soon (domain 3.31). */
export const contractSheets = documentModule(contractSheet, {
  ...parts,
  read: {
    ...parts.read,
    beside: { fields: ofContract, read: readContract },
    withheld: ({ actor }, { evaluator }) =>
      knowEvaluators.includes(actor.group) || evaluator === actor.userId
        ? undefined
        : { columns: ['evaluator', 'submitted_by'], actorName: sheetTexts.somebody },
  },
  transitions: {
    createContEva: 'elsewhere',
    confirmContEva: 'elsewhere',
    submitContEva: async (context, stored) => {
      const { tx, actor } = context
      const items = await readItems(tx, contractSheet, stored.eva_no, stored.tpl_id)
      const failure = submissionFailure(stored, items, '재계약의견을 입력해 주세요.')
      if (failure) throw failure
      const columns = { submitted_by: actor.userId }
      return moveDocument(context, contractSheet, stored, {
        action: 'submitContEva',
        status: 'SUBMITTED',
        columns,
      })
    },
    returnContEva: async (context, stored, reason) => {
      await tellOf(context, contractSheet, stored, sheetTexts.returned, [stored.evaluator])
      return moveDocument(context, contractSheet, stored, {
        action: 'returnContEva',
        status: 'RETURNED',
        reason,
      })
    },
  },
})

/** The result that is chosen, or else the one that the evaluator proposed. */
async function confirmContract(
  context: EventContext,
  key: { readonly id: string; readonly version: number },
  chosen: string | undefined,
) {
  const { tx, actor } = context
  const stored = await openDocument(context, contractSheet, 'confirmContEva', key)
  const failure = ownSheetFailure(stored, actor.userId)
  if (failure) throw failure
  const result = chosen ?? stored.cont_result
  if (result === null) throw fieldRefused('contResult', sheetTexts.resultMissing)
  if (!['RENEW', 'COND', 'STOP'].includes(result))
    throw fieldRefused('contResult', 'codeNotAllowed', [result])
  if (isBelow(stored.total_score ?? '0', result))
    throw fieldRefused('contResult', result === 'RENEW' ? sheetTexts.renewBelow : sheetTexts.conditionBelow)
  const { rows } = await runAsSystem(tx, () =>
    sql<{ buyer_id: string }>`update purchase_contract set renewal_result = ${result}, version = version + 1
      where cont_no = ${stored.cont_no} returning buyer_id`.execute(tx),
  )
  await tellOf(context, contractSheet, stored, sheetTexts.contractConfirmed, [rows[0]?.buyer_id ?? null])
  return moveDocument(context, contractSheet, stored, {
    action: 'confirmContEva',
    status: 'CONFIRMED',
    columns: { cont_result: result },
  })
}

export const confirmContractRoute: OperationRoute = route('confirmContEva', context => {
  const { evaNo, body } = context.input
  return eachDocument(evaNo, body, key => confirmContract(context, key, body.contResult))
})
