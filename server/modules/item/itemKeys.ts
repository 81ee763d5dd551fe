import { createHash } from 'node:crypto'
import { type ComparedItem, similarKey, similarKeyOf } from './similarKey'

const withoutBlanks = (text: string | undefined) =>
  (text ?? '').normalize('NFC').replace(/\s+/g, '').toLowerCase()

/** Items are the same by name, specification and maker (domain: duplicate check), blanks and capitals aside. */
export function sameItemKey(item: {
  readonly itemName?: string | undefined
  readonly spec?: string | undefined
  readonly maker?: string | undefined
}): string {
  return [item.itemName, item.spec, item.maker].map(withoutBlanks).join('\n')
}

/** Tells same items from others (domain 3.36 b): name, specification and maker, blanks and capitals aside. */
export const sameKeyOf = (item: ComparedItem): string =>
  createHash('sha256').update(sameItemKey(item)).digest('hex')

/** The columns by which an item is compared with others. */
export const itemKeys = (item: ComparedItem) => ({
  same_key: sameKeyOf(item),
  sim_key: similarKeyOf(item),
  name_key: similarKey(item.itemName),
})

interface StoredItem {
  readonly item_name: string
  readonly spec: string
  readonly maker?: string | null
  readonly model_no?: string | null
}

export const comparedOf = ({ item_name, spec, maker, model_no }: StoredItem): ComparedItem => ({
  itemName: item_name,
  spec,
  maker: maker ?? undefined,
  modelNo: model_no ?? undefined,
})
