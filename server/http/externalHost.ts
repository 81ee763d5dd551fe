import type { Settings } from '../settings'

type HostSettings = Pick<Settings, 'login'>

/** On an external host suppliers alone are served (spec §2, R-12). A file is downloaded by an operation, which is judged as one. */
export function isExternalHost({ login }: HostSettings, host: string | undefined): boolean {
  const named = (host ?? '').toLowerCase()
  return login.externalHosts.some(external => external === named || external === named.replace(/:\d+$/, ''))
}

/** Answer by the session alone, whatever the page names: a page of the other portal is GPMS006 there too. */
const judgedBySession = ['loginCheck', 'authVerify', 'verifyV2', 'authLogout']

export const isStaffCall = (operationId: string, portal: 'internal' | 'external' | undefined) =>
  portal !== 'external' && !judgedBySession.includes(operationId)
