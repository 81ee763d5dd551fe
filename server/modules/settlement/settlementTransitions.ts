import { sql } from 'kysely'
import type { AdjustmentUpdate, ProxyConfirm, TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isCurrency, isTaxCode } from '../../../schemas/shared/money'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { findDocument, moveDocument, readLines } from '../../document/documentKind'
import { attachFile } from '../../document/fileStore'
import { handOver } from '../../document/handOver'
import { reasonOf } from '../../document/reasonOf'
import type { DocumentKey } from '../../document/transitionKeys'
import { conflict, documentNotFound, fieldRefused, refused } from '../../http/failure'
import { findCompany } from '../../master/findCompany'
import { lockReceipts } from '../receipt/lockReceipts'
import { followMonth } from '../settlementMonth/followMonth'
import { reissueOf } from '../statement/issueStatement'
import { moveStatement } from '../statement/statementKind'
import { amountFailure, deductionOf } from './createSettlement'
import { forgetReturns, returnsOf } from './settledReturns'
import { type SettledLine, settlementAmounts } from './settlementAmounts'
import {
  hasInvoice,
  lockSettlement,
  monthLink,
  openSettlement,
  type SettlementRecord,
  settlement,
} from './settlementKind'
import { settlementTexts } from './settlementTexts'
import { markReceipts } from './storeSettlement'

const currencyOf = ({ currency }: SettlementRecord) => (isCurrency(currency) ? currency : 'KRW')

/** The amounts of a settlement with another deduction; each receipt keeps its own rate. */
async function amountsWith({ tx }: EventContext, stored: SettlementRecord, deduction: string) {
  const { rows: lines } = await sql<SettledLine>`select line.wh_req_no as receipt, line.qty,
      line.unit_price as "unitPrice", coalesce(receipt.ex_rate, ${stored.ex_rate}) as rate
    from adjustment_line line left join warehousing receipt on receipt.wh_req_no = line.wh_req_no
    where line.adj_no = ${stored.adj_no} order by line.line_no`.execute(tx)
  const taxCode = isTaxCode(stored.tax_code) ? stored.tax_code : 'V1'
  return settlementAmounts(lines, currencyOf(stored), taxCode, deduction)
}

/** Changes the deduction, and with it all amounts; the statement is issued again. */
export async function updateSettlement(
  context: EventContext,
  adjNo: string,
  { version, ...input }: AdjustmentUpdate,
): Promise<TransitionAnswer> {
  const { tx } = context
  const stored = await openSettlement(context, 'updateAdjustment', { id: adjNo, version })
  const deduction = deductionOf(input, currencyOf(stored), '0')
  const amounts = await amountsWith(context, stored, deduction.amount)
  const failure = amountFailure(amounts, deduction.amount)
  if (failure) throw failure
  const columns = {
    deduct_amt: deduction.amount,
    deduct_reason: deduction.reason,
    supply_amt: amounts.supplyAmt,
    supply_amt_krw: amounts.supplyKrw,
    vat_amt: amounts.vatAmt,
    total_amt: amounts.totalAmt,
  }
  const answer = await moveDocument(context, settlement, stored, {
    action: 'updateAdjustment',
    reason: deduction.reason ?? undefined,
    before: { deductAmt: stored.deduct_amt, totalAmt: stored.total_amt },
    after: { deductAmt: deduction.amount, totalAmt: amounts.totalAmt },
    columns,
  })
  for (const [index, line] of amounts.lines.entries())
    await tx
      .updateTable('adjustment_line')
      .set({ vat_amt: line.vat })
      .where('adj_no', '=', adjNo)
      .where('line_no', '=', index + 1)
      .execute()
  await reissueOf(context, stored.stmt_no, columns, 'updateAdjustment')
  await followMonth(context, stored.calc_no, 'sys:changed')
  return answer
}

/** CREATED or DISPUTED → NOTIFIED; the supplier confirms or objects in his portal. */
export async function notifySettlement(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const stored = await openSettlement(context, 'notifyAdjustment', key)
  const company = await findCompany(context.tx, stored.comp_no)
  if (company.forward_yn !== 'Y') throw refused('withoutPortal', settlementTexts.withoutPortal)
  const answer = await moveDocument(context, settlement, stored, {
    action: 'notifyAdjustment',
    status: 'NOTIFIED',
  })
  await followMonth(context, stored.calc_no, 'sys:notifyAdjustment', stored.adj_no)
  await handOver(context, {
    companies: [stored.comp_no],
    title: `정산 확인을 요청드립니다. ${stored.adj_no}`,
    link: monthLink(stored.calc_no),
  })
  return answer
}

/** Staff confirm for a supplier without the portal, or on the evidence of one who has it. */
export async function confirmByProxy(
  context: EventContext,
  adjNo: string,
  { version, opinion, fileId }: ProxyConfirm,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const stored = await openSettlement(context, 'proxyConfirmAdjustment', { id: adjNo, version })
  const company = await findCompany(tx, stored.comp_no)
  if (company.forward_yn === 'Y' && fileId === undefined)
    throw fieldRefused('fileId', settlementTexts.evidenceMissing)
  if (fileId !== undefined)
    await attachFile(context, { fileId, ownerType: 'ADJ', ownerNo: adjNo }, [], file_id =>
      tx.updateTable('adjustment').set({ file_id }).where('adj_no', '=', adjNo).execute(),
    )
  const answer = await moveDocument(context, settlement, stored, {
    action: 'proxyConfirmAdjustment',
    status: 'CONFIRMED',
    reason: opinion?.trim() || undefined,
    columns: { proxy_yn: 'Y', confirmed_dt: now.toISOString() },
  })
  await moveStatement(context, stored.stmt_no, 'CONFIRMED')
  await followMonth(context, stored.calc_no, 'sys:proxyConfirmed')
  return answer
}

/** Final: the receipts wait to be settled again. */
export async function cancelSettlement(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const { tx, actor } = context
  const given = reasonOf(settlement.workflow, 'cancelAdjustment', reason)
  const seen = await findDocument(tx, settlement, key.id)
  if (!seen) throw documentNotFound(actor.scope)
  const lines = await readLines(tx, settlement, key.id)
  const returns = await returnsOf(tx, lines)
  // Receipts before settlements, as everybody locks them.
  await lockReceipts(tx, [...lines.map(line => line.wh_req_no), ...returns])
  const stored = await openSettlement(context, 'cancelAdjustment', key)
  if (await hasInvoice(tx, stored.adj_no)) throw conflict(settlementTexts.invoiceHolds)
  const answer = await moveDocument(context, settlement, stored, {
    action: 'cancelAdjustment',
    status: 'CANCELED',
    reason: given,
  })
  if (lines.length > 0)
    await markReceipts(
      tx,
      lines.map(line => ({ whReqNo: line.wh_req_no, lineNo: line.wh_line_no })),
      null,
    )
  await forgetReturns(tx, returns)
  await moveStatement(context, stored.stmt_no, 'CANCELED')
  await followMonth(context, stored.calc_no, 'sys:changed')
  if (stored.status !== 'CREATED')
    await handOver(context, {
      companies: [stored.comp_no],
      title: `정산이 취소되었습니다. ${stored.adj_no}`,
      link: monthLink(stored.calc_no),
    })
  return answer
}

/** POSTED → PAID. The stand-in of the demo pays whatever is asked for (domain 8.6). */
export async function syncPayment(context: EventContext, adjNos: readonly string[]): Promise<number> {
  const { tx, now } = context
  const numbers = [...new Set(adjNos)].sort()
  if (numbers.length === 0) throw refused('noTarget', settlementTexts.notPosted)
  for (const adjNo of numbers) {
    const stored = await lockSettlement(context, adjNo)
    if (stored.status !== 'POSTED') throw conflict(settlementTexts.notPosted)
    if (await isBeingReversed(tx, adjNo)) throw conflict(settlementTexts.reversing, [adjNo])
    await moveDocument(context, settlement, stored, {
      action: 'syncPayment',
      status: 'PAID',
      columns: { paid_dt: koreanDay(now) },
    })
    await handOver(context, {
      companies: [stored.comp_no],
      title: `정산 대금이 지급되었습니다. ${stored.adj_no}`,
      link: monthLink(stored.calc_no),
    })
  }
  return numbers.length
}

/** A reversal that the ERP has not taken yet leaves slip and settlement posted (domain S10: none after the payment). */
async function isBeingReversed(tx: EventContext['tx'], adjNo: string): Promise<boolean> {
  const reversed = await runAs(tx, 'all', () =>
    tx
      .selectFrom('signifier')
      .innerJoin('signifier_source as source', 'source.slip_no', 'signifier.slip_no')
      .select('signifier.slip_no')
      .where('source.source_no', '=', adjNo)
      .where('signifier.status', '=', 'POSTED')
      .where('signifier.slip_type', '<>', 'RV')
      .where('signifier.reverse_no', 'is not', null)
      .executeTakeFirst(),
  )
  return reversed !== undefined
}
