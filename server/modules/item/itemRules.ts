import { sql } from 'kysely'
import { compareDecimals, decimalPlaces, isDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { headerCodeFailure, requirementFailure, type Stage } from '../../document/draftFailure'
import { decimalsRefused, type Failure, fieldRefused, notAllowed } from '../../http/failure'
import { attributeFailure, readAttributes } from './itemAttributes'
import { readDecided } from './itemCategory'
import { comparedOf, sameKeyOf } from './itemKeys'
import { type ItemDraft, type ItemHeader, type ItemRecord, item, itemManagers } from './itemKind'
import { itemMasterTexts } from './itemMasterTexts'
import { comparedStates } from './similarItems'
import type { ComparedItem } from './similarKey'

const [longestLeadTime, mostTolerance, tolerancePlaces, quantityPlaces] = [365, '10', 2, 3]

/** What of the master data an item stands on. */
interface Placed {
  readonly catCode?: string
  readonly sgCode?: string
  readonly unitCode?: string
}

/** A category, group or unit that is out of use, or no leaf; what an item was stored with stays. */
export async function placeFailure(
  tx: Transaction,
  { catCode = '', sgCode = '', unitCode = '' }: Placed,
  stored?: Pick<ItemRecord, 'cat_code' | 'sg_code' | 'unit_code'>,
): Promise<Failure | undefined> {
  const decided = await readDecided(tx, catCode)
  const isUsable = (useYn: string | undefined, code: string, before: string | undefined) =>
    useYn === 'Y' || (useYn !== undefined && code === before)
  if (decided?.cat_level !== 3 || !isUsable(decided.use_yn, catCode, stored?.cat_code))
    return fieldRefused('catCode', itemMasterTexts.categoryNotLeaf)
  const group = await tx
    .selectFrom('sourcing_group')
    .select('use_yn')
    .where('sg_code', '=', sgCode)
    .where('sg_level', '=', '004')
    .executeTakeFirst()
  if (!isUsable(group?.use_yn, sgCode, stored?.sg_code))
    return fieldRefused('sgCode', itemMasterTexts.groupNotLowest)
  const unit = await tx
    .selectFrom('unit')
    .select(['use_yn', 'unit_type'])
    .where('unit_code', '=', unitCode)
    .executeTakeFirst()
  if (!unit || !isUsable(unit.use_yn, unitCode, stored?.unit_code))
    return fieldRefused('unitCode', itemMasterTexts.unitUnknown)
  const isSame = catCode === stored?.cat_code && unitCode === stored.unit_code
  return decided.unit_type === null || decided.unit_type === unit.unit_type || isSame
    ? undefined
    : fieldRefused('unitCode', itemMasterTexts.unitOfOtherType, [decided.unit_name ?? ''])
}

/**
 * The same item, under another code (domain 3.36 b). Whoever saves the same one at the same moment waits, so that the second finds
 * the first.
 */
export async function sameFailure(
  tx: Transaction,
  compared: ComparedItem,
  itself: string,
  states: readonly string[] = comparedStates,
): Promise<Failure | undefined> {
  const key = sameKeyOf(compared)
  const found = await runAs(tx, 'all', async () => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`IT ${key}`}, 0))`.execute(tx)
    return tx
      .selectFrom('item')
      .select(['item_code', 'status'])
      .where('same_key', '=', key)
      .where('status', 'in', states)
      .where('item_code', '<>', itself)
      .orderBy(sql`status = 'INACTIVE'`)
      .orderBy('item_code')
      .executeTakeFirst()
  })
  if (!found) return undefined
  const text = found.status === 'INACTIVE' ? itemMasterTexts.sameInactive : itemMasterTexts.same
  return fieldRefused('itemName', text, [found.item_code])
}

/** Tables whose rows were counted in the unit of an item. */
const countedIn = ['po_line', 'warehousing_line', 'item_price', 'asset'] as const

async function isCounted(tx: Transaction, itemCode: string): Promise<boolean> {
  const used = countedIn.map(
    table => sql`exists (select from ${sql.table(table)} where item_code = ${itemCode})`,
  )
  const { rows } = await runAs(tx, 'all', () =>
    sql<{ used: boolean }>`select ${sql.join(used, sql` or `)} as used`.execute(tx),
  )
  return rows[0]?.used === true
}

async function unitFailure(tx: Transaction, { unitCode }: ItemHeader, stored?: ItemRecord) {
  if (!stored || unitCode === stored.unit_code || !(await isCounted(tx, stored.item_code))) return undefined
  return fieldRefused('unitCode', itemMasterTexts.unitUsed)
}

function figureFailure({ leadTime, overTol, underTol, minOrderQty }: ItemHeader): Failure | undefined {
  if (leadTime !== undefined && (leadTime < 0 || leadTime > longestLeadTime))
    return fieldRefused('leadTime', itemMasterTexts.leadTimeWrong)
  for (const [field, value] of Object.entries({ overTol, underTol })) {
    if (value === undefined) continue
    const isRight =
      isDecimal(value) &&
      decimalPlaces(value) <= tolerancePlaces &&
      compareDecimals(value, '0') >= 0 &&
      compareDecimals(value, mostTolerance) <= 0
    if (!isRight) return fieldRefused(field, itemMasterTexts.toleranceWrong)
  }
  if (minOrderQty === undefined) return undefined
  if (!isDecimal(minOrderQty)) return fieldRefused('minOrderQty', 'notNumeric')
  if (compareDecimals(minOrderQty, '0') <= 0)
    return fieldRefused('minOrderQty', itemMasterTexts.minOrderWrong)
  return decimalPlaces(minOrderQty) > quantityPlaces
    ? decimalsRefused('minOrderQty', quantityPlaces)
    : undefined
}

const finalStates = ['ACTIVE', 'INACTIVE']

/** The first thing that forbids keeping an item. */
export async function itemFailure(
  context: EventContext,
  draft: ItemDraft,
  stage: Stage,
  stored?: ItemRecord,
): Promise<Failure | undefined> {
  const { tx, actor } = context
  const { header, attributes } = draft
  const isFinal = finalStates.includes(stored?.status ?? '')
  if (isFinal && !itemManagers.includes(actor.group)) throw notAllowed('an item that is in use')
  const wrong =
    requirementFailure(item, draft, stage) ??
    (await headerCodeFailure(tx, item, { ...header })) ??
    figureFailure(header) ??
    (await unitFailure(tx, header, stored)) ??
    (await placeFailure(tx, header, stored))
  if (wrong) return wrong
  const key = sameKeyOf(header)
  const isOther = stored === undefined || key !== sameKeyOf(comparedOf(stored))
  if (isOther && header.dupKey !== key) return fieldRefused('itemName', itemMasterTexts.checkFirst)
  const same = await sameFailure(tx, header, stored?.item_code ?? '')
  if (same) return same
  const asked = await readAttributes(tx, header.catCode ?? '', stored?.item_code)
  return attributeFailure(asked, attributes, stored?.status === 'ACTIVE')
}

/** What forbids asking for an item, or approving it: everything must be there that items have. */
export async function requestFailure(tx: Transaction, stored: ItemRecord): Promise<Failure | undefined> {
  const { cat_code: catCode, sg_code: sgCode, unit_code: unitCode, item_code: itemCode } = stored
  const placed = await placeFailure(tx, { catCode, sgCode, unitCode })
  if (placed) return placed
  const asked = await readAttributes(tx, catCode, itemCode)
  const said = asked.map(({ attr_code, attr_value }) => ({
    attrCode: attr_code,
    ...(attr_value === null ? {} : { attrValue: attr_value }),
  }))
  return attributeFailure(asked, said, true) ?? (await sameFailure(tx, comparedOf(stored), itemCode))
}
