import type { TransitionAnswer } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { endOfMonth, firstDayOf } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument } from '../../document/documentKind'
import { handOver } from '../../document/handOver'
import { codesOf } from '../../document/listQuery'
import { reasonOf } from '../../document/reasonOf'
import type { DocumentKey } from '../../document/transitionKeys'
import { conflict, fieldRefused, refused } from '../../http/failure'
import { isOpenPeriod } from '../../master/accountingPeriod'
import { findCompany } from '../../master/findCompany'
import { monthLink, type SettlementRecord, settlement } from '../settlement/settlementKind'
import { isAgreed } from '../settlementMonth/followMonth'
import { monthTexts } from '../settlementMonth/monthTexts'
import { invoicedStates, refreshMonth } from '../settlementMonth/refreshMonth'
import { lockMonth, type MonthRecord, settlementMonth } from '../settlementMonth/settlementMonth'
import { moveStatement } from '../statement/statementKind'
import { openMonth } from './openMonth'

/** The workflow knows reasons of transitions; these words are fields of their own. */
const shortestWords = 10

const staffLink = (calcNo: string) => linkOf(settlementMonth, calcNo)

/** The buyers of what is settled; read as the server, since a supplier does not see who buys. */
async function buyersOf({ tx }: EventContext, settlements: readonly SettlementRecord[]) {
  const numbers = settlements.map(({ adj_no }) => adj_no)
  const orders = await runAs(tx, 'all', () =>
    tx
      .selectFrom('adjustment_line')
      .innerJoin('po', 'po.po_no', 'adjustment_line.po_no')
      .select('po.buyer_id')
      .distinct()
      .where('adjustment_line.adj_no', 'in', numbers)
      .execute(),
  )
  return orders.map(({ buyer_id }) => buyer_id)
}

const peopleOf = (settlements: readonly SettlementRecord[]) => settlements.map(({ owner_id }) => owner_id)

/** OPEN or OBJECTED → NOTIFIED with all settlements that wait; of a supplier without the portal they are confirmed. */
export async function notifyMonth(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const { tx, now } = context
  const { month, settlements } = await openMonth(context, 'notifyMonthlyCalc', key)
  if (settlements.length === 0) throw refused('noSettlement', monthTexts.noSettlement)
  const isUnanswered = settlements.some(
    ({ status, objection_answer }) => status === 'DISPUTED' && objection_answer === null,
  )
  if (isUnanswered) throw conflict(monthTexts.unanswered)
  const waiting = settlements.filter(({ status }) => status === 'CREATED' || status === 'DISPUTED')
  const { forward_yn } = await findCompany(tx, month.comp_no)
  const isByProxy = forward_yn !== 'Y'
  for (const one of waiting) {
    await moveDocument(
      context,
      settlement,
      one,
      isByProxy
        ? {
            action: 'proxyConfirmAdjustment',
            status: 'CONFIRMED',
            columns: { proxy_yn: 'Y', confirmed_dt: now.toISOString() },
          }
        : { action: 'notifyAdjustment', status: 'NOTIFIED' },
    )
    if (isByProxy) await moveStatement(context, one.stmt_no, 'CONFIRMED')
  }
  // A month that was opened again may hold nothing that anybody still has to agree to.
  const isDone = isByProxy || (waiting.length === 0 && isAgreed(settlements.map(({ status }) => status)))
  const answer = await moveDocument(context, settlementMonth, month, {
    action: 'notifyMonthlyCalc',
    status: isDone ? 'CONFIRMED' : 'NOTIFIED',
    columns: {
      ...(month.notified_dt === null && !isByProxy ? { notified_dt: now.toISOString() } : {}),
      ...(isDone ? { confirmed_dt: now.toISOString() } : {}),
    },
  })
  if (!isDone)
    await handOver(context, {
      companies: [month.comp_no],
      title: `${monthText(month)} 월정산 확인을 요청드립니다. ${month.calc_no}`,
      link: monthLink(month.calc_no),
    })
  return answer
}

const monthText = ({ yyyymm }: MonthRecord) => `${yyyymm.slice(0, 4)}년 ${Number(yyyymm.slice(4))}월`

/** The supplier confirms the chosen settlements, or all that wait for him; the month is confirmed with the last. */
export async function confirmMonth(
  context: EventContext,
  key: DocumentKey,
  adjNos: string | undefined,
): Promise<TransitionAnswer> {
  const { tx, now } = context
  const { month, settlements } = await openMonth(context, 'confirmMonthlyCalc', key)
  const chosen = codesOf(adjNos)
  const confirmed = settlements.filter(
    ({ adj_no, status }) => status === 'NOTIFIED' && (chosen.length === 0 || chosen.includes(adj_no)),
  )
  if (confirmed.length === 0 || (chosen.length > 0 && confirmed.length < chosen.length))
    throw conflict(monthTexts.confirmOnly)
  for (const one of confirmed) {
    await moveDocument(context, settlement, one, {
      action: 'sys:confirmMonthlyCalc',
      status: 'CONFIRMED',
      columns: { confirmed_dt: now.toISOString() },
    })
    await moveStatement(context, one.stmt_no, 'CONFIRMED')
  }
  const states = settlements.map(one => (confirmed.includes(one) ? 'CONFIRMED' : one.status))
  const isDone = isAgreed(states)
  const answer = await moveDocument(context, settlementMonth, month, {
    action: 'confirmMonthlyCalc',
    status: isDone ? 'CONFIRMED' : 'NOTIFIED',
    columns: isDone ? { confirmed_dt: now.toISOString() } : {},
  })
  await refreshMonth(tx, await lockMonth(tx, month.calc_no))
  await handOver(context, {
    people: peopleOf(confirmed),
    title: `협력사가 정산을 확인했습니다. ${month.calc_no}`,
    link: staffLink(month.calc_no),
  })
  return answer
}

/** The supplier disputes the chosen settlements. */
export async function objectMonth(
  context: EventContext,
  key: DocumentKey,
  adjNos: string,
  objection: string,
): Promise<TransitionAnswer> {
  const words = objection.trim()
  if (characterLength(words) < shortestWords)
    throw fieldRefused('objection', monthTexts.objectionShort, [shortestWords])
  const chosen = codesOf(adjNos)
  if (chosen.length === 0) throw fieldRefused('adjNos', monthTexts.objectionWithout)
  const { month, settlements } = await openMonth(context, 'objectMonthlyCalc', key)
  const disputed = settlements.filter(
    ({ adj_no, status }) => status === 'NOTIFIED' && chosen.includes(adj_no),
  )
  if (disputed.length < chosen.length) throw conflict(monthTexts.objectionWithout)
  for (const one of disputed)
    await moveDocument(context, settlement, one, {
      action: 'sys:objectMonthlyCalc',
      status: 'DISPUTED',
      reason: words,
      columns: { objection: words, objection_answer: null },
    })
  const answer = await moveDocument(context, settlementMonth, month, {
    action: 'objectMonthlyCalc',
    status: 'OBJECTED',
    reason: words,
    columns: { objection: words, objection_answer: null },
  })
  await handOver(context, {
    people: [...peopleOf(disputed), ...(await buyersOf(context, disputed))],
    title: `협력사가 정산에 이의를 제기했습니다. ${month.calc_no}`,
    link: staffLink(month.calc_no),
  })
  return answer
}

/** The answer of staff to an objection; its settlements keep it as well. */
export async function answerMonth(
  context: EventContext,
  key: DocumentKey,
  answer: string | undefined,
): Promise<TransitionAnswer> {
  const words = answer?.trim() ?? ''
  if (characterLength(words) < shortestWords)
    throw fieldRefused('objectionAnswer', monthTexts.answerShort, [shortestWords])
  const { month, settlements } = await openMonth(context, 'answerMonthlyCalc', key)
  for (const one of settlements.filter(({ status }) => status === 'DISPUTED'))
    await moveDocument(context, settlement, one, {
      action: 'answerMonthlyCalc',
      status: 'DISPUTED',
      reason: words,
      columns: { objection_answer: words },
    })
  const answered = await moveDocument(context, settlementMonth, month, {
    action: 'answerMonthlyCalc',
    reason: words,
    columns: { objection_answer: words },
  })
  await handOver(context, {
    companies: [month.comp_no],
    title: `정산 이의제기에 답변이 등록되었습니다. ${month.calc_no}`,
    link: monthLink(month.calc_no),
  })
  return answered
}

/** CONFIRMED → CLOSED once every settlement has its tax invoice. */
export async function closeMonth(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const { month, settlements } = await openMonth(context, 'closeMonthlyCalc', key)
  const open = settlements.filter(({ status }) => !invoicedStates.includes(status))
  if (open.length > 0) throw conflict(monthTexts.notInvoiced, [open.length])
  await refreshMonth(context.tx, month)
  return moveDocument(context, settlementMonth, month, {
    action: 'closeMonthlyCalc',
    status: 'CLOSED',
    columns: { closed_dt: context.now.toISOString() },
  })
}

/** CLOSED → OPEN while nothing is paid and the books of the month are open. */
export async function reopenMonth(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const given = reasonOf(settlementMonth.workflow, 'reopenMonthlyCalc', reason)
  const { month, settlements } = await openMonth(context, 'reopenMonthlyCalc', key)
  if (settlements.some(({ status }) => status === 'PAID')) throw conflict(monthTexts.paid)
  const lastDay = endOfMonth(firstDayOf(month.yyyymm))
  const today = koreanDay(context.now)
  if (!(await isOpenPeriod(context.tx, lastDay < today ? lastDay : today, today)))
    throw conflict(monthTexts.periodClosed)
  return moveDocument(context, settlementMonth, month, {
    action: 'reopenMonthlyCalc',
    status: 'OPEN',
    reason: given,
    columns: { closed_dt: null },
  })
}
