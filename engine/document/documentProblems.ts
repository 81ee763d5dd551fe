import { isWholeGroup } from '../../schemas/shared/sourcingGroup'
import { missingFields, type Requirement } from '../../schemas/workflow/workflow'
import type { LinesState } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import { emptyProblem, limitProblem, maskProblem, type ValueForm } from '../form/limitProblem'
import { sentLines } from '../grid/keptLines'
import { lineProblems } from '../grid/lineProblems'
import type { FormFieldPlan, FormPlan } from '../plan/formPlan'
import type { GridPlan } from '../plan/gridPlan'
import { isEmptyValue, type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'

const forms: Readonly<Record<FormFieldPlan['control'], ValueForm>> = {
  text: 'text',
  textarea: 'text',
  editor: 'html',
  email: 'email',
  password: 'text',
  select: 'text',
  multi: 'text',
  radio: 'text',
  check: 'text',
  lookup: 'text',
  sourcingGroup: 'text',
  dateTime: 'text',
  date: 'date',
  month: 'month',
  number: 'number',
}

/** Why a field's value is refused; emptiness aside. */
export function fieldProblem(field: FormFieldPlan, header: Row, host: RoomHost): string | undefined {
  const refused = limitProblem(field.label, forms[field.control], field.limits, header[field.field])
  if (refused !== undefined || isEmptyValue(header[field.field])) return refused
  if (field.control === 'sourcingGroup' && !isWholeGroup(textOf(header[field.field])))
    return say('groupIncomplete', field.label)
  // What a popup has given is right by itself; a free text beside it is typed like any other.
  const isTyped = field.control === 'text' || field.lookup?.isFree === true
  const unread = isTyped ? maskProblem(field.mask, header[field.field]) : undefined
  if (unread !== undefined) return unread
  return field.checks.find(check => host.holds(check.refuseWhen))?.message
}

export interface CheckedDocument {
  readonly header: Row
  readonly lines: Readonly<Record<string, LinesState>>
}

export interface DocumentProblems {
  readonly header: Readonly<Record<string, string>>
  /** By part, then by cell name. */
  readonly lines: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Korean sentences about the document as a whole. */
  readonly general: readonly string[]
}

/** Everything that speaks against saving or submitting a document, by the requirement of the workflow and the limits. */
export function documentProblems(
  requirement: Requirement | undefined,
  forms: readonly FormPlan[],
  grids: readonly GridPlan[],
  document: CheckedDocument,
  host: RoomHost,
  /** What the server has answered about a value. */
  answered: (field: string) => string | undefined = () => undefined,
): DocumentProblems {
  const fields = forms
    .flatMap(form => form.fields)
    .filter(field => field.isEditable || field.checks.length > 0)
    .filter(field => host.holds(field.visibleWhen))
  const header: Record<string, string> = {}
  for (const field of fields) {
    const isMissing =
      (requirement?.header ?? []).includes(field.field) && isEmptyValue(document.header[field.field])
    const problem = isMissing
      ? emptyProblem(field.label, isChosen(field))
      : (fieldProblem(field, document.header, host) ?? answered(field.field))
    if (problem !== undefined) header[field.field] = problem
  }
  const lines: Record<string, Readonly<Record<string, string>>> = {}
  const general: string[] = []
  for (const grid of grids) {
    // Lines that no operation takes are shown beside the document: nobody can mend them.
    if (grid.source.from !== 'lines' || grid.source.saved.length === 0) continue
    const state = document.lines[grid.source.part]
    if (!state) continue
    lines[grid.source.part] = lineProblems(grid, state, requirement?.lines ?? [], host)
    const least = requirement?.minLines ?? 0
    const kept = sentLines(state, grid.source, host).map(line => line.values)
    const isTooFew =
      missingFields({ header: [], lines: [], minLines: least }, { header: {}, lines: kept }).length > 0
    if (isTooFew) general.push(say('linesNeeded', grid.title ?? '', least))
  }
  return { header, lines, general }
}

function isChosen(field: FormFieldPlan): boolean {
  return ['select', 'multi', 'radio', 'lookup', 'sourcingGroup'].includes(field.control)
}
