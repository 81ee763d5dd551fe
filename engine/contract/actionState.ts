export interface ActionState {
  readonly isVisible: boolean
  readonly isEnabled: boolean
  /** Korean: why it is disabled. */
  readonly reason?: string
  /** It is this action that is under way. */
  readonly isRunning: boolean
}
