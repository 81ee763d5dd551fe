import type { AdLoginUser, CyberUser, DwpAuth } from '../../../codegen/generated/types'
import type { Portal } from '../../../schemas/shared/addresses'
import { isFailure } from '../../auth/apiClient'
import { type DemoAccount, demoAccountsOf } from '../../auth/demoAccounts'
import type { NextMode } from '../../auth/keptSession'
import type { CallPort } from '../../runtime/services'

/** What the log-in page offers where staff log in at the directory. */
export interface DirectoryFacts {
  /** Where each way begins, the one that counts now first. */
  readonly addresses: readonly { readonly way: NextMode; readonly address: string }[]
  /** The directory has proved somebody who is not known here yet. */
  readonly introduction?: { readonly epId: string; readonly people: readonly AdLoginUser[] }
}

export interface LoginPageFacts {
  readonly demoAccounts: readonly DemoAccount[]
  readonly directory?: DirectoryFacts
}

/** What the log-in page of suppliers shows. */
export interface CyberLoginFacts extends LoginPageFacts {
  /** The directory's identity stands for several users: one is to be chosen. */
  readonly users?: readonly CyberUser[]
  readonly problem?: string
}

/** What the log-in page shows beside its form. It stands without these facts: a server that is away says so at the log-in. */
export async function loadLoginPageFacts(call: CallPort, portal?: Portal): Promise<LoginPageFacts> {
  const resources = await orNothing(call('getCommonResources', {}))
  return { demoAccounts: resources ? demoAccountsOf(resources.consts, portal) : [] }
}

/** How log-in is configured; nothing when the server is away, and the form says so then. */
export const loadAuth = (call: CallPort): Promise<DwpAuth | undefined> => orNothing(call('getDwpAuth', {}))

async function orNothing<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (error) {
    if (!isFailure(error)) throw error
    return undefined
  }
}
