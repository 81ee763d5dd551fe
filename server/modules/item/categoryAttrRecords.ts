import { type RawBuilder, sql } from 'kysely'
import type { CategoryAttrChange } from '../../../codegen/generated/types'
import type { Row } from '../../database/tables'
import { documentNotFound, fieldRefused } from '../../http/failure'
import { recordOf } from '../../record/recordOf'
import { categoryTexts } from './categoryTexts'

const leafLevel = 3

const ofAttribute = (column: string): RawBuilder<unknown> =>
  sql`(select ${sql.ref(column)} from attribute where attribute.attr_code = category_attr.attr_code)`

/** The attributes that a category of the lowest level asks of its items; nothing of them is inherited (D-82). */
export const categoryAttrRoutes = recordOf<
  CategoryAttrChange,
  Row<'category_attr'>,
  { readonly isLeaf: boolean }
>({
  list: 'listCategoryAttr',
  save: 'saveCategoryAttr',
  table: 'category_attr',
  order: ['sort_no', 'attr_code'],
  docType: 'CATEGORY_ATTR',
  noted: ['catCode', 'attrCode', 'requiredYn', 'sortNo'],
  taken: categoryTexts.attributeTwice,
  state: 'requiredYn',
  computed: {
    attrName: ofAttribute('attr_name'),
    attrType: ofAttribute('attr_type'),
    unitCode: ofAttribute('unit_code'),
    maxLen: ofAttribute('max_len'),
    decimals: ofAttribute('decimals'),
    minVal: ofAttribute('min_val'),
    maxVal: ofAttribute('max_val'),
  },
  open: async ({ tx, actor }, { catCode }) => {
    const category = await tx
      .selectFrom('item_category')
      .select('cat_level')
      .where('cat_code', '=', String(catCode))
      .forUpdate()
      .executeTakeFirst()
    if (!category) throw documentNotFound(actor.scope)
    return { isLeaf: category.cat_level === leafLevel }
  },
  rules: async ({ tx }, { change: { rowState, attrCode }, parent, row }) => {
    if (!parent.isLeaf) return fieldRefused('attrCode', categoryTexts.notLeaf, [], row)
    if (rowState !== 'I') return undefined
    const known = await tx
      .selectFrom('attribute')
      .select('attr_code')
      .where('attr_code', '=', attrCode)
      .where('use_yn', '=', 'Y')
      .executeTakeFirst()
    return known ? undefined : fieldRefused('attrCode', categoryTexts.attributeUnknown, [], row)
  },
})
