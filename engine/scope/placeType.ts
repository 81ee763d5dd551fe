import type { ValueType } from '../expression/valueType'
import { nameHint } from '../problem/nameHint'
import { typeOfField } from './fieldType'
import type { Fields, Page } from './page'

/** The type of a place that a step writes: "header.x", "filter.x" or "line.x". A wrong place is reported. */
export function placeType(page: Page, place: string, record: object): ValueType | undefined {
  const [root = '', field = '', ...rest] = place.split('.')
  const fields = rest.length === 0 ? fieldsOf(page, root) : undefined
  const { source } = page.on
  if (!fields) {
    const roots = ['header', 'filter', 'line'].filter(name => fieldsOf(page, name))
    source.report(source.keyAt(record, place), {
      code: 'PLACE_UNKNOWN',
      what: `"${place}" is no place that a step can write.`,
      expected: nameHint(
        root,
        roots.map(name => `${name}.…`),
        'place',
      ),
      mend: 'write "header.", "filter." or "line." and a field.',
    })
    return undefined
  }
  return typeOfField(page.on, record, field, fields, 'PLACE_UNKNOWN', place)
}

function fieldsOf(page: Page, root: string): Fields | undefined {
  if (root === 'header') return page.document?.header
  if (root === 'filter') return Object.keys(page.filterFields).length > 0 ? page.filterFields : undefined
  if (root === 'line') return [...page.grids.values()].find(grid => grid.lines !== undefined)?.fields
  return undefined
}
