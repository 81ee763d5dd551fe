import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import { contractFacts } from '../../codegen/generated/contractFacts'
import {
  type ExpressionScope,
  type ObjectValueType,
  objectTypeOf,
  periodType,
  textType,
  type ValueType,
  valueTypeOf,
} from '../expression/valueType'
import type { Compiling } from './compiling'
import { filterFacts } from './filterFacts'
import type { NormalFilter, NormalGrid } from './normalDefinition'
import type { CompileSteps, Fields, GridFacts, Page } from './page'
import type { DocumentFacts } from './recordFacts'
import { savedFields } from './recordFacts'

interface PageParts {
  readonly grids: readonly NormalGrid[]
  readonly filter?: NormalFilter
  /** Query parameters of the page, or what a popup is handed. */
  readonly params: readonly string[]
  /** Types of parameters that are more than plain texts. */
  readonly paramTypes?: Readonly<Record<string, ValueType>>
  readonly document?: DocumentFacts
  readonly compileSteps: CompileSteps
}

/** What an expression may know of the user: the facts of the session that every screen has. */
const userType: ObjectValueType = {
  kind: 'object',
  spoken: 'the user',
  fields: {
    isSupplier: { kind: 'boolean' },
    ...Object.fromEntries(
      ['singleid', 'hname', 'auth', 'authGroupId', 'section', 'deptcd', 'deptnm'].map(
        (name): [string, ValueType] => {
          const fact = contractFacts.loginCheck?.answer.fields.user?.fields?.[name]
          return [name, fact ? valueTypeOf(fact) : textType]
        },
      ),
    ),
  },
}

/** Looks up rows, filter parameters and document parts, and makes the scope of the page's expressions. */
export function pageFacts(on: Compiling, parts: PageParts): Page {
  const grids = new Map(parts.grids.map(grid => [grid.id, gridFacts(on, grid, parts.document)]))
  const filterFields = parts.filter ? filterFacts(parts.filter, [...grids.values()]) : {}
  const params: ObjectValueType = {
    kind: 'object',
    spoken: 'the parameters',
    fields: Object.fromEntries(parts.params.map(name => [name, parts.paramTypes?.[name] ?? textType])),
  }
  const scope: ExpressionScope = {
    params,
    user: userType,
    ...(parts.filter ? { filter: filterType(filterFields) } : {}),
    ...documentRoots(parts.document),
  }
  const { compileSteps, document } = parts
  return { on, scope, filterFields, grids, compileSteps, ...(document ? { document } : {}) }
}

function filterType(fields: Fields): ObjectValueType {
  const types = Object.entries(fields).map(([name, fact]): [string, ValueType] => [
    name,
    fact.name === name ? valueTypeOf(fact) : rangeType(fact),
  ])
  return { kind: 'object', spoken: 'the filter', fields: Object.fromEntries(types), facts: fields }
}

/** Days are compared as days; months and numbers as what they are. */
function rangeType(fact: FieldFact): ObjectValueType {
  if (fact.type === 'date' || fact.type === 'dateTime') return periodType
  const part = valueTypeOf(fact)
  return { kind: 'object', spoken: 'a range', fields: { from: part, to: part } }
}

function documentRoots(document: DocumentFacts | undefined): ExpressionScope {
  if (!document) return {}
  const parts = Object.values(document.parts).map((fact): [string, ValueType] => [
    fact.name,
    valueTypeOf(fact),
  ])
  return { header: objectTypeOf(document.header, 'the header'), ...Object.fromEntries(parts) }
}

function gridFacts(on: Compiling, grid: NormalGrid, document: DocumentFacts | undefined): GridFacts {
  const operation = grid.rows === undefined ? undefined : on.world.contract[grid.rows]
  const answer = operation?.answer
  const save = grid.save === undefined ? undefined : on.world.contract[grid.save]
  const fields =
    grid.lines === undefined
      ? ((grid.part === undefined ? answer?.fields : answer?.fields[grid.part]?.fields) ?? {})
      : (document?.parts[grid.lines]?.fields ?? {})
  return {
    id: grid.id,
    ...(grid.title === undefined ? {} : { title: grid.title }),
    ...(operation ? { operation } : {}),
    ...(grid.lines === undefined ? {} : { lines: grid.lines }),
    fields,
    saved: save
      ? savedRows(save)
      : grid.lines === undefined || !document
        ? {}
        : savedFields(document, grid.lines),
    ...(save ? { save } : {}),
    columns: grid.columns.flatMap(({ field }) => field ?? []),
    rowType: objectTypeOf(fields, 'a row'),
    root: grid.lines === undefined ? 'row' : 'line',
    canAdd: grid.newRow !== undefined,
    popups: new Set(
      grid.columns.flatMap(({ field, open }) => popupOf(open) ?? fields[field]?.lookup?.popup ?? []),
    ),
    ...(grid.of === undefined ? {} : { of: grid.of }),
  }
}

function popupOf(open: NormalGrid['columns'][number]['open']): string | undefined {
  return typeof open === 'string' ? open : open?.popup
}

/** What a save operation takes of a row, its mark aside. */
function savedRows({ body }: OperationFact): Fields {
  const { rowState, ...fields } = body?.fields.rows?.fields ?? {}
  return rowState ? fields : {}
}

/** The scope of what hangs on a grid: the page's roots and the row chosen there. */
export function detailScope(page: Page, of: string | undefined): ExpressionScope {
  const master = of === undefined ? undefined : page.grids.get(of)
  return master
    ? { ...page.scope, chosen: master.rowType, selection: { kind: 'list', item: master.rowType } }
    : page.scope
}
