import { sql } from 'kysely'
import type { AttributeChange } from '../../../codegen/generated/types'
import { compareDecimals } from '../../../schemas/shared/decimal'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import type { EventContext } from '../../document/documentEvents'
import { contains } from '../../document/listQuery'
import { type Failure, fieldRefused, question } from '../../http/failure'
import type { Asked } from '../../record/recordKind'
import { recordOf } from '../../record/recordOf'
import { attributeTexts } from './attributeTexts'

type Attribute = Row<'attribute'>

const [longestText, mostDecimals] = [200, 6]

export const attributeRoutes = recordOf<AttributeChange, Attribute, void>({
  list: 'listAttribute',
  save: 'saveAttribute',
  table: 'attribute',
  order: ['attr_code'],
  docType: 'ATTRIBUTE',
  noted: ['attrName', 'attrType', 'unitCode', 'maxLen', 'decimals', 'minVal', 'maxVal', 'useYn'],
  taken: attributeTexts.taken,
  computed: {
    valueCnt: sql`(select count(*)::int from attribute_value where attr_code = attribute.attr_code)`,
  },
  where: {
    valueName:
      name => sql`exists (select from attribute_value value where value.attr_code = attribute.attr_code
      and ${contains(sql`value_name`, name)})`,
  },
  // Codes are given out to one at a time.
  open: async ({ tx }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('attribute', 0))`.execute(tx)
  },
  newKey: async ({ tx }) => ({ attrCode: await nextAttribute(tx) }),
  rules: attributeFailure,
  remove: async ({ tx }, { stored, row }) => {
    const code = stored?.attr_code ?? ''
    if ((await isNamed(tx, code)) || (await isSaid(tx, code)))
      throw fieldRefused('attrCode', attributeTexts.inCategory, [], row)
  },
  together: changes =>
    changes.some(one => one.rowState !== 'D' && one.attrType === 'NUM' && !one.unitCode)
      ? question('withoutUnit', attributeTexts.withoutUnit)
      : undefined,
})

async function nextAttribute(tx: Transaction): Promise<string> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(substr(attr_code, 3)::int), 0) as last
    from attribute`.execute(tx)
  return `AT${zeroPad((rows[0]?.last ?? 0) + 1, 4)}`
}

/** Limits belong to their type alone; once values exist, nothing may change that would make one of them wrong. */
async function attributeFailure(
  { tx }: EventContext,
  { change, stored, row }: Asked<AttributeChange, Attribute, void>,
): Promise<Failure | undefined> {
  if (change.rowState === 'D') return undefined
  const refuse = (field: keyof AttributeChange, text: string) => fieldRefused(field, text, [], row)
  const { attrType, maxLen, decimals, minVal, maxVal } = change
  if (attrType !== 'TEXT' && maxLen !== undefined) return refuse('maxLen', attributeTexts.onlyText)
  if (attrType !== 'NUM') {
    const wrong = (['unitCode', 'decimals', 'minVal', 'maxVal'] as const).find(
      field => (change[field] ?? '') !== '',
    )
    if (wrong) return refuse(wrong, attributeTexts.onlyNumber)
  }
  if (maxLen !== undefined && (maxLen < 1 || maxLen > longestText))
    return refuse('maxLen', attributeTexts.lengthWrong)
  if (decimals !== undefined && (decimals < 0 || decimals > mostDecimals))
    return refuse('decimals', attributeTexts.decimalsWrong)
  if (minVal && maxVal && compareDecimals(maxVal, minVal) < 0)
    return refuse('maxVal', attributeTexts.limitsTurned)
  if (await isNameTaken(tx, change.attrName.normalize('NFC').trim(), stored?.attr_code))
    return refuse('attrName', attributeTexts.taken)
  const narrowed = stored && narrowedField(stored, change)
  if (!narrowed) return undefined
  return (await hasValues(tx, stored.attr_code)) || (await isSaid(tx, stored.attr_code))
    ? refuse(narrowed, attributeTexts.used)
    : undefined
}

/** The first field by which a value that was right might not be right any more. */
function narrowedField(stored: Attribute, change: AttributeChange): keyof AttributeChange | undefined {
  if (stored.attr_type !== change.attrType) return 'attrType'
  if ((stored.unit_code ?? '') !== (change.unitCode ?? '')) return 'unitCode'
  if ((change.maxLen ?? longestText) < (stored.max_len ?? longestText)) return 'maxLen'
  if ((change.decimals ?? 0) < (stored.decimals ?? 0)) return 'decimals'
  if (isRaised(change.minVal, stored.min_val)) return 'minVal'
  return isRaised(stored.max_val, change.maxVal) ? 'maxVal' : undefined
}

/** A limit where there was none narrows as well; for the greatest value the two change places. */
const isRaised = (limit: string | null | undefined, than: string | null | undefined): boolean =>
  (limit ?? '') !== '' && ((than ?? '') === '' || compareDecimals(limit ?? '0', than ?? '0') > 0)

const isNameTaken = async (tx: Transaction, name: string, code = '') =>
  (await tx
    .selectFrom('attribute')
    .select('attr_code')
    .where('attr_name', '=', name)
    .where('attr_code', '<>', code)
    .executeTakeFirst()) !== undefined

const hasValues = async (tx: Transaction, code: string) =>
  (await tx
    .selectFrom('attribute_value')
    .select('value_code')
    .where('attr_code', '=', code)
    .executeTakeFirst()) !== undefined

const isNamed = async (tx: Transaction, code: string) =>
  (await tx
    .selectFrom('category_attr')
    .select('cat_code')
    .where('attr_code', '=', code)
    .executeTakeFirst()) !== undefined

const isSaid = async (tx: Transaction, code: string) =>
  (await tx.selectFrom('item_attr').select('item_code').where('attr_code', '=', code).executeTakeFirst()) !==
  undefined
