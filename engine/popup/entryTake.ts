import type { DocumentRoom } from '../contract/documentRoom'
import type { LinesRoom } from '../contract/linesRoom'
import type { RoomHost } from '../contract/roomHost'
import { pickLines, pickValues } from '../document/saveRequest'
import { sentLines } from '../grid/keptLines'
import type { EntryPopupPlan } from '../plan/screenPlan'
import type { EffectCalls } from '../runtime/effectCalls'
import { isRow, type Row, textOf, withoutEmptyValues } from '../runtime/row'
import { say } from '../runtime/say'
import { callOperation } from '../step/callOperation'

/** What was entered in a popup, and what sending it takes. */
export interface EntryWork {
  readonly plan: EntryPopupPlan
  readonly host: RoomHost
  readonly effects: EffectCalls
  readonly room: DocumentRoom
  readonly lines: LinesRoom | undefined
}

/** Judges what was entered and sends it where the popup saves; the row to hand back, or undefined when something stopped it. */
export async function takeEntry(work: EntryWork): Promise<Row | undefined> {
  const { plan, host, room } = work
  const { ask } = host.services
  if (!(await room.judge(Object.keys(plan.document.workflow.requirements)[0]))) return undefined
  const refusal = plan.checks.find(check => host.holds(check.refuseWhen))
  if (refusal) {
    await ask.alert(refusal.message)
    return undefined
  }
  // Texts beside looked-up values are handed back as well: the caller shows them.
  const taken = () => ({ ...room.get().header, ...enteredLines(work) })
  if (!plan.save) return taken()
  if (plan.save.confirm !== undefined && !(await ask.confirm(plan.save.confirm))) return undefined
  const answer = await callOperation(plan.save.operation, saveRequest(work, plan.save), work)
  ask.toast(say('saved'), 'success')
  // Saved all the same; who saved it has to know (domain 10: an invoice that differs, one that came late).
  if (isRow(answer) && textOf(answer.warning) !== '')
    await ask.alert(textOf(answer.warning), say('savedNotice'))
  return { ...taken(), ...(isRow(answer) ? answer : {}) }
}

function saveRequest(work: EntryWork, save: NonNullable<EntryPopupPlan['save']>): Row {
  const { plan, host, room } = work
  const { header } = room.get()
  const entered = pickValues(header, plan.document.saved)
  return {
    ...(save.isHeader ? { header: entered } : entered),
    ...enteredLines(work),
    ...(save.isVersioned ? { version: header.version } : {}),
    ...withoutEmptyValues(host.evaluateAll(save.with)),
  }
}

/** The list of the lines that are sent, under its name. */
function enteredLines({ host, lines }: EntryWork): Row {
  if (lines?.source.from !== 'lines') return {}
  const { part, saved, key } = lines.source
  return { [part]: pickLines(sentLines(lines.get(), lines.source, host), saved, key) }
}
