import type { ServerModule, Services } from '../../http/serverModule'
import { taxOfficeOf } from '../supplier/taxOffice'
import { publicRoutes } from './publicRoutes'
import { registrationChores } from './registrationChores'
import { reviewRoutes } from './registrations'

/** Companies that apply to be suppliers: the public pages, and what staff do with them. */
export function supplierRegistrationModule(services: Services): ServerModule {
  const setup = { ...services.settings, askTaxOffice: taxOfficeOf(services.settings) }
  return {
    name: 'supplierRegistration',
    routes: [...reviewRoutes(setup), ...publicRoutes(setup)],
    chores: registrationChores(services),
  }
}
