import { type RawBuilder, sql } from 'kysely'
import { codeText } from '../../../schemas/codes/codeGroups'
import { all, columnIs, dayWithin, facts, seoulDay } from './fact'
import { exactOf, figureValues, percent, percentOf, sumOf, won } from './figure'
import { minus, plus, rational, rounded, zero } from './rational'
import type { Counted, Group, ReportContext, ReportKind, ReportParts, ReportRow } from './reportKind'
import { reportTarget } from './reportTarget'

/** The steps of the waterfall in their order (domain 14.6). */
const savingTypes = ['NEGO', 'SPEC', 'BID', 'BULK', 'SUBST']

/** 원가절감 실적: what awards saved against their base amount, by requests for quotation (domain 14.4). */
export const monthlyReport06: ReportKind = {
  operation: 'getMonthlyReport06',
  key: ['doc_no'],
  facts: context => (seesAwards(context.actor) ? [awards(context)] : [noFacts]),
  figures: () => ({
    baseAmt: won(sumOf('base'), '업체선정 때의 기준금액 (예상금액, 없으면 직전단가 기준)'),
    contractAmt: won(sumOf('contract'), '업체선정 금액'),
    savingAmt: won(sumOf('saving'), '기준금액 − 계약금액'),
    savingRate: percent(percentOf(sumOf('saving'), sumOf('base')), '절감금액 ÷ 기준금액 × 100'),
  }),
  told: {
    targetRate: { text: '공통코드 REPORT_TARGET의 절감률 목표' },
    stepAmt: { text: '기준금액에서 유형별 절감금액을 뺀 계약금액까지', of: 'savingAmt' },
  },
  parts: awardRows,
}

/** Requests for quotation belong to sections: who reads a department or his own documents sees none. */
const seesAwards = ({ scope }: ReportContext['actor']) => scope === 'all' || scope === 'section'
const noFacts = facts(
  'RFQ',
  { measure: 'base', docNo: sql`''`, docDate: sql`null::date`, section: sql`''` },
  sql`where false`,
)

/** Each award once for every amount that is added up. */
function awards({ input, months }: ReportContext): RawBuilder<unknown> {
  return facts(
    'RFQ',
    {
      measure: sql`part.measure`,
      docNo: sql`rfq.rfq_no`,
      docDate: sql`awarded.day`,
      status: sql`rfq.status`,
      section: sql`rfq.section`,
      buyerId: sql`rfq.buyer_id`,
      reason: sql`rfq.saving_type`,
      value: sql`coalesce(part.amount, 0)`,
    },
    sql`from rfq join (select rfq_no, ${seoulDay(sql`min(awarded_dt)`)} as day from rfq_award group by rfq_no) awarded
        on awarded.rfq_no = rfq.rfq_no
      cross join lateral (values ('base', rfq.base_amt), ('contract', rfq.contract_amt), ('saving', rfq.saving_amt))
        as part (measure, amount)
      where ${all(
        sql`rfq.status = 'AWARDED'`,
        dayWithin('awarded.day', months.base),
        columnIs('rfq.section', input.section),
        columnIs('rfq.buyer_id', input.buyerId),
        columnIs('rfq.saving_type', input.savingType),
      )}`,
  )
}

interface AwardRecord {
  readonly rfq_no: string
  readonly section: string
  readonly buyer_id: string
  readonly buyer_nm: string
  readonly saving_type: string | null
  readonly pr_no: string
  readonly po_nos: readonly string[]
  readonly companies: readonly string[]
  readonly awarded_dt: Date | string
}

/** Awards by section, buyer, moment and number, with their orders and suppliers. */
async function readAwards({ tx }: ReportContext, groups: readonly Group[]): Promise<readonly AwardRecord[]> {
  const numbers = groups.flatMap(({ key }) => key.doc_no ?? [])
  const { rows } = await sql<AwardRecord>`
    select rfq.rfq_no, rfq.section, rfq.buyer_id, rfq.buyer_nm, rfq.saving_type, rfq.pr_no,
      array(select ordered.po_no from order_request asked join po ordered on ordered.po_no = asked.po_no
        where asked.rfq_no = rfq.rfq_no order by ordered.po_no) as po_nos,
      array(select distinct company.comp_name_kr || '' from rfq_award award join company using (comp_no)
        where award.rfq_no = rfq.rfq_no order by 1) as companies
    from rfq where rfq.rfq_no = any (${numbers}::text[])
    order by rfq.section collate "C", rfq.buyer_id collate "C",
      (select min(award.awarded_dt) from rfq_award award where award.rfq_no = rfq.rfq_no), rfq.rfq_no`.execute(
    tx,
  )
  return rows
}

async function awardRows({ groups, whole, figures }: Counted, context: ReportContext): Promise<ReportParts> {
  const records = groups.length === 0 ? [] : await readAwards(context, groups)
  const numbersOf = new Map(groups.map(({ key, numbers }) => [key.doc_no, numbers]))
  const sums = figureValues(figures, whole.numbers)
  const target = await reportTarget(context, 'SAVING')
  return {
    rows: records.map(record => ({
      rfqNo: record.rfq_no,
      section: record.section,
      buyerNm: record.buyer_nm,
      ...(record.saving_type !== null && { savingType: record.saving_type }),
      prNo: record.pr_no,
      ...firstOf('poNos', record.po_nos),
      ...firstOf('compNames', record.companies),
      ...figureValues(figures, numbersOf.get(record.rfq_no) ?? {}),
    })),
    sums,
    kpi: { ...sums, ...(target !== undefined && { targetRate: rounded(rational(target), 1) }) },
    charts: { chart: waterfall(records, numbersOf, sums, context) },
  }
}

/** The first by number, and how many there are beside it. */
function firstOf(field: string, values: readonly string[]): ReportRow {
  const [first] = values
  if (first === undefined) return {}
  return { [field]: values.length === 1 ? first : `${first} 외 ${values.length - 1}건` }
}

/** From the base amount through what each kind of saving took away to the contract amount. */
function waterfall(
  records: readonly AwardRecord[],
  numbersOf: ReadonlyMap<string | null | undefined, Group['numbers']>,
  sums: ReportRow,
  { say }: ReportContext,
): readonly ReportRow[] {
  if (records.length === 0) return []
  const steps = savingTypes.flatMap(type => {
    const own = records.filter(record => record.saving_type === type)
    if (own.length === 0) return []
    const saved = own
      .map(record => exactOf(sumOf('saving'), numbersOf.get(record.rfq_no) ?? {}) ?? zero)
      .reduce(plus, zero)
    return [
      {
        stepNm: say(codeText('SAVING_TYPE', type)),
        savingType: type,
        stepAmt: rounded(minus(zero, saved), 0),
      },
    ]
  })
  return [
    { stepNm: say('기준금액'), stage: 'baseAmt', stepAmt: sums.baseAmt },
    ...steps,
    { stepNm: say('계약금액'), stage: 'contractAmt', stepAmt: sums.contractAmt },
  ]
}
