import type { PopupDefinition } from '../../schemas/screen/popupDefinition'
import type { PopupFormDefinition } from '../../schemas/screen/popupFormDefinition'
import type { StepDefinition } from '../../schemas/screen/stepDefinition'
import { mendName, nameHint } from '../problem/nameHint'
import type { Compiling } from '../scope/compiling'
import type { NormalForm } from '../scope/normalDefinition'
import { reportUseless } from '../scope/reportUseless'

/** What the form of a popup says as a whole, beside its single fields and columns. */
export function checkEntry(on: Compiling, written: PopupDefinition, form: PopupFormDefinition): void {
  checkSource(on, form)
  checkContent(on, form)
  checkUseless(on, written, form)
}

function checkSource({ source }: Compiling, form: PopupFormDefinition): void {
  const isBoth = form.save !== undefined && form.like !== undefined
  if (!isBoth && (form.save ?? form.like ?? form.load) !== undefined) return
  source.report(isBoth ? source.keyAt(form, 'like') : source.at(form), {
    code: 'FORM_SOURCE_UNCLEAR',
    what: isBoth ? '"save" and "like" stand beside each other.' : 'Nothing says where the fields come from.',
    expected:
      '"save" with the operation that takes them, "like" with one that has such fields, or "load" alone to show what it answers.',
    mend: isBoth ? 'remove one of the two.' : 'add "save", "like" or "load".',
  })
}

/** A popup shows fields or lines, and a list that is loaded is lines. */
function checkContent({ source, world }: Compiling, form: PopupFormDefinition): void {
  if (form.grid) {
    if (form.grid.rows === undefined) return
    source.report(source.keyAt(form.grid, 'rows'), {
      code: 'POPUP_CONTENT_UNCLEAR',
      what: 'The grid of a form shows lines, and "rows" asks an operation.',
      expected: '"load" of the form answers the lines; "lines" of the grid names their list.',
      mend: 'move the operation to "load" of the form and say "lines" here.',
    })
    return
  }
  const kind = world.contract[form.load ?? '']?.answer.kind
  const isList = kind === 'rows' || kind === 'list'
  if (form.fields && !isList) return
  source.report(isList ? source.valueAt(form, 'load') : source.at(form), {
    code: 'WORD_MISSING',
    what: isList
      ? `"grid" is missing here: "${form.load}" answers a list.`
      : 'Neither "fields" nor "grid" stands here.',
    expected: '"fields", "grid" with lines, or both.',
    mend: isList ? 'add "grid" with "lines" and "columns".' : 'add "fields".',
  })
}

const wordsOfChoice = ['filter', 'choose', 'searchOnOpen', 'chooseSingle', 'height', 'text'] as const

function checkUseless({ source }: Compiling, written: PopupDefinition, form: PopupFormDefinition): void {
  for (const word of wordsOfChoice)
    if (written[word] !== undefined) reportUseless(source, written, word, 'there are no rows to choose from')
  const isShown = form.save === undefined && form.like === undefined
  const hasOperation = form.load !== undefined || form.save !== undefined
  if (form.with !== undefined && !hasOperation)
    reportUseless(source, form, 'with', 'without "load" and "save" nothing is called')
  if (form.confirm !== undefined && form.save === undefined)
    reportUseless(source, form, 'confirm', 'without "save" nothing is called')
  if (form.initialLine !== undefined && form.load === undefined)
    reportUseless(
      source,
      form,
      'initialLine',
      'no line is loaded; a new one begins with "newRow" of the grid',
    )
  if (form.sendWhen !== undefined && !form.grid) reportUseless(source, form, 'sendWhen', 'there are no lines')
  if (!isShown || form.load === undefined) return
  for (const word of ['initial', 'initialLine', 'sendWhen', 'editWhen'] as const)
    if (form[word] !== undefined) reportUseless(source, form, word, 'what is loaded is only shown')
  for (const word of ['chooseLabel', 'checks', 'focus'] as const)
    if (written[word] !== undefined) reportUseless(source, written, word, 'what is loaded is only shown')
}

/** A popup has no page: it can look up, ask, say and write its own fields. */
const fitting: readonly StepDefinition['step'][] = ['call', 'open', 'confirm', 'alert', 'set']

export function checkSteps({ source }: Compiling, { fields }: NormalForm): void {
  for (const step of fields.flatMap(field => field.change ?? [])) {
    const isFit = fitting.includes(step.step) && !('changes' in step) && !('addTo' in step)
    if (isFit) continue
    source.report(source.valueAt(step, 'step'), {
      code: 'POPUP_STEP_UNFIT',
      what: `"${step.step}" acts on a page, and a popup has none.`,
      expected: `Steps of a popup: ${fitting.join(', ')}.`,
      mend: 'do it after the popup, in the steps of the action that opens it.',
    })
  }
}

export function checkSpans({ source }: Compiling, { fields }: NormalForm, columns: number): void {
  for (const field of fields)
    if (field.span !== undefined && field.span > columns)
      reportUseless(
        source,
        field,
        'span',
        `the form has ${columns} field${columns === 1 ? '' : 's'} side by side`,
      )
}

export function checkFocus(on: Compiling, written: PopupDefinition, known: readonly string[]): void {
  if (written.focus === undefined || known.includes(written.focus) || known.length === 0) return
  on.source.report(on.source.valueAt(written, 'focus'), {
    code: 'POPUP_FIELD_UNKNOWN',
    what: `This popup has no field "${written.focus}" that can be edited.`,
    expected: nameHint(written.focus, known, 'field'),
    mend: mendName(written.focus, known, 'remove "focus"'),
  })
}
