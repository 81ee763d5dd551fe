import type { AttributeValueChange } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import type { EventContext } from '../../document/documentEvents'
import { documentNotFound, type Failure, fieldRefused } from '../../http/failure'
import type { Asked } from '../../record/recordKind'
import { recordOf } from '../../record/recordOf'
import { attributeTexts } from './attributeTexts'

type Value = Row<'attribute_value'>
interface Parent {
  readonly attrCode: string
  readonly isList: boolean
}

/** Values of an attribute that is chosen from a list. */
export const attributeValueRoutes = recordOf<AttributeValueChange, Value, Parent>({
  list: 'listAttributeValue',
  save: 'saveAttributeValue',
  table: 'attribute_value',
  order: ['sort_no', 'value_code'],
  docType: 'ATTRIBUTE_VALUE',
  noted: ['attrCode', 'valueCode', 'valueName', 'sortNo', 'useYn'],
  taken: attributeTexts.valueTaken,
  open: async ({ tx, actor }, { attrCode }) => {
    const attribute = await tx
      .selectFrom('attribute')
      .select(['attr_code', 'attr_type'])
      .where('attr_code', '=', String(attrCode))
      .forUpdate()
      .executeTakeFirst()
    if (!attribute) throw documentNotFound(actor.scope)
    return { attrCode: attribute.attr_code, isList: attribute.attr_type === 'LIST' }
  },
  rules: valueFailure,
  remove: async ({ tx }, { stored, row }) => {
    if (stored && (await isChosenByItem(tx, stored)))
      throw fieldRefused('valueCode', attributeTexts.valueUsed, [], row)
  },
})

async function valueFailure(
  { tx }: EventContext,
  { change, stored, parent, row }: Asked<AttributeValueChange, Value, Parent>,
): Promise<Failure | undefined> {
  const { rowState, valueCode } = change
  const refuse = (field: keyof AttributeValueChange, text: string) => fieldRefused(field, text, [], row)
  if (!parent.isList) return refuse('valueCode', attributeTexts.notList)
  if (rowState === 'D') return undefined
  if (!/^[A-Z0-9_-]{1,10}$/.test(valueCode)) return refuse('valueCode', attributeTexts.valueCodeWrong)
  const taken = await tx
    .selectFrom('attribute_value')
    .select('value_code')
    .where('attr_code', '=', parent.attrCode)
    .where('value_name', '=', change.valueName.normalize('NFC').trim())
    .where('value_code', '<>', stored?.value_code ?? '')
    .executeTakeFirst()
  return taken ? refuse('valueName', attributeTexts.valueTaken) : undefined
}

const isChosenByItem = async (tx: Transaction, { attr_code, value_code }: Value) =>
  (await tx
    .selectFrom('item_attr')
    .select('item_code')
    .where('attr_code', '=', attr_code)
    .where('attr_value', '=', value_code)
    .executeTakeFirst()) !== undefined
