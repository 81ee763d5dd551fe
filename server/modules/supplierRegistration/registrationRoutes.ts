import type { ServerModule, Services } from '../../http/serverModule'
import { reviewRoutes } from './registrations'

/** Companies that apply to be suppliers: the public pages, and what staff do with them. */
export function supplierRegistrationModule({ settings }: Services): ServerModule {
  return { name: 'supplierRegistration', routes: reviewRoutes(settings) }
}
