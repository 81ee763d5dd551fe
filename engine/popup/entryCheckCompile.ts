import type { PopupDefinition } from '../../schemas/screen/popupDefinition'
import type { PopupFormDefinition } from '../../schemas/screen/popupFormDefinition'
import type { StepDefinition } from '../../schemas/screen/stepDefinition'
import { popupProblems } from '../problem/catalogue/popupProblems'
import { reasons } from '../problem/catalogue/reasons'
import { saidProblems } from '../problem/catalogue/saidProblems'
import type { Compiling } from '../scope/compiling'
import type { NormalForm } from '../scope/normalDefinition'
import { reportUseless } from '../scope/reportUseless'
import { savedTransition } from '../scope/savedTransition'

/** What the form of a popup says as a whole, beside its single fields and columns. */
export function checkEntry(on: Compiling, written: PopupDefinition, form: PopupFormDefinition): void {
  checkSource(on, form)
  checkContent(on, form)
  checkUseless(on, written, form)
  checkSaveLabels(on, written, form)
}

function checkSource({ source }: Compiling, form: PopupFormDefinition): void {
  const isBoth = form.save !== undefined && form.like !== undefined
  if (!isBoth && (form.save ?? form.like ?? form.load) !== undefined) return
  source.report(
    isBoth ? source.keyAt(form, 'like') : source.at(form),
    isBoth ? popupProblems.formSourceTwofold() : popupProblems.formSourceMissing(),
  )
}

/** A popup shows fields or lines, and a list that is loaded is lines. */
function checkContent({ source, world }: Compiling, form: PopupFormDefinition): void {
  if (form.grid) {
    if (form.grid.rows === undefined) return
    source.report(source.keyAt(form.grid, 'rows'), popupProblems.formWithRows())
    return
  }
  const kind = world.contract[form.load ?? '']?.answer.kind
  const isList = kind === 'rows' || kind === 'list'
  if (form.fields && !isList) return
  source.report(
    isList ? source.valueAt(form, 'load') : source.at(form),
    isList ? popupProblems.listWithoutGrid(form.load ?? '') : popupProblems.formEmpty(),
  )
}

/** What a popup says it does is what it saves by. */
function checkSaveLabels(
  { source, world }: Compiling,
  written: PopupDefinition,
  form: PopupFormDefinition,
): void {
  for (const word of ['title', 'chooseLabel'] as const) {
    const text = written[word] ?? ''
    const { own, other } = savedTransition(form.save ?? '', text, world) ?? {}
    if (own && other) source.warn(written, word, saidProblems.labelOfOther(text, own.transition, own.label))
  }
}

const wordsOfChoice = ['filter', 'choose', 'searchOnOpen', 'chooseSingle', 'height', 'text'] as const

function checkUseless({ source }: Compiling, written: PopupDefinition, form: PopupFormDefinition): void {
  for (const word of wordsOfChoice)
    if (written[word] !== undefined) reportUseless(source, written, word, reasons.noRowsToChoose)
  const isShown = form.save === undefined && form.like === undefined
  const hasOperation = form.load !== undefined || form.save !== undefined
  if (form.with !== undefined && !hasOperation) reportUseless(source, form, 'with', reasons.nothingCalled)
  if (form.confirm !== undefined && form.save === undefined)
    reportUseless(source, form, 'confirm', reasons.nothingSaved)
  if (form.initialLine !== undefined && form.load === undefined)
    reportUseless(source, form, 'initialLine', reasons.noLineLoaded)
  if (form.sendWhen !== undefined && !form.grid) reportUseless(source, form, 'sendWhen', reasons.noLines)
  if (!isShown || form.load === undefined) return
  for (const word of ['initial', 'initialLine', 'sendWhen', 'editWhen'] as const)
    if (form[word] !== undefined) reportUseless(source, form, word, reasons.onlyShown)
  for (const word of ['chooseLabel', 'checks', 'focus'] as const)
    if (written[word] !== undefined) reportUseless(source, written, word, reasons.onlyShown)
}

/** A popup has no page: it can look up, ask, say and write its own fields. */
const fitting: readonly StepDefinition['step'][] = ['call', 'open', 'confirm', 'alert', 'set']

export function checkSteps({ source }: Compiling, { fields }: NormalForm): void {
  for (const step of fields.flatMap(field => field.change ?? [])) {
    const isFit = fitting.includes(step.step) && !('changes' in step) && !('addTo' in step)
    if (isFit) continue
    source.report(source.valueAt(step, 'step'), popupProblems.stepUnfit(step.step, fitting))
  }
}

export function checkSpans({ source }: Compiling, { fields }: NormalForm, columns: number): void {
  for (const field of fields)
    if (field.span !== undefined && field.span > columns)
      reportUseless(source, field, 'span', reasons.sideBySide(columns))
}

export function checkFocus(on: Compiling, written: PopupDefinition, known: readonly string[]): void {
  if (written.focus === undefined || known.includes(written.focus) || known.length === 0) return
  on.source.report(on.source.valueAt(written, 'focus'), popupProblems.focusUnknown(written.focus, known))
}
