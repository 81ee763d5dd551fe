import type { DocumentDefinition } from '../../schemas/screen/documentDefinition'
import { callableWorkflow } from '../../schemas/workflow/workflow'
import { valueTypeOf } from '../expression/valueType'
import { checkOf } from '../grid/gridCompile'
import { questionFields } from '../grid/questionCompile'
import type { DocumentPlan } from '../plan/documentPlan'
import type { QuestionPlan } from '../plan/questionPlan'
import { callProblems } from '../problem/catalogue/callProblems'
import { formProblems } from '../problem/catalogue/formProblems'
import { compileCondition, compileValues } from '../scope/compiling'
import { typeOfField } from '../scope/fieldType'
import type { Page } from '../scope/page'

/** Undefined while workflow or load operation are unknown. */
export function compileDocument(
  page: Page,
  written: DocumentDefinition,
  params: readonly string[],
): DocumentPlan | undefined {
  const { on, document } = page
  if (!document) return undefined
  for (const [name, operation] of [
    ['create', document.create],
    ['update', document.update],
  ] as const) {
    if (operation) {
      // What a page does not begin it is not granted either.
      if (name === 'update' || document.isBegunHere) on.operations.add(operation.id)
    }
    // What the server makes may be changed by nobody: it is looked at, and moved on.
    else if (name === 'update' ? !document.isMadeElsewhere : !(document.isMadeElsewhere || document.isOwn)) {
      on.source.report(
        on.source.valueAt(written, 'workflow'),
        formProblems.operationMissing(written.workflow, name),
      )
    }
  }
  checkSource(page, written)
  if (document.load) on.operations.add(document.load.id)
  return {
    workflow: callableWorkflow(document.workflow),
    ...(document.load ? { load: document.load.id } : {}),
    ...(written.of === undefined ? {} : { of: { grid: written.of, with: chosenKey(document.key) } }),
    ...(written.with ? splitFixed(page, compileFixed(page, written.with)) : {}),
    key: document.key,
    ...(document.isOwn ? { isOwn: true } : {}),
    create: (document.isBegunHere && document.create?.id) || '',
    update: document.update?.id ?? '',
    saved: Object.keys(document.savedHeader),
    parts: Object.keys(document.parts),
    ...compileCondition(on, written, 'editWhen', page.scope),
    initial: compileValues(
      on,
      written.initial,
      page.scope,
      { thing: 'field', names: document.header },
      (name, record) => typeOfField(on, record, name, document.header, 'FORM_FIELD_UNKNOWN'),
    ),
    question: compileQuestionPlan(page, document),
    ...(written.copy ? { copy: compileCopy(page, written.copy, params) } : {}),
  }
}

/** A workflow names header fields and lists of lines; lists that a page does not show are not counted on it. */
function compileQuestionPlan({ grids }: Page, document: NonNullable<Page['document']>): QuestionPlan {
  const { facts } = document.workflow
  const counts = [...grids.values()].flatMap(({ id, lines, title }) =>
    lines !== undefined && title !== undefined && facts?.includes(lines) ? [{ grid: id, label: title }] : [],
  )
  return {
    fields: questionFields(document.header, document.key, facts),
    ...(counts.length > 0 ? { counts } : {}),
  }
}

/** What the operations of the document take beside its key. */
function compileFixed({ on, document, scope }: Page, fixed: Readonly<Record<string, string>>) {
  const parameters = (document?.load ?? document?.update)?.parameters ?? {}
  const known = Object.values(parameters).filter(({ name }) => name !== document?.key)
  const names = Object.fromEntries(known.map(parameter => [parameter.name, parameter]))
  return compileValues(on, fixed, scope, { thing: 'parameter', names }, (name, record) => {
    const parameter = names[name]
    if (parameter) return valueTypeOf(parameter)
    on.source.report(on.source.keyAt(record, name), callProblems.pathParameterUnknown(name, known))
    return undefined
  })
}

/** Saving takes what stands in its path alone. */
function splitFixed(
  { document }: Page,
  fixed: ReturnType<typeof compileFixed>,
): Pick<DocumentPlan, 'with' | 'loadWith'> {
  const { parameters = {} } = document?.load ?? {}
  const isAsked = ([name]: readonly [string, unknown]) => parameters[name]?.in === 'query'
  const asked = Object.entries(fixed).filter(isAsked)
  const named = Object.entries(fixed).filter(entry => !isAsked(entry))
  return {
    ...(named.length > 0 ? { with: Object.fromEntries(named) } : {}),
    ...(asked.length > 0 ? { loadWith: Object.fromEntries(asked) } : {}),
  }
}

/** `chosen.<key>`: which document it is. */
function chosenKey(key: string): NonNullable<DocumentPlan['of']>['with'] {
  return { [key]: { text: `chosen.${key}`, tree: ['member', ['name', 'chosen'], key], reads: ['chosen'] } }
}

function checkSource(page: Page, written: DocumentDefinition): void {
  const { on, document, grids } = page
  checkOf(page, written)
  const row = grids.get(written.of ?? '')?.fields
  if (!row || !document || row[document.key]) return
  on.source.report(
    on.source.valueAt(written, 'of'),
    callProblems.masterWithoutKey(written.of ?? '', document.key, Object.values(row)),
  )
}

function compileCopy(
  { on, document }: Page,
  copy: NonNullable<DocumentDefinition['copy']>,
  params: readonly string[],
) {
  if (!params.includes(copy.param)) {
    on.source.report(on.source.valueAt(copy, 'param'), callProblems.routeParameterUnknown(copy.param, params))
  }
  const { header = {} } = document ?? {}
  const { clear = [] } = copy
  on.notes.name(copy, 'param', { thing: 'parameter', names: params, receiver: { screen: on.name } })
  for (const [index, field] of clear.entries()) {
    on.notes.name(clear, index, { thing: 'field', names: header })
    if (header[field]) continue
    const problem = formProblems.headerFieldUnknown(field, Object.values(header))
    on.source.report(on.source.valueAt(clear, index), problem)
  }
  if (copy.load !== undefined) on.operations.add(copy.load)
  return { param: copy.param, clear, ...(copy.load === undefined ? {} : { load: copy.load }) }
}
