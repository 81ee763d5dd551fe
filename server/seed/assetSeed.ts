import { sql } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Transaction } from '../database/connect'
import { insertRows } from '../database/insertRows'
import { unitCosts } from '../modules/asset/unitCosts'
import { assetLife, type Life } from './assetLife'
import { type StoryAsset, type StoryPerson, tellAssets } from './assetStory'
import { fileOfSeed } from './fileOfSeed'
import { seededRandom } from './seededRandom'
import { writeEvents } from './writeEvents'

const seed = 20_261_125

/** One unit of a confirmed receipt of the expense type AST. */
interface ReceivedUnit {
  readonly wh_req_no: string
  readonly wh_app_no: string
  readonly wh_line_no: number
  readonly po_no: string
  readonly comp_no: string
  readonly item_code: string | null
  readonly asset_name: string
  readonly spec: string | null
  readonly acq_date: string
  readonly acq_amt: string
  readonly person: StoryPerson
  readonly asset_class: string | null
  readonly useful_life: number
}

/** What categories say of assets; the others say nothing, and their candidates are given a class when they are registered. */
const classes: Readonly<Record<string, readonly [string, number]>> = {
  ...{
    '10': ['TOOL', 5],
    '30': ['IT', 5],
    '3003': ['SW', 5],
    '40': ['MAC', 8],
    '60': ['MAC', 8],
    '90': ['FUR', 5],
  },
}

/** Those of the nearest category that says them. */
function classOf(category: string) {
  const own = [6, 4, 2].map(length => classes[category.slice(0, length)]).find(Boolean)
  return { asset_class: own?.[0] ?? null, useful_life: own?.[1] ?? 5 }
}

/** So many units of a receipt at most, so that the receipts of the demo fill few rows. */
const mostUnits = 3

/** Units of small receipts, the newest first; all of a receipt or none. */
async function receivedUnits(
  tx: Transaction,
  today: string,
  people: readonly StoryPerson[],
): Promise<readonly ReceivedUnit[]> {
  const { rows } = await sql<
    Omit<ReceivedUnit, 'person' | 'acq_amt' | 'asset_class' | 'useful_life'> & {
      qty: number
      amt: string
      requester: string
      cat_code: string
    }
  >`
    select wh.wh_req_no, wh_app_no, line.line_no as wh_line_no, wh.po_no, wh.comp_no, item_code, line.item_name as asset_name,
      line.spec, receipt_date as acq_date, accept_qty::int as qty, amt::bigint::text as amt, wh.requester, cat_code
    from warehousing wh join warehousing_line line using (wh_req_no) join item using (item_code)
    where expenses = 'AST' and wh_type = 'GR' and wh.status = 'CONFIRMED' and currency = 'KRW'
      and (select sum(accept_qty) <= ${mostUnits} and sum(return_qty) = 0 from warehousing_line own where own.wh_req_no = wh.wh_req_no)
      and accept_qty > 0 and asset_yn = 'Y' and receipt_date < ${today}
    order by receipt_date desc, wh_req_no desc, line_no`.execute(tx)
  return rows.flatMap(({ qty, amt, requester, cat_code, ...unit }) => {
    const person = people.find(({ singleid }) => singleid === requester)
    return person
      ? unitCosts(amt, qty).map(acq_amt => ({ ...unit, ...classOf(cat_code), acq_amt, person }))
      : []
  })
}

/** Candidates that wait come from receipts as far as there are any, and so do some of the assets in use. */
const [waiting, inUse, waitingMobile] = [8, 30, 5]

function shareUnits(stories: readonly StoryAsset[], units: readonly ReceivedUnit[]) {
  const shared = new Map<StoryAsset, ReceivedUnit>()
  const left = [...units]
  const take = (story: StoryAsset, fits: (unit: ReceivedUnit) => boolean) => {
    const at = left.findIndex(fits)
    const [unit] = at < 0 ? [] : left.splice(at, 1)
    if (unit) shared.set(story, unit)
  }
  const of = (end: StoryAsset['end']) => stories.filter(story => story.end === end)
  const isMobile = ({ person }: ReceivedUnit) => person.section === '모바일사업부'
  for (const [index, story] of of('REG_WAIT').slice(0, waiting).entries())
    take(story, unit => isMobile(unit) === index < waitingMobile)
  for (const story of of('IN_USE').slice(-inUse)) take(story, () => true)
  return shared
}

/** What the company owns, what waits to be registered, and what happened to each. */
export async function seedAssets(tx: Transaction, now: Date, folder: string | undefined): Promise<void> {
  const today = koreanDay(now)
  const random = seededRandom(seed)
  const people = await tx
    .selectFrom('person')
    .select(['singleid', 'hname', 'section', 'deptcd', 'deptnm', 'site'])
    .where('status', '=', 'A')
    .where('use_flag', '=', 'Y')
    .orderBy('singleid')
    .execute()
  const stories = tellAssets(random, today, people)
  const units = shareUnits(stories, await receivedUnits(tx, today, people))
  const dayOf = (story: StoryAsset) => units.get(story)?.acq_date ?? story.day
  const ordered = [...stories].sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1))
  const number = yearlyNumbers()
  const lives = ordered.map(story => {
    const day = dayOf(story)
    const isCandidate = story.end === 'REG_WAIT' || story.end === 'EXCLUDED'
    const candNo = number('AW', day)
    const registered = addDays(day, 3) < today ? addDays(day, 3) : addDays(today, -1)
    return {
      story,
      unit: units.get(story),
      candNo,
      number: isCandidate ? candNo : number('AS', registered),
      day,
      registered,
    }
  })
  const told = lives.map(life => assetLife(life as Life, { random, today, people }))
  for (const { row, fileBy } of told)
    if (fileBy !== undefined) {
      const carrier = { ownerType: 'ASSET', ownerNo: String(row.asset_no), by: fileBy, at: now }
      row.file_id = await fileOfSeed(tx, folder, carrier, [
        { name: '폐기 대상 사진.txt', text: '폐기 대상 사진' },
      ])
    }
  await insertRows(
    tx,
    'asset',
    told.map(({ row }) => row),
  )
  await insertRows(
    tx,
    'asset_history',
    told.flatMap(({ history }) => history),
  )
  await writeEvents(
    tx,
    told.flatMap(({ events }) => events),
  )
  for (const { prefix, yyyymm, last_no } of number.last())
    await tx.insertInto('doc_sequence').values({ prefix, yyyymm, last_no }).execute()
}

/** Numbers of candidates and assets, counted by year. */
function yearlyNumbers() {
  const last = new Map<string, number>()
  const number = (prefix: string, day: string) => {
    const key = `${prefix}${day.slice(0, 4)}`
    const next = (last.get(key) ?? 0) + 1
    last.set(key, next)
    return `${prefix}${day.slice(2, 4)}-${zeroPad(next, 6)}`
  }
  return Object.assign(number, {
    last: () =>
      [...last].map(([key, last_no]) => ({ prefix: key.slice(0, 2), yyyymm: `${key.slice(2)}00`, last_no })),
  })
}
