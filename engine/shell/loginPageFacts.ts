import { isFailure } from '../auth/apiClient'
import { type DemoAccount, demoAccountsOf } from '../auth/demoAccounts'
import type { Portal } from '../auth/keptSession'
import type { CallPort } from '../runtime/services'

export interface LoginPageFacts {
  readonly demoAccounts: readonly DemoAccount[]
}

/** What the log-in page shows beside its form. It stands without these facts: a server that is away says so at the log-in. */
export async function loadLoginPageFacts(call: CallPort, portal?: Portal): Promise<LoginPageFacts> {
  try {
    const { consts } = await call('getCommonResources', {})
    return { demoAccounts: demoAccountsOf(consts, portal) }
  } catch (error) {
    if (!isFailure(error)) throw error
    return { demoAccounts: [] }
  }
}
