import type { Insertable } from 'kysely'
import { codeText } from '../../schemas/codes/codeGroups'
import { addDays } from '../../schemas/shared/calendar'
import type { Tables } from '../database/tables'
import type { StoryAsset, StoryPerson } from './assetStory'
import type { SeededRandom } from './seededRandom'

type AssetRow = {
  -readonly [Column in keyof Insertable<Tables['asset']>]: Insertable<Tables['asset']>[Column]
}
type HistoryRow = Insertable<Tables['asset_history']>
type Event = Insertable<Tables['document_event']>

/** A story with its numbers, and the unit of a receipt that it came of. */
export interface Life {
  readonly story: StoryAsset
  readonly unit:
    | (Pick<
        AssetRow,
        'wh_req_no' | 'wh_app_no' | 'wh_line_no' | 'po_no' | 'comp_no' | 'item_code' | 'spec'
      > & {
        readonly asset_name: string
        readonly acq_amt: string
        readonly person: StoryPerson
        readonly asset_class: string | null
        readonly useful_life: number
      })
    | undefined
  readonly candNo: string
  readonly number: string
  readonly day: string
  readonly registered: string
}

interface Told {
  readonly row: AssetRow
  readonly history: readonly HistoryRow[]
  readonly events: readonly Event[]
  /** Who puts a file to it. */
  readonly fileBy?: string
}

interface Around {
  readonly random: SeededRandom
  readonly today: string
  readonly people: readonly StoryPerson[]
}

const keeper = 'acc.staff'
const reasons: Readonly<Record<string, readonly string[]>> = {
  IDLE: ['라인 변경으로 사용 중단', '조직 개편 후 사용자 없음'],
  LOST: ['이전 작업 후 위치 확인 불가', '출장 중 분실'],
  EXCLUDED: ['예비품으로 재고 관리', '소모품으로 확인되어 제외'],
  DISPOSAL_REQ: ['노후로 수리 불가', '내용연수 경과 및 고장'],
}
const repairers = ['한빛서비스', '서원계측', '대한기전']

/** Rows are inserted together, so that each names every column. */
const nothingKnown = {
  ...{ item_code: null, po_no: null, wh_req_no: null, wh_app_no: null, wh_line_no: null, comp_no: null },
  ...{ repair_comp: null, repair_due: null, dispose_type: null, dispose_reason: null, dispose_amt: null },
  ...{ dispose_req_by: null, dispose_date: null, prev_status: null, file_id: null, last_check_dt: null },
}

/** A time of a day, in the order in which the steps of one day are taken. */
const at = (day: string, hour: number) => new Date(`${day}T${String(hour).padStart(2, '0')}:20:00+09:00`)

const placeOf = ({ deptnm, hname, site }: StoryPerson, location: string) =>
  [deptnm ?? '', hname, codeText('SITE', site ?? 'S01'), location].join(' · ')

/** The row of an asset with its history: registered, moved at times, and brought to where it stands. */
export function assetLife(life: Life, { random, today, people }: Around): Told {
  const { story, unit, candNo, number, day, registered } = life
  const person = unit?.person ?? story.person
  const [name, spec, asset_class, price, useful_life] = story.thing
  const isCandidate = candNo === number
  const nameOf = (id: string) => people.find(({ singleid }) => singleid === id)?.hname ?? id
  const history: HistoryRow[] = []
  const events: Event[] = []
  const event = (
    doc_no: string,
    action: string,
    from: string | null,
    to: string,
    when: Date,
    by: string,
    reason?: string,
  ) =>
    events.push({
      ...{ doc_type: 'AS', doc_no, at: when, actor: by, actor_name: nameOf(by), action },
      ...{ from_status: from, to_status: to, reason: reason ?? null },
    })
  const note = (hist_type: string, when: Date, by: string, texts: Partial<HistoryRow> = {}) =>
    history.push({
      ...{ asset_no: number, hist_type, acted_by: by, acted_dt: when },
      ...{ before_text: null, after_text: null, reason: null, ...texts },
    })
  event(candNo, unit ? 'whConfirmed' : 'importAssetReg', null, 'REG_WAIT', at(day, 9), keeper)
  const row: AssetRow = {
    ...nothingKnown,
    asset_no: number,
    cand_no: candNo,
    asset_name: unit?.asset_name ?? name,
    asset_class: unit?.asset_class ?? asset_class,
    spec: unit ? unit.spec : spec,
    serial_no: isCandidate ? null : `${story.serial}-${number.slice(-4)}`,
    ...(unit && { item_code: unit.item_code, po_no: unit.po_no, wh_req_no: unit.wh_req_no }),
    ...(unit && { wh_app_no: unit.wh_app_no, wh_line_no: unit.wh_line_no, comp_no: unit.comp_no }),
    acq_date: day,
    acq_amt: unit?.acq_amt ?? String(price),
    ...{
      section: person.section,
      deptcd: person.deptcd,
      deptnm: person.deptnm ?? '',
      custodian: person.singleid,
    },
    site: person.site ?? 'S01',
    location: isCandidate && unit ? null : story.location,
    useful_life: unit?.useful_life ?? useful_life,
    gerp_asset_no: isCandidate ? null : `2${number.slice(2, 4)}${number.slice(5)}000`,
    status: story.end,
    ...{ created_by: keeper, created_dt: at(day, 9), updated_by: keeper, updated_dt: at(registered, 11) },
    version: isCandidate ? 0 : 1,
  }
  if (story.end === 'EXCLUDED') {
    const reason = random.pick(reasons.EXCLUDED ?? [''])
    event(candNo, 'excludeAssetReg', 'REG_WAIT', 'EXCLUDED', at(day, 15), keeper, reason)
    return { row: { ...row, version: 1 }, history, events }
  }
  if (isCandidate) return { row, history, events }
  event(candNo, 'registerAsset', 'REG_WAIT', 'IN_USE', at(registered, 11), keeper)
  event(number, 'registerAsset', null, 'IN_USE', at(registered, 11), keeper)
  note('REG', at(registered, 11), keeper, { after_text: placeOf(person, story.location) })
  if (random.chance(0.35) && registered < addDays(today, -60)) {
    const moved = addDays(registered, random.whole(10, 30))
    event(number, 'moveAsset', 'IN_USE', 'IN_USE', at(moved, 13), person.singleid, '좌석 재배치')
    const texts = {
      before_text: placeOf(person, '본관 1층'),
      after_text: placeOf(person, story.location),
      reason: '좌석 재배치',
    }
    note('MOVE', at(moved, 13), person.singleid, texts)
  }
  return { ...ending(life, row, { event, note, random, today }), history, events }
}

interface Telling {
  readonly event: (
    doc: string,
    action: string,
    from: string,
    to: string,
    when: Date,
    by: string,
    reason?: string,
  ) => void
  readonly note: (type: string, when: Date, by: string, texts?: Partial<HistoryRow>) => void
  readonly random: SeededRandom
  readonly today: string
}

/** The last steps that lead to where an asset stands. */
function ending(
  { story, number }: Life,
  row: AssetRow,
  { event, note, random, today }: Telling,
): Pick<Told, 'row' | 'fileBy'> {
  const { end } = story
  const by = end === 'DISPOSAL_REQ' && row.deptcd === 'D1020' ? 'dept.mobile' : keeper
  const day = addDays(today, -random.whole(2, 30))
  const [used, then] = [codeText('ASSET_STATUS', 'IN_USE'), codeText('ASSET_STATUS', end)]
  if (end === 'IDLE' || end === 'LOST') {
    const reason = random.pick(reasons[end] ?? [''])
    event(number, end === 'IDLE' ? 'idleAsset' : 'loseAsset', 'IN_USE', end, at(day, 14), by, reason)
    note(end, at(day, 14), by, { before_text: used, after_text: then, reason })
    return { row: { ...row, version: 2 } }
  }
  if (end === 'REPAIR') {
    const [repair_comp, repair_due] = [random.pick(repairers), addDays(today, random.whole(3, 20))]
    event(number, 'repairAsset', 'IN_USE', 'REPAIR', at(day, 14), by)
    note('REPAIR', at(day, 14), by, { after_text: `${repair_comp} · ${repair_due}` })
    return { row: { ...row, repair_comp, repair_due, version: 2 } }
  }
  if (end !== 'DISPOSAL_REQ' && end !== 'DISPOSED') return { row }
  const reason = random.pick(reasons.DISPOSAL_REQ ?? [''])
  const type = random.chance(0.3) ? 'SALE' : 'SCRAP'
  const asked = {
    ...{ dispose_type: type, dispose_reason: reason, dispose_req_by: by, prev_status: 'IN_USE' },
    dispose_amt: type === 'SALE' ? '150000' : null,
  }
  event(number, 'requestDisposal', 'IN_USE', 'DISPOSAL_REQ', at(day, 14), by, reason)
  const requested = `${codeText('ASSET_STATUS', 'DISPOSAL_REQ')} (${codeText('DISPOSE_TYPE', type)})`
  note('DISPOSAL', at(day, 14), by, { before_text: used, after_text: requested, reason })
  if (end === 'DISPOSAL_REQ') return { row: { ...row, ...asked, version: 2 }, fileBy: by }
  event(number, 'approveDisposal', 'DISPOSAL_REQ', 'DISPOSED', at(day, 16), 'acc.head')
  note('DISPOSAL', at(day, 16), 'acc.head', {
    before_text: codeText('ASSET_STATUS', 'DISPOSAL_REQ'),
    after_text: `${then} (${day})`,
  })
  return { row: { ...row, ...asked, dispose_date: day, version: 3 }, fileBy: by }
}
