import { addDecimals, sumDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { lineAmount, vatOf } from '../../../schemas/shared/money'
import type { EventContext } from '../../document/documentEvents'
import { findDocument } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import type { Prepared } from '../../document/documentParts'
import { taxCodeOf } from '../../document/draftFailure'
import { listOf } from '../../document/listOf'
import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { agreedPrices } from './agreedPrices'
import { checkDayLimit, restOfDay } from './dayLimit'
import { giveSimpleOrder } from './giveSimpleOrder'
import { type SimpleOrderDraft, type SimpleOrderRecord, simpleOrder } from './simpleOrderKind'
import { simpleOrderFailure } from './simpleOrderRules'

async function prepareSimpleOrder(
  { tx, actor, now }: EventContext,
  { header, lines }: SimpleOrderDraft,
  stored?: SimpleOrderRecord,
): Promise<Prepared> {
  const agreed = await agreedPrices(tx, { header, lines }, koreanDay(now))
  const priced = lines.map(({ itemCode = '', qty = '0', unitPrice }) => {
    const price = unitPrice ?? agreed.get(itemCode)?.price ?? '0'
    return {
      unit_price: price,
      amt: lineAmount(qty, price, 'KRW'),
      price_basis: agreed.get(itemCode)?.basis ?? 'NEGO',
    }
  })
  const supply_amt = sumDecimals(priced.map(({ amt }) => amt))
  const vat_amt = vatOf(supply_amt, taxCodeOf(header))
  return {
    header: { supply_amt, vat_amt, total_amt: addDecimals(supply_amt, vat_amt), line_cnt: lines.length },
    lines: priced,
    readers: [stored?.requester ?? actor.userId, header.receiver],
  }
}

const dayOf = ({ so_no, deptcd, comp_no }: SimpleOrderRecord, now: Date) => ({
  deptcd,
  compNo: comp_no ?? '',
  day: koreanDay(now),
  except: so_no,
})

export const simpleOrders = documentModule(simpleOrder, {
  prepare: prepareSimpleOrder,
  rules: simpleOrderFailure,
  read: {
    header: {
      /** What its day still allows, while it can be changed. */
      limitAmt: ({ tx, now }, stored) =>
        simpleOrder.workflow.editable.includes(stored.status) && stored.comp_no !== null
          ? restOfDay(tx, dayOf(stored, now))
          : undefined,
    },
  },
  submit: async ({ tx, now }, stored) => {
    const day = dayOf(stored, now)
    await checkDayLimit(tx, day, stored.supply_amt)
    return { submit_date: day.day }
  },
  approved: (context, stored, approved) => giveSimpleOrder(context, stored, 'approveDoc', approved),
  transitions: {
    cancelSimpleOrder: 'moves',
    retrySimpleOrder: (context, stored) => giveSimpleOrder(context, stored, 'retrySimpleOrder'),
  },
})

export function simpleOrderModule(): ServerModule {
  return {
    name: 'simpleOrder',
    routes: [
      listOf(simpleOrder, { operation: 'listSimpleOrder', numbers: ['soNo', 'poNo'] }),
      ...simpleOrders.routes,
      route('getSimpleOrderLimit', async ({ tx, actor, now, input: { compNo, soNo } }) => {
        // Another department's order is counted where it belongs.
        const stored = soNo === undefined ? undefined : await findDocument(tx, simpleOrder, soNo)
        const deptcd = stored?.deptcd ?? actor.deptcd
        return {
          limitAmt: await restOfDay(tx, { deptcd, compNo, day: koreanDay(now), except: stored?.so_no }),
        }
      }),
    ],
  }
}
