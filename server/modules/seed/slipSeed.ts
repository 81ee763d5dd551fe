import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { codeText } from '../../../schemas/codes/codeGroups'
import { endOfMonth } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import type { Transaction } from '../../database/connect'
import type { PostingResultTable, SignifierTable } from '../../database/slipTables'
import { nextNumber } from '../../documentNumber'
import { insertLines } from '../signifier/createSignifier'
import { readSettlements } from '../signifier/settlementSources'
import type { SlipSource } from '../signifier/slipSource'
import { writeEvents } from './writeEvents'

const day = 86_400_000
const hour = 3_600_000
const drafter = { singleid: 'acc.staff', hname: '정하늘' }
const accountant = { singleid: 'acc.head', hname: '이미경' }
const secondApproval = 100_000_000

/** How far the slips of settlements underway have come: in turn, the oldest first. */
const turns = ['ERROR', 'APPROVED', 'ERROR', 'APPROVING', 'ERROR', 'DRAFT', 'ERROR', 'REJECTED'] as const
const codes = ['E007', 'E001', 'E003', 'E005', 'E002', 'E006', 'E004', 'E008'] as const

interface Booked {
  readonly adj_no: string
  readonly slip_no: string
  readonly status: string
  readonly updated_dt: string
  readonly due_date: string | null
}

interface SlipStory extends Booked {
  readonly source: SlipSource
  readonly slipStatus: string
  /** When it was drafted. */
  readonly at: number
  /** Milliseconds from one step to the next. */
  readonly pace: number
  readonly code: string | undefined
  readonly place: number
}

/** Slips behind the settlements of the story that were booked, with their approvals and postings. */
export async function seedSlips(tx: Transaction): Promise<void> {
  const { rows } = await sql<Booked>`select adj_no, slip_no, status, updated_dt, due_date from adjustment
    where slip_no is not null and status in ('SLIPPED', 'POSTED', 'PAID') order by slip_no`.execute(tx)
  const settlements = await readSettlements(tx, sql`document.slip_no is not null`)
  const sources = new Map(settlements.map(source => [source.sourceNo, source]))
  const events: Parameters<typeof writeEvents>[1][number][] = []
  let underway = 0
  let errors = 0
  for (const [place, row] of rows.entries()) {
    const source = sources.get(row.adj_no)
    if (!source) continue
    const isUnderway = row.status === 'SLIPPED'
    const slipStatus = isUnderway ? (turns[underway++ % turns.length] ?? 'DRAFT') : 'POSTED'
    const code = slipStatus === 'ERROR' ? codes[errors++ % codes.length] : undefined
    const story = { ...row, source, slipStatus, code, place, ...timesOf(row) }
    await writeSlip(tx, story)
    await writePostings(tx, story)
    if (slipStatus !== 'DRAFT') await writeApproval(tx, story)
    events.push(...eventsOf(story))
  }
  await writeEvents(tx, events)
}

/**
 * When a slip was drafted, and how long a step of its way took. The number tells the month of drafting; whatever followed
 * had happened when its settlement was last changed.
 */
function timesOf({ slip_no, status, updated_dt }: Booked): Pick<SlipStory, 'at' | 'pace'> {
  const first = `${slip_no.slice(2, 6)}-${slip_no.slice(6, 8)}-01`
  const changed = Date.parse(updated_dt)
  const at = Math.min(
    Math.max(changed - (status === 'SLIPPED' ? 8 * hour : day), Date.parse(`${first}T00:00:00+09:00`)),
    Date.parse(`${endOfMonth(first)}T16:00:00+09:00`),
  )
  return { at, pace: Math.min(hour, (changed - at) / 8) }
}

async function writeSlip(tx: Transaction, story: SlipStory): Promise<void> {
  const { source, slip_no, at, pace, slipStatus, due_date } = story
  const slipDay = koreanDay(at)
  const monthEnd = endOfMonth(`${source.yyyymm?.slice(0, 4)}-${source.yyyymm?.slice(4, 6)}-01`)
  const isApproved = ['APPROVED', 'POSTED', 'ERROR'].includes(slipStatus)
  const row: Insertable<SignifierTable> = {
    slip_no,
    slip_type: 'RE',
    slip_source: 'ADJ',
    comp_no: source.compNo,
    section: source.section,
    deptcd: source.deptcd,
    deptnm: source.deptnm,
    drafter: drafter.singleid,
    drafter_nm: drafter.hname,
    doc_date: monthEnd < slipDay ? monthEnd : slipDay,
    posting_date: slipDay,
    currency: source.currency,
    ex_rate: source.exRate,
    supply_amt: source.supplyKrw,
    vat_amt: source.vat,
    total_amt: String(Number(source.supplyKrw) + Number(source.vat)),
    due_date,
    header_text: `${source.text} ${source.sourceNo}`,
    slip_date: slipDay,
    status: slipStatus,
    approval_status: isApproved ? 'A' : ({ APPROVING: 'P', REJECTED: 'R' }[slipStatus] ?? 'N'),
    last_deci_dt: isApproved || slipStatus === 'REJECTED' ? new Date(at + 4 * pace) : null,
    created_by: drafter.singleid,
    created_dt: new Date(at),
    updated_by: drafter.singleid,
    updated_dt: new Date(at + 5 * pace),
    version: slipStatus === 'DRAFT' ? 0 : 2,
    ...(slipStatus === 'POSTED'
      ? { gerp_doc_no: `51${zeroPad(10_000_001 + story.place, 8)}`, fiscal_year: slipDay.slice(0, 4) }
      : {}),
  }
  await tx.insertInto('signifier').values(row).execute()
  await insertLines({ tx }, slip_no, [source])
  await tx.insertInto('signifier_source').values({ slip_no, source_no: source.sourceNo }).execute()
  await tx
    .insertInto('signifier_party')
    .values([drafter, accountant].map(({ singleid }) => ({ singleid, slip_no })))
    .execute()
}

/** Every ninth slip was refused by the interface before it was booked. */
async function writePostings(tx: Transaction, story: SlipStory): Promise<void> {
  const { slip_no, slipStatus, code, place, at, pace } = story
  const posted = { slip_no, posted_by: drafter.singleid, posted_nm: drafter.hname }
  const error = (
    attempt_no: number,
    error_code: string,
    post_action: string,
  ): Insertable<PostingResultTable> => ({
    ...posted,
    attempt_no,
    post_status: 'ERROR',
    error_code,
    error_msg: codeText('POST_ERROR', error_code),
    posted_dt: new Date(at + 5 * pace + (attempt_no * pace) / 6),
    post_action,
  })
  const results: Insertable<PostingResultTable>[] = []
  if (code !== undefined) {
    results.push(error(1, code, 'RETRIED'), error(2, code, 'OPEN'))
  } else if (slipStatus === 'POSTED') {
    const isRepeated = place % 9 === 0
    if (isRepeated) results.push(error(1, 'E007', 'RETRIED'))
    results.push({
      ...posted,
      attempt_no: isRepeated ? 2 : 1,
      post_status: 'SUCCESS',
      gerp_doc_no: `51${zeroPad(10_000_001 + place, 8)}`,
      posted_dt: new Date(at + 6 * pace),
    })
  }
  if (results.length > 0) await tx.insertInto('posting_result').values(results).execute()
}

async function writeApproval(
  tx: Transaction,
  { slip_no, source, slipStatus, at, pace }: SlipStory,
): Promise<void> {
  const drafted = new Date(at + pace)
  const decided = slipStatus === 'APPROVING' ? null : new Date(at + 4 * pace)
  const apprNo = await nextNumber(tx, 'AP', drafted)
  await tx
    .insertInto('approval')
    .values({
      appr_no: apprNo,
      doc_type: 'SG',
      doc_no: slip_no,
      revision: 1,
      title: `${source.text} ${source.sourceNo}`,
      amount_krw: source.supplyKrw,
      drafter: drafter.singleid,
      drafter_nm: drafter.hname,
      deptnm: source.deptnm,
      approval_status: { APPROVING: 'P', REJECTED: 'R' }[slipStatus] ?? 'A',
      drafted_dt: drafted,
      last_deci_dt: decided,
      created_by: drafter.singleid,
      created_dt: drafted,
    })
    .execute()
  const approvers = Number(source.supplyKrw) < secondApproval ? ['acc.head'] : ['acc.head', 'cfo']
  const done = { APPROVING: 'CURRENT', REJECTED: 'REJECTED' }[slipStatus] ?? 'APPROVED'
  await tx
    .insertInto('approval_step')
    .values(
      approvers.map((singleid, index) => ({
        appr_no: apprNo,
        step_no: index + 1,
        seq: 1,
        step_type: index === approvers.length - 1 ? 'APPROVE' : 'REVIEW',
        singleid,
        status: index === 0 || done === 'APPROVED' ? done : 'WAIT',
        acted_by: decided === null || (index > 0 && done !== 'APPROVED') ? null : singleid,
        acted_dt: decided === null || (index > 0 && done !== 'APPROVED') ? null : decided,
        opinion: done === 'REJECTED' && index === 0 ? '코스트센터를 확인해 주세요.' : null,
      })),
    )
    .execute()
  await tx
    .insertInto('signifier_party')
    .values(approvers.map(singleid => ({ singleid, slip_no })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

function eventsOf({ slip_no, slipStatus, at, pace, code }: SlipStory): Parameters<typeof writeEvents>[1] {
  const of = { doc_type: 'SG', doc_no: slip_no, reason: null }
  const by = ({ singleid, hname }: typeof drafter, paces: number) => ({
    actor: singleid,
    actor_name: hname,
    at: new Date(at + paces * pace),
  })
  const step = (action: string, from_status: string | null, to_status: string) => ({
    action,
    from_status,
    to_status,
  })
  const steps = [{ ...of, ...by(drafter, 0), ...step('createSignifier', null, 'DRAFT') }]
  if (slipStatus !== 'DRAFT')
    steps.push({ ...of, ...by(drafter, 1), ...step('submitSignifier', 'DRAFT', 'APPROVING') })
  if (slipStatus === 'REJECTED')
    steps.push({ ...of, ...by(accountant, 4), ...step('rejectDoc', 'APPROVING', 'REJECTED') })
  if (['APPROVED', 'POSTED', 'ERROR'].includes(slipStatus))
    steps.push({ ...of, ...by(accountant, 4), ...step('approveDoc', 'APPROVING', 'APPROVED') })
  if (slipStatus === 'POSTED')
    steps.push({ ...of, ...by(drafter, 6), ...step('postSignifier', 'APPROVED', 'POSTED') })
  if (code !== undefined) steps.push({ ...of, ...by(drafter, 5), ...step('postError', 'APPROVED', 'ERROR') })
  return steps
}
