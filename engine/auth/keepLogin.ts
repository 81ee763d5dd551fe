import type { LoginAnswer } from '../../codegen/generated/types'
import type { Portal } from '../../schemas/shared/addresses'
import { translate } from '../../schemas/shared/translated'
import { tokensOf } from './loginFlow'
import { expiryOf, type ServerClock } from './serverClock'
import type { SessionStore } from './sessionStore'

export interface KeepParts {
  readonly session: SessionStore
  readonly clock: ServerClock
}

/** Keeps a log-in whose answer brings all that the first login check would (domain 0.2); false when it brings no session. */
export function keepLogin(
  { session, clock }: KeepParts,
  answer: Omit<LoginAnswer, 'epId'>,
  portal: Portal,
): boolean {
  const tokens = answer.code === 'OK' ? tokensOf(answer) : undefined
  if (!tokens) return false
  const { user, menus = [], codes = {} } = answer
  session.setState({
    tokens,
    menus: translate(menus),
    codes: translate(codes),
    portal,
    loginTransaction: undefined,
    applyToken: undefined,
    hasLeft: undefined,
    ...(user ? { user, loginId: user.singleid } : {}),
    ...expiryOf(answer, clock),
  })
  return true
}
