import type { ChoicePopup, EntryPopup, Popup } from '../../../engine/contract/popup'
import type { ScreenOptions } from '../../../engine/contract/screen'
import type { PopupPlan, ScreenPlan } from '../../../engine/plan/screenPlan'
import { createScreen } from '../../../engine/screen/createScreen'
import { entryRooms } from '../../../engine/screen/entryRooms'
import { type FakeOptions, fakeServices, settle } from './fakeServices'

export interface SampleOptions extends FakeOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly access?: 'read' | 'write'
  readonly mayExport?: boolean
  readonly popups?: Readonly<Record<string, PopupPlan>>
  readonly first?: ScreenOptions['first']
}

/** A screen on fake services, started and at rest. */
export async function openSample(plan: ScreenPlan, options: SampleOptions = {}) {
  const services = fakeServices(options)
  const screen = createScreen(plan, services, {
    params: options.params ?? {},
    entry: entryRooms,
    access: options.access ?? 'write',
    mayExport: options.mayExport ?? true,
    first: options.first,
    popups: async name => {
      const popup = options.popups?.[name]
      if (!popup) throw new Error(`not expected: popup(${name})`)
      return popup
    },
  })
  screen.start()
  await settle()
  return { screen, services }
}

/** A popup in which a row is chosen. */
export function choiceOf(popup: Popup): ChoicePopup {
  if ('room' in popup) throw new Error(`"${popup.plan.popup}" has fields, not rows.`)
  return popup
}

/** A popup in which fields are filled in. */
export function entryOf(popup: Popup): EntryPopup {
  if (!('room' in popup)) throw new Error(`"${popup.plan.popup}" has rows, not fields.`)
  return popup
}
