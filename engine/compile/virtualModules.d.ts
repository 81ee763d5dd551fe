// Types are imported in place: inside an ambient module a relative import statement finds nothing.
declare module 'virtual:screens' {
  export type LoadableScreen = import('../plan/screenPlan').ScreenRoute & {
    readonly plan: () => Promise<{ readonly default: import('../plan/screenPlan').ScreenPlan }>
    /** The hand-written functions of the screen, where it has any. */
    readonly hooks?: () => Promise<Readonly<Record<string, unknown>>>
  }

  /** The route table: one line per mount. */
  export const screens: readonly LoadableScreen[]
  export const popups: Readonly<
    Record<string, () => Promise<{ readonly default: import('../plan/screenPlan').PopupPlan }>>
  >
}

declare module 'virtual:plan/*' {
  const plan: import('../plan/screenPlan').ScreenPlan
  export default plan
}

declare module 'virtual:popup/*' {
  const plan: import('../plan/screenPlan').PopupPlan
  export default plan
}
