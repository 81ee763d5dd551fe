import { codeTone, toneNames } from '../../schemas/codes/codeTones'
import { columnWidth } from '../../schemas/shared/columnWidth'
import { formatDecimal, isDecimal } from '../../schemas/shared/decimal'
import type {
  GridColumn,
  GridColumnKind,
  GridOption,
  GridParsed,
  GridRow,
} from '../../widgets/DataGrid/dataGridContract'
import { evaluateExpression } from '../expression/evaluateExpression'
import type { ExpressionPlan } from '../expression/expressionPlan'
import type { ColumnPlan } from '../plan/gridPlan'
import type { ColumnKind } from '../plan/readColumnPlan'
import { cellText } from '../record/cellText'
import { yesChoices, yesValue } from '../record/yesText'
import { isRow, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { CodesPort, Services } from '../runtime/services'
import { isClosedWay } from '../way/closedWay'

const kinds: Readonly<Record<ColumnKind, GridColumnKind>> = {
  text: 'text',
  integer: 'number',
  decimal: 'amount',
  amount: 'amount',
  date: 'date',
  dateTime: 'datetime',
  month: 'text',
  code: 'code',
  yes: 'code',
  lookup: 'lookup',
  check: 'check',
  radio: 'radio',
  files: 'files',
  button: 'button',
}

/**
 * Columns as the grid widget takes them. `options` are the choices of columns that get them from an operation, `currency` that
 * of the document for lines which have none of their own.
 */
export function gridColumns(
  columns: readonly ColumnPlan[],
  codes: CodesPort,
  options: Readonly<Record<string, readonly GridOption[]>>,
  today: () => string,
  currency?: string,
): readonly GridColumn[] {
  const names = new Set(columns.map(column => column.field))
  return columns.map(column => {
    const shown = {
      ...gridColumn(shownAlone(column, names), codes, options[column.field], currency),
      ...rowAnswers(column, today),
    }
    return column.typedBy ? typedColumn(shown, column.typedBy) : shown
  })
}

const kindOfType: Readonly<Record<string, GridColumnKind>> = {
  NUM: 'amount',
  DATE: 'date',
  LIST: 'code',
  YN: 'code',
}
/** Most digits after the point of a value that its row says to be a number; the server knows the row's own limit. */
const mostDecimals = 6

/** A column whose rows say what kind of value they hold (ATTR_TYPE). */
function typedColumn(base: GridColumn, { type, choices }: NonNullable<ColumnPlan['typedBy']>): GridColumn {
  const variants = new WeakMap<GridRow, GridColumn>()
  const ofRow = (row: GridRow): GridColumn => {
    const known = variants.get(row)
    if (known) return known
    const rowType = textOf(row[type])
    const all: readonly RowChoice[] = rowType === 'YN' ? yesChoices() : choicesIn(row[choices])
    const variant: GridColumn = {
      ...base,
      kind: kindOfType[rowType] ?? 'text',
      maxDecimals: mostDecimals,
      options: all.filter(({ isUsable = true }) => isUsable),
      // A choice out of use stays readable.
      format: value => all.find(choice => choice.value === value)?.text ?? numberText(rowType, textOf(value)),
    }
    variants.set(row, variant)
    return variant
  }
  const format = (value: unknown, row: GridRow) => ofRow(row).format?.(value, row) ?? textOf(value)
  return { ...base, ofRow, format }
}

const numberText = (type: string, text: string) =>
  type === 'NUM' && isDecimal(text) ? formatDecimal(text) : text

interface RowChoice extends GridOption {
  readonly isUsable?: boolean
}

const choicesIn = (choices: unknown): readonly RowChoice[] =>
  (Array.isArray(choices) ? choices : [])
    .filter(isRow)
    .map(({ value, text, useYn }) => ({ value: textOf(value), text: textOf(text), isUsable: useYn !== 'N' }))

/** Columns of which none leads to a page that the person may not open, or is a button for others. */
export function openColumns(
  columns: readonly ColumnPlan[],
  { go: port, session }: Pick<Services, 'go' | 'session'>,
): readonly ColumnPlan[] {
  const group = session.user().authGroupId
  return columns
    .filter(({ button, steps }) => button === undefined || !isClosedWay(steps?.[0], port))
    .filter(({ groups }) => groups?.includes(group) !== false)
    .map(column => {
      const { go, ...plain } = column
      return isClosedWay(go, port) ? plain : column
    })
}

/** A lookup whose text has a column of its own shows its code: the name would stand there twice. */
function shownAlone(column: ColumnPlan, names: ReadonlySet<string>): ColumnPlan {
  const { lookup } = column
  if (lookup?.text === undefined || !names.has(lookup.text.field)) return column
  return { ...column, lookup: { ...lookup, text: undefined } }
}

function gridColumn(
  column: ColumnPlan,
  codes: CodesPort,
  loaded: readonly GridOption[] | undefined,
  currency: string | undefined,
): GridColumn {
  const { field, label, align, isFrozen, isSortable, isEditable, isRequired, code, limits } = column
  const choices = loaded ?? choicesOf(column, codes)
  const isTicked = column.kind === 'check' || column.kind === 'radio'
  const kind = column.go ? 'link' : choices && !isTicked ? 'code' : kinds[column.kind]
  return {
    id: field,
    title: label,
    kind,
    // Choices that come from an operation come later, and no column changes its width for them.
    width: columnWidth(column, loaded || isTicked ? [] : (choices ?? []).map(choice => choice.text)),
    align,
    frozen: isFrozen,
    sortable: isSortable,
    editable: isEditable,
    required: isRequired,
    ...(choices && !isTicked && { options: choices }),
    ...(isTicked && code !== undefined && { parse: readYes }),
    ...(column.group !== undefined && { group: column.group }),
    ...(column.isMerged && { merge: true }),
    ...(limits.scale !== undefined && { maxDecimals: limits.scale }),
    format: (value, row) => column.button ?? cellText(column, value, row, codes, { choices, currency }),
    ...(code !== undefined && column.hasTone && { tone: value => codeTone(code, textOf(value)) }),
  }
}

/** What expressions say of a row: asked once for each row, since a changed row is another one. */
function rowAnswers({ tone, visibleWhen, go }: ColumnPlan, today: () => string): Partial<GridColumn> {
  const ask = (expression: ExpressionPlan) => {
    const answers = new WeakMap<GridRow, unknown>()
    return (row: GridRow) => {
      if (!answers.has(row)) answers.set(row, evaluateExpression(expression, { row, line: row }, { today }))
      return answers.get(row)
    }
  }
  const toneOf = tone && ask(tone)
  const isVisible = visibleWhen && ask(visibleWhen)
  const addressOf = go?.step === 'address' && ask(go.address)
  return {
    ...(toneOf && { tone: (_: unknown, row: GridRow) => toneNames.find(name => name === toneOf(row)) }),
    ...(isVisible && { linked: (row: GridRow) => isVisible(row) === true }),
    ...(addressOf && { linked: (row: GridRow) => textOf(addressOf(row)) !== '' }),
  }
}

/** Y and N as the wire has them. */
function readYes(text: string): GridParsed {
  const value = text.trim() === '' ? 'N' : yesValue(text)
  return value === undefined ? { refused: say('yesOrNo') } : { value }
}

function choicesOf(column: ColumnPlan, codes: CodesPort): readonly GridOption[] | undefined {
  if (column.kind === 'yes') return yesChoices()
  return column.code === undefined ? undefined : codes.entries(column.code)
}
