import type {
  DeliveryHeaderInput,
  DeliveryLineInput,
  DeliveryProxyHeaderInput,
} from '../../../codegen/generated/types'
import type { Workflow } from '../../../schemas/workflow/workflow'
import { deliveryProxyWorkflow, deliveryWorkflow } from '../../../schemas/workflow/workflows'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import { lockPo } from '../order/orderStore'
import { deliveryTexts } from './deliveryTexts'

export type DeliveryRecord = Row<'delivery'>
export type DeliveryLineRecord = Row<'delivery_line'>

export interface DeliveryDraft {
  readonly header: DeliveryHeaderInput & Pick<DeliveryProxyHeaderInput, 'deliveryPlace' | 'proxyReason'>
  readonly lines: readonly DeliveryLineInput[]
}

/** Both ways of registering, so that the history of a delivery knows every step. */
const withStepsOf = (workflow: Workflow, other: Workflow): Workflow => ({
  ...workflow,
  transitions: [...workflow.transitions, ...other.transitions],
})

const facts = {
  docType: 'DLV',
  prefix: 'DL',
  table: 'delivery',
  number: 'dlv_no',
  page: '/deliverEditAdmin',
  noted: ['po_no', 'supply_amt', 'line_cnt'],
  linesAreReplaced: true,
  lockFirst: (tx, { po_no }) => lockPo(tx, po_no),
} satisfies Partial<Parameters<typeof documentKind<DeliveryRecord, DeliveryLineRecord, DeliveryDraft>>[0]>

/** What suppliers send. */
export const delivery = documentKind<DeliveryRecord, DeliveryLineRecord, DeliveryDraft>({
  ...facts,
  name: 'Delivery',
  operations: { get: 'getCyberDelivery' },
  workflow: withStepsOf(deliveryWorkflow, deliveryProxyWorkflow),
  stateTexts: {
    cancelDelivery: {
      RECEIVING: deliveryTexts.inspectionBegun,
      RECEIVED: deliveryTexts.inspectionBegun,
    },
  },
})

/** The same, as staff read it and register it for suppliers who do not. */
export const proxyDelivery = documentKind<DeliveryRecord, DeliveryLineRecord, DeliveryDraft>({
  ...facts,
  name: 'DeliveryProxy',
  operations: { get: 'getDelivery' },
  workflow: withStepsOf(deliveryProxyWorkflow, deliveryWorkflow),
})
