import type { RoomHost } from '../contract/roomHost'
import type { ScreenCore } from '../core/screenCore'
import type { ActionPlan } from '../plan/actionPlan'
import type { StepPlan } from '../plan/stepPlan'
import type { EffectCalls } from '../runtime/effectCalls'
import type { Row } from '../runtime/row'

/** Where steps run: a screen, or a popup of fields. */
export interface StepPlace {
  readonly host: RoomHost
  readonly effects: EffectCalls
  /** Writes values by place: "header.x", "filter.x" or "line.x". */
  write(values: Row): void
  /** Absent in a popup: the compiler lets no step into it that acts on a page. */
  readonly page?: StepPage
}

/** The screen that steps act on, and the action they belong to. */
export interface StepPage {
  readonly core: ScreenCore
  readonly action: ActionPlan | undefined
}

/** The steps around the one that runs. */
export interface StepsAround {
  readonly before: StepPlan | undefined
  readonly rest: readonly StepPlan[]
  /** Runs further steps in its place; true when all came to their end. */
  runSteps(steps: readonly StepPlan[], values: Row): Promise<boolean>
}

/** What the next steps know beside what they knew before; false ends the steps. */
export type StepEnd = boolean | Row

/** One kind of step at work. `values`: what the steps before it brought. */
export type StepRun<Kind extends StepPlan['step']> = (
  step: Extract<StepPlan, { step: Kind }>,
  place: StepPlace,
  values: Row,
  around: StepsAround,
) => Promise<StepEnd> | StepEnd

export function pageOf({ page }: StepPlace): StepPage {
  if (!page) throw new Error('Engine bug: a step of a popup acts on a page.')
  return page
}
