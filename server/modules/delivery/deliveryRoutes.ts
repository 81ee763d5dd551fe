import { deliveryProxyWorkflow, deliveryWorkflow } from '../../../schemas/workflow/workflows'
import { findDocument } from '../../document/documentKind'
import { documentModule, type MayChangeFiles } from '../../document/documentModule'
import { takenElsewhere } from '../../document/documentParts'
import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { listDeliverablePoLine } from './deliverablePoLines'
import { delivery, proxyDelivery } from './deliveryKind'
import { cancelDelivery, type ReceiptSteps, shipDelivery, shipProxyDelivery } from './deliveryTransitions'
import { listCyberDelivery, listDelivery } from './listDelivery'
import { prepareDelivery, prepareProxyDelivery } from './prepareDelivery'
import { staffReading, supplierReading } from './readDelivery'

/** Suppliers change the files of their own deliveries, staff of those that they registered, until they are announced. */
export const mayChangeDeliveryFiles: MayChangeFiles = async (tx, actor, dlvNo) => {
  const stored = await findDocument(tx, delivery, dlvNo)
  if (!stored || !delivery.workflow.editable.includes(stored.status)) return false
  return actor.portal === 'external' || stored.proxy_yn === 'Y'
}

/** Deliveries of both portals: what suppliers send, and what staff register for them. */
export function deliveryModule(receipts: ReceiptSteps): ServerModule {
  const ofSuppliers = documentModule(delivery, {
    prepare: prepareDelivery,
    read: supplierReading,
    transitions: {
      ...takenElsewhere(deliveryProxyWorkflow),
      shipDelivery: shipDelivery(receipts),
      cancelDelivery: cancelDelivery(receipts),
    },
  })
  const byStaff = documentModule(proxyDelivery, {
    prepare: prepareProxyDelivery,
    read: staffReading,
    transitions: { ...takenElsewhere(deliveryWorkflow), shipDeliveryProxy: shipProxyDelivery(receipts) },
  })
  return {
    name: 'delivery',
    routes: [
      listDelivery,
      listCyberDelivery,
      ...ofSuppliers.routes,
      ...byStaff.routes,
      route('listDeliverablePoLine', ({ tx, actor, input }) => listDeliverablePoLine(tx, actor, input)),
    ],
  }
}
