import type { ValueType } from '../expression/valueType'
import { callProblems } from '../problem/catalogue/callProblems'
import { typeOfField } from './fieldType'
import type { Names } from './notes'
import type { Fields, Page } from './page'

const roots = ['header', 'filter', 'line']

/** The type of a place that a step writes: "header.x", "filter.x" or "line.x". A wrong place is reported. */
export function placeType(page: Page, place: string, record: object): ValueType | undefined {
  const [root = '', field = '', ...rest] = place.split('.')
  const fields = rest.length === 0 ? fieldsOf(page, root) : undefined
  const { source } = page.on
  if (!fields) {
    const known = roots.filter(name => fieldsOf(page, name))
    source.report(source.keyAt(record, place), callProblems.placeUnknown(place, root, known))
    return undefined
  }
  return typeOfField(page.on, record, field, fields, 'PLACE_UNKNOWN', place)
}

/** Every place that a step of the page can write. */
export function placeNames(page: Page): Names {
  const places = roots.flatMap(root =>
    Object.entries(fieldsOf(page, root) ?? {}).map(([name, fact]) => [`${root}.${name}`, fact] as const),
  )
  return Object.fromEntries(places)
}

function fieldsOf(page: Page, root: string): Fields | undefined {
  if (root === 'header') return page.document?.header
  if (root === 'filter') return Object.keys(page.filterFields).length > 0 ? page.filterFields : undefined
  if (root === 'line') {
    const grids = [...page.grids.values()]
    // Lines of the document, or rows that are edited in place.
    const own = grids.find(grid => grid.lines !== undefined)
    return (own ?? grids.find(({ saved }) => Object.keys(saved).length > 0))?.fields
  }
  return undefined
}
