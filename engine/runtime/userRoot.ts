import { isSupplierGroup } from '../../schemas/workflow/workflow'
import type { Services, SessionUserFacts } from './services'

/** What expressions may know of the user. */
export function userRoot({
  session,
}: Pick<Services, 'session'>): SessionUserFacts & { readonly isSupplier: boolean } {
  const user = session.user()
  return { ...user, isSupplier: isSupplierGroup(user.authGroupId) }
}
