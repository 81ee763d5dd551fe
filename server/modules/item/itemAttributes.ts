import { sql } from 'kysely'
import type { ItemAttr } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { isDay } from '../../../schemas/shared/calendar'
import { compareDecimals, decimalPlaces, isDecimal, trimDecimal } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { given } from '../../document/givenFields'
import { type Failure, fieldRefused } from '../../http/failure'
import type { SentAttribute } from './itemKind'
import { itemMasterTexts } from './itemMasterTexts'

interface Choice {
  readonly value: string
  readonly text: string
  readonly useYn: string
}

/** An attribute that a category asks of its items, and what an item says of it. */
interface AskedAttribute {
  readonly attr_code: string
  readonly attr_name: string
  readonly attr_type: string
  readonly unit_code: string | null
  readonly max_len: number | null
  readonly decimals: number | null
  readonly min_val: string | null
  readonly max_val: string | null
  readonly required_yn: string
  readonly attr_value: string | null
  readonly choices: readonly Choice[] | null
}

const longestText = 200

/** What a category of the lowest level asks, in its order (D-82); of lists also the values. */
export async function readAttributes(
  tx: Transaction,
  catCode: string,
  itemCode: string | undefined,
): Promise<readonly AskedAttribute[]> {
  const { rows } = await sql<AskedAttribute>`
    select asked.attr_code, attr_name, attr_type, unit_code, max_len, decimals, min_val, max_val, required_yn, attr_value,
      (select json_agg(json_build_object('value', value_code, 'text', value_name, 'useYn', use_yn)
          order by sort_no, value_code)
        from attribute_value value where value.attr_code = asked.attr_code) as choices
    from category_attr asked join attribute on attribute.attr_code = asked.attr_code
      left join item_attr said on said.attr_code = asked.attr_code and said.item_code = ${itemCode ?? ''}
    where asked.cat_code = ${catCode} order by asked.sort_no, asked.attr_code`.execute(tx)
  return rows
}

function limitsOf({ attr_type, decimals, min_val, max_val, max_len }: AskedAttribute): string | null {
  if (attr_type === 'TEXT') return `${max_len ?? longestText}자 이내`
  if (attr_type !== 'NUM') return null
  const [from, to] = [min_val, max_val].map(limit => (limit === null ? '' : trimDecimal(limit)))
  const range = from === '' && to === '' ? [] : [`${from} ~ ${to}`.trim()]
  return [...range, decimals ? `소수 ${decimals}자리 이내` : '정수'].join(' · ')
}

/** An attribute as a page shows it. A value out of use stays readable. */
export function attributeRow(asked: AskedAttribute): ItemAttr {
  return {
    attrCode: asked.attr_code,
    attrName: asked.attr_name,
    attrType: asked.attr_type,
    requiredYn: asked.required_yn,
    ...given({ attrValue: asked.attr_value, unitCode: asked.unit_code, attrLimits: limitsOf(asked) }),
    ...(asked.attr_type === 'LIST' ? { choices: [...(asked.choices ?? [])] } : {}),
  }
}

/** Why a text is no value of an attribute; undefined where it is one. */
function valueFailure(asked: AskedAttribute, value: string, row: number): Failure | undefined {
  const refuse = (text: string, args: readonly (string | number)[] = []) =>
    fieldRefused('attrValue', text, args, row)
  const { attr_name: name, attr_type: type } = asked
  switch (type) {
    case 'NUM':
      return isNumberOf(asked, value) ? undefined : fieldRefused('attrValue', ...numberWords(asked), row)
    case 'LIST': {
      const found = asked.choices?.find(choice => choice.value === value)
      const isUsable = found && (found.useYn === 'Y' || value === asked.attr_value)
      return isUsable ? undefined : refuse('codeNotAllowed', [value])
    }
    case 'DATE':
      return isDay(value) ? undefined : refuse('dateFormatWrong')
    case 'YN':
      return value === 'Y' || value === 'N' ? undefined : refuse('codeNotAllowed', [value])
    default: {
      const most = asked.max_len ?? longestText
      return characterLength(value) <= most ? undefined : refuse(itemMasterTexts.textTooLong, [name, most])
    }
  }
}

function isNumberOf({ decimals, min_val, max_val }: AskedAttribute, value: string): boolean {
  return (
    isDecimal(value) &&
    decimalPlaces(value) <= (decimals ?? 0) &&
    (min_val === null || compareDecimals(value, min_val) >= 0) &&
    (max_val === null || compareDecimals(value, max_val) <= 0)
  )
}

function numberWords({
  attr_name,
  decimals,
  min_val,
  max_val,
}: AskedAttribute): readonly [string, readonly (string | number)[]] {
  const [words, places] = decimals ? (['number', [decimals]] as const) : (['integer', []] as const)
  const [from, to] = [min_val, max_val].map(limit => (limit === null ? undefined : trimDecimal(limit)))
  if (from !== undefined && to !== undefined)
    return [itemMasterTexts[`${words}Wrong`], [attr_name, from, to, ...places]]
  if (from !== undefined) return [itemMasterTexts[`${words}TooSmall`], [attr_name, from, ...places]]
  if (to !== undefined) return [itemMasterTexts[`${words}TooLarge`], [attr_name, to, ...places]]
  return [itemMasterTexts[`${words}Open`], [attr_name, ...places]]
}

/** The first value that is refused; with `isComplete` also one that is missing. Rows count from 1, as they were sent. */
export function attributeFailure(
  asked: readonly AskedAttribute[],
  sent: readonly SentAttribute[],
  isComplete: boolean,
): Failure | undefined {
  const known = new Map(asked.map(one => [one.attr_code, one]))
  for (const [index, { attrCode, attrValue }] of sent.entries()) {
    const attribute = known.get(attrCode)
    if (!attribute || sent.findIndex(other => other.attrCode === attrCode) !== index)
      return fieldRefused('attrValue', itemMasterTexts.attributeUnknown, [], index + 1)
    const failure = attrValue === undefined ? undefined : valueFailure(attribute, attrValue, index + 1)
    if (failure) return failure
  }
  const said = new Map(sent.map(({ attrCode, attrValue }) => [attrCode, attrValue]))
  const missing = asked.findIndex(one => one.required_yn === 'Y' && !said.get(one.attr_code))
  if (!isComplete || missing < 0) return undefined
  const { attr_code, attr_name } = asked[missing] ?? { attr_code: '', attr_name: '' }
  const row = sent.findIndex(({ attrCode }) => attrCode === attr_code)
  const place = row < 0 ? missing + 1 : row + 1
  return fieldRefused('attrValue', itemMasterTexts.attributeMissing, [attr_name], place)
}

/** Cleaned values: texts without blanks around them, numbers with plain digits. */
export function cleanAttributes(
  asked: readonly AskedAttribute[],
  sent: readonly SentAttribute[],
): readonly SentAttribute[] {
  const types = new Map(asked.map(one => [one.attr_code, one.attr_type]))
  return sent.map(({ attrCode, attrValue }) => {
    const text = attrValue?.normalize('NFC').trim() ?? ''
    if (text === '') return { attrCode }
    const isNumber = types.get(attrCode) === 'NUM' && isDecimal(text)
    return { attrCode, attrValue: isNumber ? trimDecimal(text) : text }
  })
}

/** Keeps what is said of an item in place of what was said before; the history tells what has changed. */
export async function writeAttributes(
  context: EventContext,
  {
    itemCode,
    status,
    isNew,
  }: { readonly itemCode: string; readonly status: string; readonly isNew: boolean },
  asked: readonly AskedAttribute[],
  values: readonly SentAttribute[],
): Promise<void> {
  const { tx } = context
  const before = await tx
    .selectFrom('item_attr')
    .innerJoin('attribute', 'attribute.attr_code', 'item_attr.attr_code')
    .select(['item_attr.attr_code', 'attr_name', 'attr_value'])
    .where('item_code', '=', itemCode)
    .execute()
  const names = new Map([...before, ...asked].map(({ attr_code, attr_name }) => [attr_code, attr_name]))
  const old = new Map(before.map(({ attr_code, attr_value }) => [attr_code, attr_value]))
  const fresh = new Map(
    values.flatMap(({ attrCode, attrValue }) => (attrValue ? [[attrCode, attrValue]] : [])),
  )
  const changed = [...names.keys()].filter(code => old.get(code) !== fresh.get(code))
  if (changed.length === 0) return
  await tx.deleteFrom('item_attr').where('item_code', '=', itemCode).execute()
  const rows = [...fresh].map(([attr_code, attr_value]) => ({ item_code: itemCode, attr_code, attr_value }))
  if (rows.length > 0) await tx.insertInto('item_attr').values(rows).execute()
  if (isNew) return
  const noted = (said: ReadonlyMap<string, string>) =>
    Object.fromEntries(changed.map(code => [names.get(code) ?? code, said.get(code) ?? '']))
  await addEvent(context, {
    docType: 'IT',
    docNo: itemCode,
    action: 'updateItem',
    ...{ from: status, to: status, before: noted(old), after: noted(fresh) },
  })
}
