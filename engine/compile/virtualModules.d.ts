// Types are imported in place: inside an ambient module a relative import statement finds nothing.
declare module 'virtual:screens' {
  export type LoadableScreen = import('../runtime/screenPlan').ScreenRoute & {
    readonly plan: () => Promise<{ readonly default: import('../runtime/screenPlan').ScreenPlan }>
    /** The hand-written functions of the screen, where it has any. */
    readonly hooks?: () => Promise<Readonly<Record<string, unknown>>>
  }

  /** The route table: one line per mount. */
  export const screens: readonly LoadableScreen[]
  export const popups: Readonly<
    Record<string, () => Promise<{ readonly default: import('../runtime/screenPlan').PopupPlan }>>
  >
}

declare module 'virtual:plan/*' {
  const plan: import('../runtime/screenPlan').ScreenPlan
  export default plan
}

declare module 'virtual:popup/*' {
  const plan: import('../runtime/screenPlan').PopupPlan
  export default plan
}
