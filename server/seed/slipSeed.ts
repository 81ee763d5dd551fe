import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { codeText } from '../../schemas/codes/codeGroups'
import { endOfMonth } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Transaction } from '../database/connect'
import { insertRows } from '../database/insertRows'
import type { Tables } from '../database/tables'
import { insertLines } from '../modules/slip/insertLines'
import { readSettlements } from '../modules/slip/settlementSources'
import type { SlipSource } from '../modules/slip/slipSource'
import { nextNumbers } from './nextNumbers'
import type { SlipTimes } from './settlementRows'
import { writeEvents } from './writeEvents'

const minute = 60_000
const drafter = { singleid: 'acc.staff', hname: '정하늘' }
const accountant = { singleid: 'acc.head', hname: '이미경' }
const secondApproval = 100_000_000

/** How far the slips of settlements under way have come: in turn, the newest first. */
const turns = [
  'APPROVING',
  'DRAFT',
  'APPROVED',
  'ERROR',
  'APPROVED',
  'APPROVING',
  'APPROVED',
  'REJECTED',
  'APPROVED',
  'APPROVING',
  'ERROR',
  'APPROVED',
] as const
/** What keeps the slips in error from being posted, and in `ends` what others were refused for before they were. */
const codes = ['E005', 'E003', 'E007', 'E001', 'E002', 'E006', 'E004'] as const
const refusedBefore = 30
/** Who must act on an error that stands. */
const remedies: Readonly<Record<string, string>> = {
  E001: '재무팀에서 회계기간을 연 뒤 재전송해 주세요.',
  E002: '전표의 계정을 고친 뒤 다시 전기해 주세요.',
  E003: '전표의 코스트센터를 채운 뒤 다시 전기해 주세요.',
  E004: '전표의 차변과 대변을 맞춘 뒤 다시 전기해 주세요.',
  E005: '협력사 담당자가 전기보류를 푼 뒤 재전송해 주세요.',
  E006: 'ERP에 같은 전표가 있는지 확인해 주세요.',
  E007: 'ERP가 응답하지 않았습니다. 재전송해 주세요.',
}

interface Booked {
  readonly adj_no: string
  readonly slip_no: string
  readonly status: string
  readonly due_date: string | null
}

interface SlipStory extends Booked {
  readonly source: SlipSource
  readonly slipStatus: string
  /** When it was drafted. */
  readonly at: number
  /** Milliseconds from one step to the next. */
  readonly pace: number
  readonly postedAt: number | undefined
  readonly code: string | undefined
  readonly place: number
}

/** Slips behind the settlements of the story that were booked, with their approvals and postings. */
export async function seedSlips(
  tx: Transaction,
  times: ReadonlyMap<string, SlipTimes>,
  now: Date,
): Promise<void> {
  const { rows } = await sql<Booked>`select adj_no, slip_no, status, due_date from adjustment
    where slip_no is not null and status in ('SLIPPED', 'POSTED', 'PAID') order by slip_no`.execute(tx)
  const settlements = await readSettlements(tx, sql`document.slip_no is not null`)
  const sources = new Map(settlements.map(source => [source.source_no, source]))
  let underway = rows.filter(({ status }) => status === 'SLIPPED').length
  let errors = 0
  const stories = rows.flatMap((row, place): SlipStory[] => {
    const source = sources.get(row.adj_no)
    const time = times.get(row.slip_no)
    if (!source || !time) return []
    const slipStatus = row.status === 'SLIPPED' ? (turns[--underway % turns.length] ?? 'DRAFT') : 'POSTED'
    const code = slipStatus === 'ERROR' ? codes[errors++ % codes.length] : undefined
    return [{ ...row, source, slipStatus, code, place, ...paceOf(time, now) }]
  })
  await writeSlips(tx, stories)
  await insertRows(tx, 'posting_result', stories.flatMap(postingsOf))
  await writeApprovals(
    tx,
    stories.filter(({ slipStatus }) => slipStatus !== 'DRAFT'),
  )
  await writeEvents(tx, stories.flatMap(eventsOf))
}

/** A step takes twenty minutes, less where the slip was posted or the clock stands soon after. */
function paceOf({ slippedAt: at, postedAt }: SlipTimes, now: Date) {
  const end = postedAt ?? now.getTime() - minute
  return { at, postedAt, pace: Math.min(20 * minute, (end - at) / 8) }
}

async function writeSlips(tx: Transaction, stories: readonly SlipStory[]): Promise<void> {
  await insertRows(tx, 'signifier', stories.map(slipOf))
  for (const { slip_no, source } of stories) await insertLines(tx, slip_no, [source])
  await insertRows(
    tx,
    'signifier_source',
    stories.map(({ slip_no, source }) => ({ slip_no, source_no: source.source_no })),
  )
  const readers = stories.flatMap(({ slip_no, source }) =>
    [...new Set([drafter.singleid, accountant.singleid, ...approversOf(source)])].map(singleid => ({
      singleid,
      slip_no,
    })),
  )
  await insertRows(tx, 'signifier_party', readers)
}

const approversOf = ({ supply_amt_krw }: SlipSource) =>
  Number(supply_amt_krw) < secondApproval ? ['acc.head'] : ['acc.head', 'cfo']

/** When the last of its steps was taken. */
function lastStep({ slipStatus, at, pace, postedAt = at + 6 * pace }: SlipStory): number {
  const paces: Readonly<Record<string, number>> = {
    DRAFT: 0,
    APPROVING: 1,
    APPROVED: 4,
    REJECTED: 4,
    ERROR: 6,
  }
  return slipStatus === 'POSTED' ? postedAt : at + (paces[slipStatus] ?? 0) * pace
}

function slipOf(story: SlipStory): Insertable<Tables['signifier']> {
  const { source, slip_no, at, pace, slipStatus, due_date } = story
  const slipDay = koreanDay(at)
  const monthEnd = endOfMonth(`${source.yyyymm?.slice(0, 4)}-${source.yyyymm?.slice(4, 6)}-01`)
  const isApproved = ['APPROVED', 'POSTED', 'ERROR'].includes(slipStatus)
  return {
    slip_no,
    slip_type: 'RE',
    slip_source: 'ADJ',
    comp_no: source.comp_no,
    section: source.section,
    deptcd: source.deptcd,
    deptnm: source.deptnm,
    drafter: drafter.singleid,
    drafter_nm: drafter.hname,
    doc_date: monthEnd < slipDay ? monthEnd : slipDay,
    posting_date: slipDay,
    currency: source.currency,
    ex_rate: source.ex_rate,
    supply_amt: source.supply_amt_krw,
    vat_amt: source.vat_amt,
    total_amt: String(Number(source.supply_amt_krw) + Number(source.vat_amt)),
    due_date,
    header_text: `${source.title} ${source.source_no}`,
    slip_date: slipDay,
    status: slipStatus,
    approval_status: isApproved ? 'A' : ({ APPROVING: 'P', REJECTED: 'R' }[slipStatus] ?? 'N'),
    last_deci_dt: isApproved || slipStatus === 'REJECTED' ? new Date(at + 4 * pace) : null,
    created_by: drafter.singleid,
    created_dt: new Date(at),
    updated_by: drafter.singleid,
    updated_dt: new Date(lastStep(story)),
    version: slipStatus === 'DRAFT' ? 0 : 2,
    gerp_doc_no: slipStatus === 'POSTED' ? `51${zeroPad(10_000_001 + story.place, 8)}` : null,
    fiscal_year: slipStatus === 'POSTED' ? slipDay.slice(0, 4) : null,
  }
}

/** Few slips were refused before they were booked. */
function postingsOf(story: SlipStory): Insertable<Tables['posting_result']>[] {
  const { slip_no, slipStatus, code, place, at, pace } = story
  const end = lastStep(story)
  const posted = { slip_no, posted_by: drafter.singleid, posted_nm: drafter.hname }
  const error = (
    attempt_no: number,
    error_code: string,
    post_action: string,
  ): Insertable<Tables['posting_result']> => ({
    ...posted,
    attempt_no,
    post_status: 'ERROR',
    error_code,
    error_msg: [`${codeText('POST_ERROR', error_code)}.`, remedies[error_code]].join(' '),
    posted_dt: new Date(at + (4 + attempt_no) * pace),
    post_action,
    gerp_doc_no: null,
  })
  if (code !== undefined) return [error(1, code, 'RETRIED'), error(2, code, 'OPEN')]
  if (slipStatus !== 'POSTED') return []
  const isRepeated = place % refusedBefore === 0
  const refusal = codes[(place / refusedBefore) % codes.length] ?? 'E007'
  return [
    ...(isRepeated ? [error(1, refusal, 'RETRIED')] : []),
    {
      ...posted,
      attempt_no: isRepeated ? 2 : 1,
      post_status: 'SUCCESS',
      error_code: null,
      error_msg: null,
      posted_dt: new Date(end),
      post_action: null,
      gerp_doc_no: `51${zeroPad(10_000_001 + place, 8)}`,
    },
  ]
}

async function writeApprovals(tx: Transaction, stories: readonly SlipStory[]): Promise<void> {
  const draftedAt = ({ at, pace }: SlipStory) => new Date(at + pace)
  const numbers = await nextNumbers(tx, 'AP', stories.map(draftedAt))
  const decidedAt = ({ slipStatus, at, pace }: SlipStory) =>
    slipStatus === 'APPROVING' ? null : new Date(at + 4 * pace)
  await insertRows(
    tx,
    'approval',
    stories.map((story, place) => ({
      appr_no: numbers[place] ?? '',
      doc_type: 'SG',
      doc_no: story.slip_no,
      revision: 1,
      title: `${story.source.title} ${story.source.source_no}`,
      amount_krw: story.source.supply_amt_krw,
      drafter: drafter.singleid,
      drafter_nm: drafter.hname,
      deptnm: story.source.deptnm,
      approval_status: { APPROVING: 'P', REJECTED: 'R' }[story.slipStatus] ?? 'A',
      drafted_dt: draftedAt(story),
      last_deci_dt: decidedAt(story),
      created_by: drafter.singleid,
      created_dt: draftedAt(story),
    })),
  )
  await insertRows(
    tx,
    'approval_step',
    stories.flatMap((story, place) => stepsOf(story, numbers[place] ?? '', decidedAt(story))),
  )
}

function stepsOf(
  { source, slipStatus }: SlipStory,
  apprNo: string,
  decided: Date | null,
): Insertable<Tables['approval_step']>[] {
  const approvers = approversOf(source)
  const done = { APPROVING: 'CURRENT', REJECTED: 'REJECTED' }[slipStatus] ?? 'APPROVED'
  return approvers.map((singleid, index) => {
    const isTaken = decided !== null && (index === 0 || done === 'APPROVED')
    return {
      appr_no: apprNo,
      step_no: index + 1,
      seq: 1,
      step_type: index === approvers.length - 1 ? 'APPROVE' : 'REVIEW',
      singleid,
      status: index === 0 || done === 'APPROVED' ? done : 'WAIT',
      acted_by: isTaken ? singleid : null,
      acted_dt: isTaken ? decided : null,
      opinion: done === 'REJECTED' && index === 0 ? '코스트센터를 확인해 주세요.' : null,
    }
  })
}

function eventsOf(story: SlipStory): Parameters<typeof writeEvents>[1] {
  const { slip_no, slipStatus, at, pace, code } = story
  const of = { doc_type: 'SG', doc_no: slip_no, reason: null }
  const by = ({ singleid, hname }: typeof drafter, paces: number, instant = at + paces * pace) => ({
    actor: singleid,
    actor_name: hname,
    at: new Date(instant),
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
    steps.push({ ...of, ...by(drafter, 6, lastStep(story)), ...step('postSignifier', 'APPROVED', 'POSTED') })
  if (code !== undefined) steps.push({ ...of, ...by(drafter, 5), ...step('postError', 'APPROVED', 'ERROR') })
  return steps
}
