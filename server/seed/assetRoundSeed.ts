import { codeText } from '../../schemas/codes/codeGroups'
import { addDays } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Transaction } from '../database/connect'
import { insertRows } from '../database/insertRows'
import { writeEvents } from './writeEvents'

interface Story {
  readonly roundNo: string
  readonly name: string
  readonly section: string | null
  readonly from: string
  readonly to: string
  readonly most: number
  /** Results by place among the assets; what is not named is a match. */
  readonly others: Readonly<Record<number, 'NONE' | 'MISMATCH' | 'MISSING'>>
  readonly closed?: string
}

/** A range of places with one result. */
const places = (from: number, count: number, result: 'NONE' | 'MISMATCH' | 'MISSING') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [from + index, result] as const))

/** The rounds of the demo, as seen from today. */
function stories(today: string): readonly Story[] {
  const [year, last] = [Number(today.slice(0, 4)), Number(today.slice(0, 4)) - 1]
  const opened = addDays(today, -5)
  const mobile = addDays(today, -120)
  const semiYear = opened.slice(0, 4)
  const order = mobile.slice(0, 4) === semiYear ? 2 : 1
  const second = addDays(today, -3)
  const secondOrder = second.slice(0, 4) === semiYear ? order + 1 : 1
  return [
    {
      ...{
        roundNo: `IV${last}-${mobile.startsWith(String(last)) ? '02' : '01'}`,
        name: `${last}년 정기 자산 실사`,
      },
      ...{ section: null, from: `${last}-11-03`, to: `${last}-11-28`, most: 140, closed: `${last}-11-28` },
      others: places(0, 4, 'MISMATCH'),
    },
    {
      ...{
        roundNo: `IV${mobile.slice(0, 4)}-01`,
        name: '모바일사업부 상반기 자산 실사',
        section: '모바일사업부',
      },
      ...{ from: mobile, to: addDays(mobile, 14), most: 60, closed: addDays(mobile, 14) },
      others: places(0, 3, 'MISMATCH'),
    },
    {
      ...{
        roundNo: `IV${semiYear}-${zeroPad(order, 2)}`,
        name: `${year}년 반도체사업부 자산 실사`,
        section: '반도체사업부',
      },
      ...{ from: opened, to: addDays(today, 9), most: 40 },
      others: { ...places(18, 3, 'MISMATCH'), ...places(21, 1, 'MISSING'), ...places(22, 18, 'NONE') },
    },
    {
      ...{
        roundNo: `IV${second.slice(0, 4)}-${zeroPad(secondOrder, 2)}`,
        name: '모바일사업부 하반기 자산 실사',
        section: '모바일사업부',
      },
      ...{ from: second, to: addDays(today, 11), most: 60 },
      others: { ...places(4, 2, 'MISMATCH'), ...places(10, 50, 'NONE') },
    },
  ]
}

const opener = 'acc.head'
const at = (day: string, hour: number, minute = 0) =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00+09:00`)

/** Rounds in which assets were counted, and those in which they are. */
export async function seedAssetRounds(tx: Transaction, now: Date): Promise<void> {
  const today = koreanDay(now)
  const head = await tx
    .selectFrom('person')
    .select('hname')
    .where('singleid', '=', opener)
    .executeTakeFirstOrThrow()
  for (const story of stories(today)) await seedRound(tx, story, head.hname)
  for (const [year, count] of countsByYear(stories(today)))
    await tx
      .insertInto('doc_sequence')
      .values({ prefix: 'IV', yyyymm: `${year}00`, last_no: count })
      .execute()
}

function countsByYear(told: readonly Story[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { roundNo } of told) {
    const [year, number] = [roundNo.slice(2, 6), Number(roundNo.slice(7))]
    counts.set(year, Math.max(counts.get(year) ?? 0, number))
  }
  return counts
}

async function seedRound(tx: Transaction, story: Story, openerName: string): Promise<void> {
  const { roundNo, name, section, from, to, most, others, closed } = story
  const assets = await tx
    .selectFrom('asset')
    .selectAll()
    .where('status', 'in', ['IN_USE', 'IDLE', 'REPAIR'])
    .where('acq_date', '<', addDays(from, -4))
    .$if(section !== null, query => query.where('section', '=', section))
    .orderBy('asset_no')
    .limit(most)
    .execute()
  const rows = assets.map((asset, index) => {
    const result = others[index] ?? 'MATCH'
    const isElsewhere = result === 'MISMATCH'
    const counted = at(addDays(from, index % 5 === 4 ? 1 : 0), 9 + (index % 8), index % 60)
    return {
      ...{ round_no: roundNo, asset_no: asset.asset_no, book_section: asset.section ?? '' },
      ...{
        book_deptcd: asset.deptcd ?? '',
        book_deptnm: asset.deptnm ?? '',
        book_location: asset.location ?? '',
      },
      ...{ book_custodian: asset.custodian ?? '', inv_result: result },
      real_deptcd: isElsewhere ? asset.deptcd : null,
      real_deptnm: isElsewhere ? asset.deptnm : null,
      real_location: isElsewhere ? `${asset.location} 옆 창고` : null,
      checker: result === 'NONE' ? null : asset.custodian,
      check_dt: result === 'NONE' ? null : counted,
      bigo: result === 'MISSING' ? '라인 이전 후 확인 불가' : null,
      ...{ created_by: opener, created_dt: at(from, 8, 30), updated_by: opener, updated_dt: at(from, 8, 30) },
      version: result === 'NONE' ? 0 : 1,
    }
  })
  const checked = rows.filter(({ inv_result }) => inv_result !== 'NONE')
  await insertRows(tx, 'asset_round', [
    {
      ...{ round_no: roundNo, round_name: name, section, from_date: from, to_date: to, opened_by: opener },
      ...{ target_cnt: rows.length, checked_cnt: checked.length, status: closed ? 'CLOSED' : 'PROGRESS' },
      ...{
        created_by: opener,
        created_dt: at(from, 8, 30),
        updated_by: opener,
        updated_dt: at(closed ?? from, 18),
      },
      version: closed ? 1 : 0,
    },
  ])
  await insertRows(tx, 'asset_inventory', rows)
  const step = { doc_type: 'IV', doc_no: roundNo, actor: opener, actor_name: openerName, reason: null }
  await writeEvents(tx, [
    { ...step, action: 'openAssetRound', from_status: null, to_status: 'PROGRESS', at: at(from, 8, 30) },
    ...(closed
      ? [
          {
            ...step,
            action: 'closeAssetRound',
            from_status: 'PROGRESS',
            to_status: 'CLOSED',
            at: at(closed, 18),
          },
        ]
      : []),
  ])
  if (!closed) return
  for (const { asset_no, check_dt } of checked)
    await tx
      .updateTable('asset')
      .set({ last_check_dt: check_dt ? koreanDay(check_dt) : null })
      .where('asset_no', '=', asset_no)
      .execute()
  const note = { before_text: roundNo, reason: null, acted_by: opener, acted_dt: at(closed, 18) }
  await insertRows(
    tx,
    'asset_history',
    checked.map(({ asset_no, inv_result }) => ({
      ...{ asset_no, hist_type: 'CHECK', after_text: codeText('INV_RESULT', inv_result), ...note },
    })),
  )
}
