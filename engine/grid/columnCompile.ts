import type { FieldFact } from '../../codegen/contractFacts'
import { toneNames } from '../../schemas/codes/codeTones'
import type { ColumnButtonDefinition, ColumnDetailDefinition } from '../../schemas/screen/columnDefinition'
import type { ExpressionPlan } from '../expression/expressionPlan'
import { type ExpressionScope, textType, valueTypeOf } from '../expression/valueType'
import { compileCheckBy } from '../form/checkByCompile'
import { compileChecks } from '../form/checkCompile'
import { compileLookup } from '../lookup/lookupCompile'
import type { ColumnPlan } from '../plan/gridPlan'
import type { ColumnKind } from '../plan/readColumnPlan'
import type { AddressPlan } from '../plan/stepPlan'
import { columnProblems } from '../problem/catalogue/columnProblems'
import { gridProblems } from '../problem/catalogue/gridProblems'
import { reasons } from '../problem/catalogue/reasons'
import { saidProblems } from '../problem/catalogue/saidProblems'
import { actionGroups } from '../scope/actionGroups'
import { compileCondition, compileExpression, compileValues, withRoots } from '../scope/compiling'
import { kindOf, limitsOf, lookOf, present } from '../scope/fieldKind'
import { typeOfField } from '../scope/fieldType'
import { isFigure, isRate, isWon } from '../scope/measures'
import { handedFields } from '../scope/nameKinds'
import { looksOf, neededWidth } from '../scope/neededWidth'
import type { NormalGrid } from '../scope/normalDefinition'
import type { GridFacts, Page } from '../scope/page'
import { detailScope } from '../scope/pageFacts'
import { reportUseless } from '../scope/reportUseless'
import { compileRowGo } from '../way/goCompile'
import { screenPlace } from '../way/goNumberCompile'

/** Pixels by kind, where the contract says no x-width. */
const defaultWidths: Readonly<Record<ColumnKind, number>> = {
  text: 120,
  integer: 70,
  decimal: 90,
  amount: 110,
  date: 96,
  dateTime: 150,
  month: 80,
  code: 90,
  yes: 60,
  lookup: 110,
  check: 60,
  radio: 60,
  files: 60,
  button: 84,
}

const alignments: Readonly<Record<ColumnKind, ColumnPlan['align']>> = {
  text: 'left',
  integer: 'right',
  decimal: 'right',
  amount: 'right',
  date: 'center',
  dateTime: 'center',
  month: 'center',
  code: 'center',
  yes: 'center',
  lookup: 'left',
  check: 'center',
  radio: 'center',
  files: 'center',
  button: 'center',
}

export function compileColumn(
  page: Page,
  grid: NormalGrid,
  facts: GridFacts,
  column: ColumnDetailDefinition,
  scope: ExpressionScope,
): ColumnPlan | undefined {
  const { on } = page
  on.notes.name(column, 'field', { thing: 'field', names: facts.fields })
  const fact = facts.fields[column.field]
  if (!fact) {
    reportUnknown(page, facts, column)
    return undefined
  }
  const saved = facts.saved[column.field]
  checkEditable(page, column, saved !== undefined)
  const isKey = !facts.save && column.field === lineKey(facts)
  const isEditable =
    saved !== undefined &&
    !isKey &&
    !grid.readOnly &&
    column.as !== 'files' &&
    column.edit !== false &&
    column.value === undefined
  on.notes.unfitWords(column, unfitWords(facts, fact, saved !== undefined))
  checkAs(page, column, fact)
  const lookup =
    isEditable && column.as === undefined
      ? compileLookup({ on, entry: column, fact, beside: facts.fields, scope })
      : undefined
  const options = isEditable && column.as === undefined ? fact.options : undefined
  if (options) on.operations.add(options.operation)
  if (column.as === 'files') addFileOperations(page)
  const kind = column.as ?? kindOf(fact, lookup !== undefined, options !== undefined)
  const go = typeof column.go === 'string' ? { screen: column.go } : column.go
  const way = go && {
    ...{ on, screen: go.screen, with: go.with, scope },
    ...{ at: screenPlace(on.source, column), isOfRow: true, note: column.note },
  }
  const openedGo = way && compileRowGo(way, column, facts.rowType, facts.root)
  const address = compileAddress(page, facts, column)
  return present({
    field: column.field,
    label: column.label ?? fact.label,
    kind,
    width: column.width ?? usualWidth(fact, kind, column),
    align: alignments[kind],
    isFrozen: column.frozen ?? false,
    isSortable: grid.part === undefined && kind !== 'files' && fact.isSortable !== false && sortsRows(facts),
    isEditable,
    isRequired: column.required ?? (isEditable && isDemanded(page, facts, column.field)),
    isNewOnly: isEditable && saved?.isKey ? true : undefined,
    ...lookOf(fact),
    isPersonal: fact.isPersonal,
    isRate: isRate(fact) ? true : undefined,
    isFigure: isFigure(fact, facts.operation) ? true : undefined,
    isWon: isWon(fact, facts.operation) ? true : undefined,
    limits: limitsOf(saved ?? fact),
    options,
    typedBy: fact.typedBy,
    go: openedGo ?? address,
    lookup,
    ...(column.value === undefined
      ? {}
      : { value: compileExpression(on, column, 'value', scope, valueTypeOf(fact)) }),
    ...compileSet(page, facts, column, isEditable, scope),
    checks: compileChecks(on, column.checks, scope),
    ...compileAsked(page, column, isEditable, scope),
    group: column.group,
    isMerged: column.merge === true ? true : undefined,
    ...compileTone(page, facts, column),
    ...compileShown(page, facts, column),
  })
}

/** Words that say nothing at a column of such rows: what nobody saves is not edited, and what is no number is not added up. */
function unfitWords(facts: GridFacts, { type }: FieldFact, isSaved: boolean): readonly string[] {
  const isLine = facts.lines !== undefined || Object.keys(facts.saved).length > 0
  return [
    ...(isSaved ? [] : ['edit', 'required', 'open', 'set', 'checkBy']),
    ...(isLine ? ['visibleWhen'] : ['checks', 'value']),
    ...(type === 'decimal' || type === 'integer' ? [] : ['sum']),
  ]
}

/** Wide enough for what the column always shows, with its tone and its total. */
function usualWidth(fact: FieldFact, kind: ColumnKind, column: ColumnDetailDefinition): number {
  const looks = looksOf(column)
  const needed = looks.isToned || looks.isSummed ? (neededWidth(fact, [], looks)?.pixels ?? 0) : 0
  return Math.max(fact.width ?? defaultWidths[kind], needed)
}

/** A way that the row itself says. Reads the row alone, so that whether there is one can be kept with the row. */
function compileAddress(
  { on }: Page,
  facts: GridFacts,
  column: ColumnDetailDefinition,
): AddressPlan | undefined {
  if (column.address === undefined) return undefined
  if (column.go !== undefined) reportUseless(on.source, column, 'address', reasons.leadsAlready)
  const address = compileExpression(on, column, 'address', rowAlone(facts), textType)
  const other = handedFields(address.tree).find(name => !/(url|path)$/i.test(name))
  if (other !== undefined)
    on.source.report(on.source.valueAt(column, 'address'), saidProblems.addressOfOther(other))
  return { step: 'address', address }
}

/** What changes along with a cell that somebody types into. */
function compileSet(
  { on }: Page,
  facts: GridFacts,
  column: ColumnDetailDefinition,
  isEditable: boolean,
  scope: ExpressionScope,
): Pick<ColumnPlan, 'set'> {
  if (column.set === undefined) return {}
  if (!isEditable) reportUseless(on.source, column, 'set', reasons.notEdited(column.field))
  return {
    set: compileValues(on, column.set, scope, { thing: 'field', names: facts.fields }, (name, record) =>
      typeOfField(on, record, name, facts.fields, 'GRID_FIELD_UNKNOWN'),
    ),
  }
}

/** What the server is asked about a cell that somebody has changed. */
function compileAsked(
  page: Page,
  column: ColumnDetailDefinition,
  isEditable: boolean,
  scope: ExpressionScope,
): Pick<ColumnPlan, 'checkBy'> {
  if (!column.checkBy) return {}
  if (!isEditable) reportUseless(page.on.source, column, 'checkBy', reasons.notEdited(column.field))
  const checkBy = compileCheckBy(page, column.checkBy, scope)
  return checkBy ? { checkBy } : {}
}

/** What is kept with a row may read nothing that changes without it. */
function rowAlone(facts: GridFacts): ExpressionScope {
  return { [facts.root]: facts.rowType }
}

function compileTone(
  { on }: Page,
  facts: GridFacts,
  column: ColumnDetailDefinition,
): { readonly tone?: ExpressionPlan } {
  if (column.tone === undefined) return {}
  const tone = compileExpression(on, column, 'tone', rowAlone(facts), textType)
  for (const name of answersOf(tone.tree)) {
    if (name === '' || toneNames.some(known => known === name)) continue
    on.source.report(on.source.valueAt(column, 'tone'), columnProblems.toneUnknown(name, toneNames))
  }
  return { tone }
}

/** Who sees the column is settled when the page opens, so that the user is all it may read. */
function compileShown(
  { on, scope: { user } }: Page,
  { lines, save }: GridFacts,
  column: ColumnDetailDefinition,
): Pick<ColumnPlan, 'shownWhen'> {
  if (column.visibleWhen === undefined) return {}
  if (lines !== undefined || save) reportUseless(on.source, column, 'visibleWhen', reasons.onlyListedRows)
  const { visibleWhen } = compileCondition(on, column, 'visibleWhen', user ? { user } : {})
  return visibleWhen ? { shownWhen: visibleWhen } : {}
}

/** Texts that an expression may answer, as far as they are written in it. */
function answersOf(tree: ExpressionPlan['tree']): readonly string[] {
  if (tree[0] === 'if') return [...answersOf(tree[2]), ...answersOf(tree[3])]
  return tree[0] === 'value' && typeof tree[1] === 'string' ? [tree[1]] : []
}

/** A column of buttons. Its name begins with a sign that no field of the contract has. */
export function compileButton(
  page: Page,
  facts: GridFacts,
  column: ColumnButtonDefinition,
  index: number,
  scope: ExpressionScope,
): ColumnPlan {
  const steps = page.compileSteps(page, column.steps, scope)
  return present({
    field: `$button${index + 1}`,
    label: column.label ?? column.button,
    kind: 'button' as const,
    width: column.width ?? defaultWidths.button,
    align: alignments.button,
    isFrozen: column.frozen ?? false,
    isSortable: false,
    isEditable: false,
    isRequired: false,
    limits: {},
    checks: [],
    group: column.group,
    button: column.button,
    steps,
    groups: actionGroups(steps, page.on.world),
    ...compileCondition(page.on, column, 'visibleWhen', rowAlone(facts)),
  })
}

const fileOperations = ['listFiles', 'downloadFile', 'downloadFileWs']

function addFileOperations({ on }: Page): void {
  for (const operation of fileOperations) if (on.world.contract[operation]) on.operations.add(operation)
}

/** Check boxes and radio buttons know yes and no; files are named by a text. */
function checkAs({ on }: Page, column: ColumnDetailDefinition, fact: FieldFact): void {
  if (column.as === undefined) return
  const values = fact.code === undefined ? [] : (on.world.codeValues(fact.code) ?? [])
  const isYesNo = fact.type === 'boolean' || (values.length === 2 && values.every(one => 'YN'.includes(one)))
  const isText = fact.type === 'string' && fact.code === undefined
  if (column.as === 'files' ? isText : isYesNo) return
  on.source.report(on.source.valueAt(column, 'as'), columnProblems.asUnfit(column.field, column.as))
}

/** The scope of one row: the page's roots and the row under its name. */
/** Rows that come all at once are sorted here, the pages of a list by its operation. */
function sortsRows({ operation, save }: GridFacts): boolean {
  if (!operation || save) return false
  const { page, sort } = operation.parameters
  return page === undefined || sort !== undefined
}

export function rowScope(page: Page, facts: GridFacts): ExpressionScope {
  return withRoots(detailScope(page, facts.of), { [facts.root]: facts.rowType })
}

/**
 * The field of a line that the server numbers: always answered, a whole number, and absent when a line is new. Where no line is
 * ever new, the request may demand it.
 */
export function lineKey({ fields, saved, canAdd }: GridFacts): string {
  const numbers = Object.values(fields).filter(fact => fact.type === 'integer' && fact.required)
  const found =
    numbers.find(({ name }) => saved[name]?.required === false) ??
    numbers.find(({ name }) => saved[name]?.required === true && !canAdd)
  return found?.name ?? ''
}

function isDemanded(page: Page, { save, saved }: GridFacts, field: string): boolean {
  if (save) return saved[field]?.required ?? false
  const requirements = Object.values(page.document?.workflow.requirements ?? {})
  return requirements.some(requirement => requirement.lines.includes(field))
}

function reportUnknown(page: Page, facts: GridFacts, column: ColumnDetailDefinition): void {
  const known = Object.values(facts.fields)
  // Without rows the missing operation or part has been reported already.
  if (known.length === 0) return
  page.on.source.report(
    page.on.source.valueAt(column, 'field'),
    gridProblems.fieldUnknown(column.field, {
      of: facts.operation?.id ?? facts.lines ?? '',
      known,
      file: facts.operation?.file ?? page.document?.source.file,
    }),
  )
}

function checkEditable({ on }: Page, column: ColumnDetailDefinition, isSaved: boolean): void {
  if (column.edit !== true) return
  if (!isSaved) {
    on.source.report(on.source.valueAt(column, 'edit'), columnProblems.editUnsaved(column.field, 'edit'))
  }
  if (column.value !== undefined) {
    on.source.report(on.source.valueAt(column, 'edit'), columnProblems.valueAndEdit(column.field))
  }
}
