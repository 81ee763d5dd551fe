import { sql } from 'kysely'
import type { CyberItemList } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { trimDecimal } from '../../../schemas/shared/decimal'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { partOf } from '../../document/answerRows'
import { findForReader } from '../../document/documentApproval'
import { documentModule, type MayChangeFiles } from '../../document/documentModule'
import { given } from '../../document/givenFields'
import { answerList } from '../../document/listOf'
import { contains } from '../../document/listQuery'
import { documentAnswer, readDocument } from '../../document/readDocument'
import { reasonOf } from '../../document/reasonOf'
import { eachDocument, keysOf, transitionEach } from '../../document/transitionKeys'
import { isConfirmed } from '../../http/confirmed'
import { badRequest, conflict, documentNotFound } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { companyItem } from './companyItemKind'
import { offerFailure } from './companyItemRules'
import { companyItemTexts } from './companyItemTexts'
import {
  approveOffer,
  deleteOffer,
  linkOfferTo,
  rejectOffer,
  requestOffer,
  stopOffer,
} from './companyItemTransitions'
import { prepareOffer } from './prepareCompanyItem'

const offers = documentModule(companyItem, {
  prepare: prepareOffer,
  rules: offerFailure,
  read: 'elsewhere',
  transitions: {
    requestCyberItem: requestOffer,
    recallCyberItem: 'moves',
    stopCyberItem: stopOffer,
    deleteCyberItem: deleteOffer,
    approveCyberItem: 'elsewhere',
    rejectCyberItem: 'elsewhere',
    linkCyberItem: 'elsewhere',
  },
})

export const mayChangeOfferFiles: MayChangeFiles = (tx, actor, ciNo) =>
  actor.portal === 'external' ? offers.mayChangeFiles(tx, actor, ciNo) : Promise.resolve(false)

/** Requesters of group 30 see no prices. */
const isWithoutPrices = ({ portal, group }: Actor) => portal === 'internal' && group === '30'
const priceFields = ['unitPrice', 'prevUnitPrice', 'changeRate']
const priceColumns = ['unit_price', 'prev_unit_price', 'change_rate']

const answer = documentAnswer(companyItem)
const priceRow = partOf('getCyberItem', 'prices')

/** Prices that an offer gave or gives, the newest first; those of other sources are nobody's business here. */
function pricesOf(tx: Transaction, ciNo: string) {
  return runAs(tx, 'all', async () => {
    const rows = await tx
      .selectFrom('item_price')
      .selectAll()
      .where('source_no', '=', ciNo)
      .orderBy('valid_from', 'desc')
      .orderBy('price_no', 'desc')
      .execute()
    return rows.map(priceRow)
  })
}

const readRoute = route('getCyberItem', async context => {
  const { tx, actor, input } = context
  const stored = await findForReader(context, companyItem, input.ciNo)
  // Whoever sees all rows sees a draft of a supplier as little as the others of the staff.
  if (actor.portal === 'internal' && stored.status === 'DRAFT') throw documentNotFound(actor.scope)
  const isBlind = isWithoutPrices(actor)
  const read = await readDocument(context, companyItem, stored, answer, {
    withheld: () => (isBlind ? { columns: priceColumns, actorName: '' } : undefined),
  })
  return { ...read, prices: isBlind ? [] : await pricesOf(tx, stored.ci_no) } as never
})

/** What an item made of an offer begins with (domain 3.38); codes, attributes and prices are for who makes it. */
const offeredRoute = route('getOfferedItem', async context => {
  const stored = await findForReader(context, companyItem, context.input.ciNo)
  if (stored.item_code !== null) throw conflict(companyItemTexts.linkedAlready, [stored.item_code])
  if (!['REQUESTED', 'APPROVED'].includes(stored.status))
    throw conflict('stateRefused', [codeText('CITEM_STATUS', stored.status)])
  return {
    header: {
      itemName: stored.sup_item_name,
      srcCiNo: stored.ci_no,
      ...given({
        ...{ spec: stored.spec, maker: stored.maker, sgCode: stored.sg_code, unitCode: stored.unit_code },
        minOrderQty: stored.min_order_qty === null ? null : trimDecimal(stored.min_order_qty),
        leadTime: stored.lead_time,
      }),
    },
  }
})

const answerOffers = answerList<CyberItemList>(companyItem, {
  operation: 'listCyberItem',
  numbers: ['ciNo'],
  namesOfServer: true,
  where: {
    itemCode: part => contains(sql`document.item_code`, part),
    supItemCode: part => contains(sql`document.sup_item_code`, part),
    catCode: code =>
      sql`document.item_code in (select item_code from item where starts_with(cat_code, ${code}))`,
  },
  only: ({ portal }) => (portal === 'internal' ? [sql`document.status <> 'DRAFT'`] : []),
  withheld: actor => (isWithoutPrices(actor) ? priceFields : []),
})

const lists: readonly OperationRoute[] = [
  route('listCyberItem', ({ tx, actor, clock, input }) => {
    if (actor.portal === 'external' && input.catCode !== undefined)
      throw badRequest('catCode', 'suppliers do not see which category an item is in')
    return answerOffers({ tx, actor, today: clock.today() }, input)
  }),
]

const decisions: readonly OperationRoute[] = [
  route('approveCyberItem', context => {
    const { itemCode, ...body } = context.input.body
    const decision = { itemCode, isConfirmed: isConfirmed(context.http.headers, 'endsPrice') }
    return eachDocument(context.input.ciNo, body, key => approveOffer(context, key, decision))
  }),
  route('rejectCyberItem', context => {
    const { body, ciNo } = context.input
    const text = companyItemTexts.rejectReasonTooShort
    const reason = reasonOf(companyItem.workflow, 'rejectCyberItem', body.reason, text)
    return eachDocument(ciNo, body, key => rejectOffer(context, key, reason))
  }),
  route('linkCyberItem', context => {
    const { ciNo, body } = context.input
    const decision = {
      itemCode: body.itemCode,
      isConfirmed: isConfirmed(context.http.headers, 'endsPrice'),
    }
    return transitionEach(keysOf(ciNo, { version: body.version }), key => linkOfferTo(context, key, decision))
  }),
]

/** Suppliers' items and the search among our own. */
export function companyItemModule(): ServerModule {
  return { name: 'companyItem', routes: [...lists, readRoute, offeredRoute, ...offers.routes, ...decisions] }
}
