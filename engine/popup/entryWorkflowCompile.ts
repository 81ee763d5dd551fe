import type { FieldFact } from '../../codegen/contractFacts'
import { authGroupIds } from '../../schemas/codes/authGroups'
import type { PopupDefinition } from '../../schemas/screen/popupDefinition'
import type { PopupFormDefinition } from '../../schemas/screen/popupFormDefinition'
import type { Requirement, Workflow } from '../../schemas/workflow/workflow'
import type { NormalForm, NormalGrid } from '../scope/normalDefinition'
import type { EntryFacts } from './entryFactsCompile'

/** The one thing that can be done with what was entered; no workflow names it. */
export const entering = 'enter'

/** The authority group of a visitor without a session. */
const nobodyKnown = ''

/** Of a popup whose operation is unknown; the plan is never used. */
export const emptyWorkflow: Workflow = {
  ...{ document: '', label: '', statusField: '', statusCode: '', drafterField: '', initial: '' },
  ...{ editable: [], path: [], requirements: {}, transitions: [] },
}

/** Everybody who may open the popup may fill it in; whether it is taken, the server says. */
export function entryWorkflow(
  facts: EntryFacts,
  written: PopupDefinition,
  form: PopupFormDefinition,
  normal: NormalForm,
  grid: NormalGrid | undefined,
): Workflow {
  return {
    ...emptyWorkflow,
    document: written.popup,
    label: written.title,
    requirements: { [entering]: requirementOf(facts, form, normal, grid) },
    transitions: [
      {
        transition: entering,
        label: written.title,
        // What is loaded is judged by the server in the state that it then has.
        from: facts.load ? 'any' : [],
        to: 'unchanged',
        // A page that is open to everybody has popups too.
        groups: [...authGroupIds, nobodyKnown],
        actor: 'anyone',
        requires: entering,
      },
    ],
  }
}

function requirementOf(
  facts: EntryFacts,
  form: PopupFormDefinition,
  normal: NormalForm,
  grid: NormalGrid | undefined,
): Requirement {
  const list = facts.operation.body?.fields[grid?.lines ?? '']
  const isNeeded = list?.required === true && grid?.newRow !== undefined && form.sendWhen === undefined
  return {
    header: requiredNames(normal.fields, facts.fields),
    lines: requiredNames(grid?.columns ?? [], list?.fields ?? {}),
    ...(isNeeded ? { minLines: 1 } : {}),
  }
}

interface Entry {
  readonly field: string
  readonly required?: boolean
}

function requiredNames(entries: readonly Entry[], fields: Readonly<Record<string, FieldFact>>): string[] {
  return entries
    .filter(({ field, required }) => required ?? fields[field]?.required)
    .map(({ field }) => field)
}
