import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import type { DocumentReading } from '../../document/readDocument'
import { readUnitDecimals } from '../../master/draftReferences'
import { shownTaxNumber } from '../../master/shownTaxNumber'
import { readOrderLines } from '../order/orderStore'
import type { DeliveryLineRecord, DeliveryRecord } from './deliveryKind'
import { freeOf, poLineOf } from './deliveryLines'

type Reading = DocumentReading<DeliveryRecord, DeliveryLineRecord>

/** What a delivery answers of its order, which its receiver need not see. */
async function readOrder(tx: Transaction, { po_no }: DeliveryRecord) {
  const order = await runAs(tx, 'all', () =>
    tx
      .selectFrom('po')
      .innerJoin('company', 'company.comp_no', 'po.comp_no')
      .select(['po.title', 'po.po_date', 'po.forward_yn', 'company.tax_no_2'])
      .where('po_no', '=', po_no)
      .executeTakeFirstOrThrow(),
  )
  return {
    title: order.title,
    poDate: order.po_date,
    taxNo2: shownTaxNumber(order.tax_no_2),
    forwardYn: order.forward_yn,
  }
}

const lines: NonNullable<Reading['lines']> = {
  fields: ['poLine', 'freeQty', 'overTol'],
  read: async ({ tx }: EventContext, { po_no }, stored) => {
    const ordered = await runAs(tx, 'all', () => readOrderLines(tx, po_no))
    const units = await readUnitDecimals(tx)
    return stored.map(line => {
      const own = ordered.find(({ line_no }) => line_no === line.po_line_no)
      return {
        poLine: poLineOf(line.po_no, line.po_line_no),
        freeQty: own ? freeOf(own, units) : '0',
        ...(own ? { overTol: trimDecimal(own.over_tol) } : {}),
      }
    })
  },
}

/** A delivery as its supplier sees it. */
export const supplierReading: Reading = {
  beside: {
    fields: ['title', 'poDate', 'taxNo2'],
    read: async ({ tx }, stored) => {
      const { forwardYn: _staff, ...fields } = await readOrder(tx, stored)
      return fields
    },
  },
  names: { receiverNm: { column: 'receiver', of: 'person' } },
  lines,
}

/** The same as staff see it. */
export const staffReading: Reading = {
  beside: {
    fields: ['title', 'poDate', 'taxNo2', 'forwardYn'],
    read: ({ tx }, stored) => readOrder(tx, stored),
  },
  lines,
}
