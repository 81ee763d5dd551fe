import type { PrHeaderInput, PrLineInput, TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isCurrency } from '../../../schemas/shared/money'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { attachFile, type FileNote } from '../../document/fileStore'
import { codeRefused } from '../../http/failure'
import { findRate } from '../../master/exchangeRates'
import { amountOf, totalsOf } from './prAmounts'
import { type LinePlan, type NumberedLine, numberLines } from './prLines'
import { tellParties, writeParties } from './prParties'
import { loadReferences } from './prReferences'
import { draftFailure } from './prRules'
import type { PrRecord } from './prStore'

export interface PrInput {
  readonly header: PrHeaderInput
  readonly lines: readonly PrLineInput[]
  readonly files?: readonly FileNote[]
}

/** Texts without blanks at their ends and composed, so that the same word is stored the same way. */
function clean<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [[name, value] as const]
    const text = value.normalize('NFC').trim()
    return text === '' ? [] : [[name, text] as const]
  })
  return Object.fromEntries(entries) as Fields
}

/** What a save makes of the input: lines numbered and priced, the header's totals in its currency and in KRW. */
async function prepare(context: EventContext, input: PrInput, draftDay: string, stored: readonly number[]) {
  const plan = numberLines(input.lines.map(clean), stored)
  const header = { ...clean(input.header), title: input.header.title.normalize('NFC').trim() }
  const { currency } = header
  if (!isCurrency(currency)) throw codeRefused('currency', '통화', currency)
  const { rate } = await findRate(context.tx, currency, draftDay)
  const amounts = plan.lines.map(line => amountOf(line, currency))
  return { header, plan, amounts, rate, ...totalsOf(amounts, currency, rate) }
}

async function checkDraft({ tx }: EventContext, { header, plan }: Prepared): Promise<void> {
  const draft = { header, lines: plan.lines }
  const failure = draftFailure(draft, await loadReferences(tx, draft))
  if (failure) throw failure
}

type Prepared = Awaited<ReturnType<typeof prepare>>

function headerColumns({ header, plan, rate, totalAmt, totalAmtKrw }: Prepared) {
  return {
    title: header.title,
    purchase_type: header.purchaseType ?? null,
    expense_type: header.expenseType ?? null,
    receiver: header.receiver ?? null,
    need_date: header.needDate,
    delivery_place: header.deliveryPlace ?? null,
    currency: header.currency,
    ex_rate: rate,
    line_cnt: plan.lines.length,
    total_amt: totalAmt,
    total_amt_krw: totalAmtKrw,
    wish_comp_no: header.wishCompNo ?? null,
    reason: header.reason ?? null,
  }
}

function lineColumns(prNo: string, line: NumberedLine, amt: string) {
  return {
    pr_no: prNo,
    line_no: line.lineNo,
    item_code: line.itemCode ?? null,
    item_name: line.itemName ?? null,
    spec: line.spec ?? null,
    unit_code: line.unitCode ?? null,
    qty: line.qty ?? null,
    unit_price: line.unitPrice ?? null,
    amt,
    account_code: line.accountCode ?? null,
    cost_center: line.costCenter ?? null,
    need_date: line.needDate ?? null,
    bigo: line.bigo ?? null,
  }
}

/** Stores a new request in DRAFT: number of this month, drafted by the actor in his department of today. */
export async function createPr(
  context: EventContext,
  input: PrInput,
  action: 'createPr' | 'copyPr' = 'createPr',
): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const today = koreanDay(now)
  const prepared = await prepare(context, input, today, [])
  if (action === 'createPr') await checkDraft(context, prepared)
  const prNo = await nextNumber(tx, 'PR', now)
  const receiver = prepared.header.receiver ?? actor.userId
  await tx
    .insertInto('pr')
    .values({
      ...headerColumns(prepared),
      pr_no: prNo,
      section: actor.section,
      deptcd: actor.deptcd,
      deptnm: actor.deptnm,
      requester: actor.userId,
      requester_nm: actor.name,
      receiver,
      file_id: null,
      req_date: today,
      created_by: actor.userId,
      created_dt: now,
      updated_by: actor.userId,
      updated_dt: now,
    })
    .execute()
  await writeParties(tx, prNo, { requester: actor.userId, receiver })
  await writeLines(context, prNo, prepared)
  await attach(context, prNo, input)
  await addEvent(context, { docType: 'PR', docNo: prNo, action, from: null, to: 'DRAFT' })
  return { success: true, docNo: prNo, status: 'DRAFT', approvalStatus: 'N', version: 0 }
}

/** Stores what the drafter changed; amounts are reckoned anew at the rate of the draft date. */
export async function updatePr(
  context: EventContext,
  pr: PrRecord,
  stored: readonly number[],
  input: PrInput,
) {
  const { tx, actor, now } = context
  const prepared = await prepare(context, input, pr.req_date, stored)
  await checkDraft(context, prepared)
  const receiver = prepared.header.receiver ?? pr.requester
  const version = pr.version + 1
  await tx
    .updateTable('pr')
    .set({ ...headerColumns(prepared), receiver, version, updated_by: actor.userId, updated_dt: now })
    .where('pr_no', '=', pr.pr_no)
    .execute()
  if (receiver !== pr.receiver) await writeParties(tx, pr.pr_no, { requester: pr.requester, receiver })
  await tellParties(tx, pr.pr_no)
  await writeLines(context, pr.pr_no, prepared)
  await attach(context, pr.pr_no, input)
  await addEvent(context, {
    docType: 'PR',
    docNo: pr.pr_no,
    action: 'updatePr',
    from: pr.status,
    to: pr.status,
    before: { title: pr.title, totalAmtKrw: pr.total_amt_krw, lineCnt: pr.line_cnt },
    after: {
      title: prepared.header.title,
      totalAmtKrw: prepared.totalAmtKrw,
      lineCnt: prepared.plan.lines.length,
    },
  })
  return { success: true, docNo: pr.pr_no, status: pr.status, approvalStatus: pr.approval_status, version }
}

async function writeLines({ tx }: EventContext, prNo: string, { plan, amounts }: Prepared): Promise<void> {
  await removeLines(tx, prNo, plan)
  if (plan.lines.length === 0) return
  await tx
    .insertInto('pr_line')
    .values(plan.lines.map((line, index) => lineColumns(prNo, line, amounts[index] ?? '0')))
    .onConflict(conflict =>
      conflict.columns(['pr_no', 'line_no']).doUpdateSet(eb => ({
        item_code: eb.ref('excluded.item_code'),
        item_name: eb.ref('excluded.item_name'),
        spec: eb.ref('excluded.spec'),
        unit_code: eb.ref('excluded.unit_code'),
        qty: eb.ref('excluded.qty'),
        unit_price: eb.ref('excluded.unit_price'),
        amt: eb.ref('excluded.amt'),
        account_code: eb.ref('excluded.account_code'),
        cost_center: eb.ref('excluded.cost_center'),
        need_date: eb.ref('excluded.need_date'),
        bigo: eb.ref('excluded.bigo'),
      })),
    )
    .execute()
}

async function removeLines(tx: EventContext['tx'], prNo: string, { removed }: LinePlan): Promise<void> {
  if (removed.length === 0) return
  await tx.deleteFrom('pr_line').where('pr_no', '=', prNo).where('line_no', 'in', removed).execute()
}

/** A header without a file keeps the one it has: files are deleted by their own operation. */
async function attach(context: EventContext, prNo: string, { header, files = [] }: PrInput): Promise<void> {
  if (header.fileId === undefined || header.fileId === '') return
  await attachFile(context, { fileId: header.fileId, ownerType: 'PR', ownerNo: prNo }, files, file_id =>
    context.tx.updateTable('pr').set({ file_id }).where('pr_no', '=', prNo).execute(),
  )
}
