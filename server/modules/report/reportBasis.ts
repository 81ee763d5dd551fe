import { type RawBuilder, sql } from 'kysely'
import type { OperationAnswers } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { given } from '../../document/givenFields'
import { contains, pageOf } from '../../document/listQuery'
import { badRequest } from '../../http/failure'
import type { BasisInput } from './basisInput'
import { countReport } from './countGroups'
import { all } from './fact'
import type { Figures, Formula } from './figure'
import { type Addend, figureParts } from './figureParts'
import { noGroup } from './groupNames'
import type { Reached } from './reaches'
import { documentPath, statusGroup } from './reportDocuments'
import type { Counted, Group, KeyColumn, ReportContext, ReportKind } from './reportKind'
import { listPath } from './reportLists'

type Sql = RawBuilder<unknown>

/** The parameter that tells a row by each column of its key. */
const keyParameters: Readonly<Record<Exclude<KeyColumn, 'month' | 'reason'>, keyof BasisInput>> = {
  section: 'section',
  deptcd: 'deptcd',
  comp_no: 'compNo',
  item_code: 'itemCode',
  sg_code: 'sgCode',
  buyer_id: 'buyerId',
  doc_no: 'rfqNo',
}

/**
 * The documents behind one figure, each with what it adds; read by the facts and the formula of the report itself (D-R3). Of a rate
 * or an average those above the line and, as `base`, those below it; one of the two alone where it is asked for.
 */
export async function readBasis(
  kind: ReportKind,
  asked: BasisInput,
  context: ReportContext,
): Promise<OperationAnswers['listReportBasis']> {
  const figures: Figures = { ...kind.figures(context), ...kind.beside }
  const { field, explanation } = figureAsked(kind, figures, asked)
  const formula: Formula | undefined = figures[field]?.formula
  const { above, below } = formula ? figureParts(formula) : { above: [], below: [] }
  const addends =
    asked.part === undefined
      ? [...above.map(addendOf(false)), ...below.map(addendOf(true))]
      : (asked.part === 'DEN' && below.length > 0 ? below : above).map(addendOf(false))
  const path = listPath(kind.operation, field, asked, context)
  return {
    ...(await readAdditions(kind, addends, { ...asked, figure: field }, context)),
    formula: context.say(explanation),
    ...(path !== undefined && { listPath: path }),
  }
}

/** A stage of a chart is a figure of its own; what is worked out of rows has the documents of what it is worked out of. */
function figureAsked(kind: ReportKind, figures: Figures, { figure, stage }: BasisInput) {
  const told = kind.told?.[figure]
  const field = (stage !== undefined && figures[stage] ? stage : undefined) ?? told?.of ?? figure
  const explanation = told?.text ?? figures[figure]?.explanation
  if (explanation === undefined) throw badRequest('figure', `"${figure}" is no figure of the report`)
  return { field, explanation }
}

/** What one kind of fact adds to a figure, or to what it is divided by. */
interface BasisAddend extends Addend {
  readonly isBase: boolean
}

const addendOf =
  (isBase: boolean) =>
  (addend: Addend): BasisAddend => ({ ...addend, isBase })

interface BasisRecord {
  readonly doc_type: string
  readonly doc_no: string
  readonly line_no: number | null
  readonly doc_date: string | null
  readonly doc_status: string | null
  readonly section: string | null
  readonly deptnm: string | null
  readonly comp_name_kr: string | null
  readonly item_name: string | null
  readonly value: string
  readonly is_base: boolean
}

interface BasisTotals {
  readonly total: string
  readonly whole: string
  readonly base: string | null
}

/** `row`: whose documents. */
async function readAdditions(
  kind: ReportKind,
  addends: readonly BasisAddend[],
  row: BasisInput,
  context: ReportContext,
) {
  const { tx, say } = context
  if (addends.length === 0) return { rows: [], total: 0, sums: { value: '0' } }
  const { among, reached } = await rowConditions(kind, row, context)
  const facts = sql.join(kind.facts(context, reached), sql` union all `)
  const measures = sql.join(addends.map(({ aggregate: { measure } }) => sql.lit(measure)))
  const { limit, offset } = pageOf(row)
  // One statement for the page and its sums: what is behind a figure is read once, and the same for both.
  const { rows: found } = await sql<BasisTotals & (BasisRecord | Record<keyof BasisRecord, null>)>`
    with fact as (select * from (${facts}) fact where measure in (${measures}) and ${among}),
      addition as materialized (${sql.join(addends.map(added), sql` union all `)})
    select page.*, company.comp_name_kr, sums.*
    from (select count(*)::text as total, coalesce(sum(value) filter (where not is_base), 0)::text as whole,
        (sum(value) filter (where is_base))::text as base from addition) sums
      left join (select * from addition order by is_base, doc_date, doc_no, line_no, value limit ${limit} offset ${offset}) page on true
      left join company using (comp_no)
    order by is_base, doc_date, doc_no, line_no, value`.execute(tx)
  const rows = found.filter(one => one.doc_no !== null)
  const [sum] = found
  return {
    rows: rows.map((found, index) => {
      const { doc_type: docType, doc_status: status } = found
      const group = statusGroup(docType)
      return {
        seq: offset + index + 1,
        docType: say(documentPath(docType, '').name),
        docNo: found.doc_no,
        ...given({
          lineNo: found.line_no,
          docDate: found.doc_date,
          section: found.section,
          deptnm: found.deptnm,
          compNameKr: found.comp_name_kr,
          itemName: found.item_name,
        }),
        ...(status !== null && { status: group === undefined ? status : say(codeText(group, status)) }),
        [found.is_base ? 'base' : 'value']: trimDecimal(found.value),
        docPath: documentPath(docType, found.doc_no).path,
      }
    }),
    total: Number(sum?.total ?? '0'),
    sums: { value: trimDecimal(sum?.whole ?? '0'), ...(sum?.base && { base: trimDecimal(sum.base) }) },
  }
}

const shownColumns = sql.raw(
  'doc_type, doc_no, line_no, doc_date, doc_status, section, deptnm, comp_no, item_name',
)

/** What one kind of fact adds, document by document. */
function added({ aggregate: { how, measure }, sign, isBase }: BasisAddend): Sql {
  const from = sql`from fact where measure = ${sql.lit(measure)}`
  const signed = (value: string) =>
    sql`(${sql.raw(sign === 1 ? value : `-${value}`)})::numeric as value, ${sql.lit(isBase)} as is_base`
  const one = (key: string, columns: string) =>
    sql`(select distinct on (${sql.ref(key)}) ${sql.raw(columns)}, ${signed('1')} ${from}
      and ${sql.ref(key)} is not null order by ${sql.ref(key)}, doc_date, doc_no)`
  switch (how) {
    case 'sum':
      return sql`select ${shownColumns}, ${signed('value')} ${from}`
    case 'quantity':
    case 'sumOfOneUnit':
      return sql`select ${shownColumns}, ${signed('qty')} ${from}`
    case 'lines':
    case 'newestMonth':
      return sql`select ${shownColumns}, ${signed('1')} ${from}`
    case 'greatest':
      return sql`(select ${shownColumns}, ${signed('value')} ${from} order by value desc, doc_date, doc_no limit 1)`
    case 'documents':
      return one(
        'doc_no',
        'doc_type, doc_no, null::int as line_no, doc_date, doc_status, section, deptnm, comp_no, null::text as item_name',
      )
    case 'companies':
      return one(
        'comp_no',
        `'COMP' as doc_type, comp_no as doc_no, null::int as line_no, null::date as doc_date, null::text as doc_status, null::text as section, null::text as deptnm, comp_no, null::text as item_name`,
      )
    case 'items':
      return one(
        'item_code',
        `'ITEM' as doc_type, item_code as doc_no, null::int as line_no, null::date as doc_date, null::text as doc_status, null::text as section, null::text as deptnm, null::text as comp_no, item_name`,
      )
  }
}

/** The facts of the row that is asked about; of the totals those of the rows that are listed, where not all are. */
async function rowConditions(
  kind: ReportKind,
  row: BasisInput,
  context: ReportContext,
): Promise<{ readonly among: Sql; readonly reached?: Reached | undefined }> {
  const told = kind.key.flatMap(column => keyCondition(column, row) ?? [])
  const reasons = [row.savingType, row.rejectReason].filter(value => value !== undefined)
  // Only what is rejected or saved has a reason; the condition of the report has narrowed the rest.
  const ofReason = kind.operation === 'getMonthlyReport06' || row.figure === 'rejectQty'
  const conditions = [...told, ...(ofReason ? reasons.map(value => sql`reason = ${value}`) : [])]
  const { itemName } = context.input
  if (itemName !== undefined) conditions.push(contains(sql`item_name`, itemName))
  const isOneRow = told.length === kind.key.length
  const reached = isOneRow ? undefined : kind.reached?.(context)
  const groups = reached ? undefined : await groupsAsked(kind, row, context, isOneRow)
  return { among: all(...conditions, groups ? isOneOf(kind.key, groups) : sql`true`), reached }
}

function keyCondition(column: KeyColumn, row: BasisInput): Sql | undefined {
  if (column === 'month' || column === 'reason') return undefined
  const value = row[keyParameters[column]]
  if (value === undefined) return undefined
  if (column === 'sg_code' && value === noGroup) return sql`sg_code = ''`
  return sql`${sql.ref(column)} = ${value}`
}

async function groupsAsked(
  kind: ReportKind,
  row: BasisInput,
  context: ReportContext,
  isOneRow: boolean,
): Promise<readonly Group[] | undefined> {
  const choose = row.rest === 'Y' ? kind.rest : isOneRow ? undefined : kind.listed
  if (!choose) return undefined
  const counted: Counted = await countReport(kind, context)
  return choose(counted, context)
}

function isOneOf(key: readonly KeyColumn[], groups: readonly Group[]): Sql {
  if (groups.length === 0) return sql`false`
  const columns = sql.join(key.map(column => sql`coalesce(${sql.ref(column)}, '')`))
  const lists = sql.join(key.map(column => sql`${groups.map(group => group.key[column] ?? '')}::text[]`))
  return sql`(${columns}) in (select * from unnest(${lists}))`
}
