import { blocksOf } from '../plan/blocksOf'
import type { ScreenPlan } from '../plan/screenPlan'
import { caseTexts } from '../problem/commandTexts/caseTexts'
import type { EntryPlace, LimitName, PlanCase, TitleOf } from './planCase'

const limitNames: readonly LimitName[] = ['minLength', 'maxLength', 'maxBytes', 'minimum', 'maximum', 'scale']
/** What only the limits of a number speak of. */
const numberLimits: readonly LimitName[] = ['minimum', 'maximum', 'scale']

/** What each field and each edited cell refuses. */
export function entryCases(plan: ScreenPlan, titleOf: TitleOf): readonly PlanCase[] {
  const forms = blocksOf(plan, 'form').flatMap(form =>
    form.fields.map(field => ({ at: 'form', field }) as const),
  )
  const cells = blocksOf(plan, 'grid').flatMap(grid =>
    grid.columns.map(field => ({ at: 'grid', grid, field }) as const),
  )
  const places: readonly EntryPlace[] = [...forms, ...cells].filter(isEntered)
  return [
    ...places.flatMap(place => [
      ...missingCases(plan, place),
      ...limitCases(place),
      ...lookupCases(place, titleOf),
    ]),
    ...forms.filter(({ field }) => field.isEditable).flatMap(maskCases),
  ]
}

/** A cell that is written once is written in new rows alone. */
function isEntered(place: EntryPlace): boolean {
  const { isEditable, isNewOnly } = place.field
  if (!isEditable || place.at === 'form' || !isNewOnly) return isEditable
  return 'canAdd' in place.grid.source && place.grid.source.canAdd
}

const idOf = (what: string, place: EntryPlace) =>
  `${what}:${place.at === 'grid' ? `${place.grid.id}.` : ''}${place.field.field}`

/** The requirements of the workflow that the transitions of the page lay down for the field. */
function missingCases({ document, actions }: ScreenPlan, place: EntryPlace): readonly PlanCase[] {
  if (!document) return []
  const { workflow } = document
  const pressed = new Set(
    actions.flatMap(({ steps }) =>
      steps.flatMap(step => (step.step === 'transition' ? step.transitions : [])),
    ),
  )
  const demands = new Map(
    workflow.transitions.flatMap(({ transition, requires, label }) =>
      pressed.has(transition) && requires !== undefined ? [[requires, label] as const] : [],
    ),
  )
  return [...demands].flatMap(([requirement, label]) => {
    const demanded = workflow.requirements[requirement]?.[place.at === 'form' ? 'header' : 'lines'] ?? []
    const isPart = place.at === 'form' || place.grid.source.from === 'lines'
    return demanded.includes(place.field.field) && isPart
      ? [
          {
            ...({ case: 'missing', place, requirement } as const),
            id: `${idOf('missing', place)}:${requirement}`,
            name: caseTexts.missing(place.field.label, label),
          },
        ]
      : []
  })
}

function limitCases(place: EntryPlace): readonly PlanCase[] {
  const { limits, label } = place.field
  const isNumber =
    place.at === 'form'
      ? place.field.control === 'number'
      : ['integer', 'decimal', 'amount'].includes(place.field.kind)
  return limitNames
    .filter(limit => limits[limit] !== undefined && numberLimits.includes(limit) === isNumber)
    .filter(limit => isTyped(place) && limit !== 'minLength')
    .map(limit => ({
      ...({ case: 'limited', place, limit } as const),
      id: `${idOf('limited', place)}:${limit}`,
      name: caseTexts.limited[limit](label, limits[limit] ?? 0),
    }))
}

/** What is chosen among what there is cannot be too long. */
function isTyped(place: EntryPlace): boolean {
  if (place.at === 'form') return ['text', 'textarea', 'email', 'number'].includes(place.field.control)
  return ['text', 'integer', 'decimal', 'amount'].includes(place.field.kind)
}

/** Numbers, days and codes are shown and read by their kind; what a mask decides is a text. */
export function maskCases(place: EntryPlace): readonly PlanCase[] {
  const { mask, label } = place.field
  const isRead = place.at === 'form' ? place.field.control === 'text' : place.field.kind === 'text'
  if (mask === undefined || !isRead) return []
  return [{ case: 'masked', place, mask, id: idOf('masked', place), name: caseTexts.masked(label, mask) }]
}

function lookupCases(place: EntryPlace, titleOf: TitleOf): readonly PlanCase[] {
  const { lookup, label } = place.field
  if (!lookup) return []
  const name = caseTexts.lookedUp(label, titleOf(lookup.popup))
  return [{ case: 'lookedUp', place, lookup, id: idOf('lookup', place), name }]
}
