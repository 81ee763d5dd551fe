import { sql } from 'kysely'
import type { TransitionAnswer } from '../../../codegen/generated/types'
import { listOf } from '../../document/listOf'
import type { OperationRoute } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { shownTaxColumn } from '../../master/shownTaxNumber'
import { pendingVendors } from './pendingVendors'
import { awaitVendors, sendVendorApplications } from './sendVendorApplications'
import { vendorApplication } from './vendorApplicationKind'
import { vendorApplications } from './vendorApplications'

/** Suppliers as the ERP knows them. */
export function supplierErpModule(services: Services): ServerModule {
  const sent = (route: OperationRoute): OperationRoute =>
    route.operationId === 'retryGerpApp'
      ? { ...route, after: answer => awaitVendors(services, answer as TransitionAnswer) }
      : route
  return {
    name: 'supplierErp',
    routes: [
      listOf(vendorApplication, {
        operation: 'listGerpApp',
        numbers: ['gaNo'],
        numberEndsPeriod: true,
        joined: {
          joins: sql`join company on company.comp_no = document.comp_no`,
          fields: { taxNo2: shownTaxColumn(sql`company.tax_no_2`) },
        },
        sortedBy: { taxNo2: 'comp_no' },
      }),
      ...vendorApplications.routes.map(sent),
    ],
    pending: [pendingVendors],
    chores: [
      {
        name: 'vendors for the ERP',
        title: 'GERP 신청 전송',
        everyMilliseconds: 10_000,
        run: () => sendVendorApplications(services),
      },
    ],
  }
}
