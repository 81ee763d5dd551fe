import type { LandingPlan } from '../plan/stepPlan'
import { say } from '../runtime/say'
import type { Services } from '../runtime/services'

/** Which document has just been made: nobody has to look for it in a list. */
export function sayMade(document: string, docNo: string, { ask }: Pick<Services, 'ask'>): void {
  ask.toast(say('made', `${document} ${docNo}`.trim()), 'success')
}

/** Opens a document that has just been made. */
export function leadTo(
  { path, param, document }: LandingPlan,
  docNo: string,
  services: Pick<Services, 'ask' | 'go'>,
): void {
  sayMade(document, docNo, services)
  services.go.to(path, { [param]: docNo })
}
