import type { StepPlan } from '../plan/stepPlan'

/** What a hook is given: values, never a store, the page or a way to the server. */
export interface HookValues {
  readonly filter: Readonly<Record<string, unknown>>
  readonly header: Readonly<Record<string, unknown>>
  readonly lines: readonly Readonly<Record<string, unknown>>[]
  readonly selection: readonly Readonly<Record<string, unknown>>[]
  readonly params: Readonly<Record<string, string>>
  readonly today: string
}

/** What a hook gives back: values to write ("header.x", "filter.x"), and steps to run after it. */
interface HookResult {
  readonly set?: Readonly<Record<string, unknown>>
  readonly steps?: readonly StepPlan[]
  /** Korean: shown in an alert; ends the action. */
  readonly refused?: string
}

export type Hook = (values: HookValues) => HookResult | Promise<HookResult>

export type Hooks = Readonly<Record<string, Hook>>
