import { addDays } from '../../../schemas/shared/calendar'
import { companyItem } from '../../../server/modules/companyItem/companyItemKind'
import { sameKeyOf } from '../../../server/modules/item/itemKeys'
import { item } from '../../../server/modules/item/itemKind'
import { declaredFacts, type FlowInput, type FlowKind } from './flowKind'
import { type FlowRow, type FlowWorld, numberOf, pickSome, textOf } from './flowWorld'

/** So few that the same item is asked for twice now and then, also at the same moment. */
function someHeader({ random }: FlowWorld) {
  return {
    itemName: `시험용 ${random.pick(['로드셀', '감속기', '엔코더', '리니어 가이드'])}`,
    spec: `${random.whole(1, 400) * 5}kg S형`,
    ...{ itemType: random.pick(['PART', 'EQP']), sgCode: '03030101', taxCode: 'V1' },
    ...{ catCode: random.chance(0.95) ? '200203' : '2002', unitCode: random.chance(0.95) ? 'EA' : 'XX' },
    leadTime: random.chance(0.95) ? random.whole(0, 60) : -1,
  }
}

/** What the category asks for, mostly with values that it takes. */
async function someAttributes({ random, callerOf }: FlowWorld, catCode: string) {
  const keeper = await callerOf('tf.admin')
  const form = await keeper?.call('getItemForm', { catCode })
  const asked = form?.status === 200 ? form.body.attributes : []
  return asked.map(({ attrCode, attrType, choices = [] }) => {
    const values: Readonly<Record<string, string>> = { DATE: '2026-11-20', YN: 'Y', TEXT: '가나', NUM: '10' }
    const right = values[attrType] ?? choices[0]?.value ?? ''
    return { attrCode, attrValue: random.chance(0.97) ? right : '' }
  })
}

async function someItem(world: FlowWorld): Promise<FlowInput> {
  const header = someHeader(world)
  return {
    header: { ...header, dupKey: sameKeyOf(header) },
    attributes: await someAttributes(world, header.catCode),
  }
}

async function activeItem({ random, read }: FlowWorld): Promise<string> {
  const rows = await read(
    `select item_code from item where status = 'ACTIVE' order by item_code desc limit 30`,
  )
  return textOf(pickSome(random, rows) ?? {}, 'item_code')
}

const itemFlow: FlowKind = {
  ...declaredFacts(item),
  making: { createItem: async world => ({ body: await someItem(world) }) },
  bodies: {
    updateItem: someItem,
    deactivateItem: async world => ({
      stopReason: '더는 쓰지 않습니다.',
      ...(world.random.chance(0.3) ? { altItemCode: await activeItem(world) } : {}),
    }),
  },
}

/** What a supplier offers, with a code of his that may be taken. */
async function someOffer(world: FlowWorld, row?: FlowRow): Promise<FlowInput> {
  const { random, today } = world
  return {
    header: {
      supItemCode: row ? row.sup_item_code : `WALK-${random.whole(1, 5000)}`,
      ...{ supItemName: '시험용 샤프트', spec: `Φ8×${random.whole(50, 300)}`, maker: '대성정밀' },
      ...{ sgCode: '02010201', unitCode: 'EA', leadTime: random.whole(0, 60) },
      ...{ currency: random.chance(0.9) ? 'KRW' : 'USD', minOrderQty: '100' },
      unitPrice: random.chance(0.05) ? '0' : String(row ? numberOf(row, 'unit_price') || 900 : 900),
      validFrom: addDays(today, random.whole(-20, 20)),
      validTo: addDays(today, random.whole(10, 400)),
      ...(random.chance(0.3) ? { itemCode: await activeItem(world) } : {}),
    },
  }
}

const offerFlow: FlowKind = {
  ...declaredFacts(companyItem),
  making: { createCyberItem: async world => ({ body: await someOffer(world) }) },
  bodies: {
    saveCyberItem: someOffer,
    approveCyberItem: async world => (world.random.chance(0.5) ? { itemCode: await activeItem(world) } : {}),
    linkCyberItem: async world => ({ itemCode: await activeItem(world) }),
  },
}

/** Items from the request to their end, and what suppliers offer of them. */
export const itemKinds: readonly FlowKind[] = [itemFlow, offerFlow]
