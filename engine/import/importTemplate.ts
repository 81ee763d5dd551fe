import type { ImportRow } from '../contract/importRoom'
import type { ColumnPlan } from '../plan/gridPlan'
import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { WorkbookColumn, WorkbookJob } from '../runtime/services'
import { exampleText, formText } from './importCells'
import { type ImportColumn, plainTitle } from './importColumns'
import { isBad } from './importState'

/** The workbook to be filled in: the titles, the lines that are changed, how each column is filled in, and the codes that it takes. */
export function templateJob(
  title: string,
  columns: readonly ImportColumn[],
  today: string,
  rows: readonly Row[] = [],
): WorkbookJob {
  return {
    fileName: say('importTemplateName', title),
    sheetName: title,
    columns: columns.map(textColumn),
    rows: rows.map(row =>
      Object.fromEntries(columns.map(({ plan: { field } }) => [field, textOf(row[field])])),
    ),
    sheets: guideSheets(columns, today),
  }
}

/** The bad rows with what stood in them and why they cannot be taken: mended, the file can be uploaded again. */
export function errorJob(
  title: string,
  columns: readonly ImportColumn[],
  rows: readonly ImportRow[],
  today: string,
): WorkbookJob {
  const reason: WorkbookColumn = {
    field: reasonField,
    label: say('importReasonTitle'),
    kind: 'text',
    width: 420,
  }
  return {
    fileName: say('importErrorName', title),
    sheetName: title,
    columns: [...columns.map(textColumn), reason],
    rows: rows.filter(isBad).map(row => ({ ...row.texts, [reasonField]: reasonsOf(row, columns) })),
    sheets: guideSheets(columns, today),
  }
}

/** No field of the wire is called so. */
const reasonField = ' reason'

/** Everything that is wrong with a row, each with its column. */
function reasonsOf({ problems }: ImportRow, columns: readonly ImportColumn[]): string {
  return columns
    .flatMap(({ plan }) => {
      const problem = problems[plan.field]
      return problem === undefined ? [] : [`${plan.label}: ${problem}`]
    })
    .join('\n')
}

function textColumn({ plan, title }: ImportColumn): WorkbookColumn {
  const typed = typedAs(plan)
  return {
    field: plan.field,
    label: title,
    kind: 'text',
    width: Math.max(plan.width, 90),
    ...(typed && { typed }),
  }
}

/** Numbers are typed as numbers; a month would become a day, and a code a number. */
function typedAs({ kind }: ColumnPlan): WorkbookColumn['typed'] {
  if (kind === 'integer' || kind === 'decimal' || kind === 'amount') return undefined
  return kind === 'date' ? 'date' : 'text'
}

function guideSheets(all: readonly ImportColumn[], today: string): WorkbookJob['sheets'] {
  const columns = all.filter(column => !column.isShown)
  const coded = columns.filter(column => column.choices)
  const guide = {
    name: say('importGuide'),
    widths: [140, 60, 260, 200],
    rows: [
      [
        say('importGuideColumn'),
        say('importGuideRequired'),
        say('importGuideForm'),
        say('importGuideExample'),
      ],
      ...columns.map(column => [
        plainTitle(column.title),
        column.plan.isRequired ? say('importRequired') : '',
        formText(column),
        exampleText(column, today),
      ]),
    ],
  }
  if (coded.length === 0) return [guide]
  const lines = coded.flatMap(column =>
    (column.choices ?? []).map(({ value, text }) => [plainTitle(column.title), value, text]),
  )
  const codes = {
    name: say('importCodes'),
    widths: [140, 100, 200],
    rows: [[say('importGuideColumn'), say('importCodeValue'), say('importCodeText')], ...lines],
  }
  return [guide, codes]
}
