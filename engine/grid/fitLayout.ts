import type { GridLayout } from '../../widgets/DataGrid/dataGridContract'

/**
 * A kept layout on the columns of today: what the definition no longer has is dropped, and what it has newly stands behind
 * its left neighbour of the definition.
 */
export function fitLayout(layout: GridLayout, fields: readonly string[]): GridLayout {
  const known = new Set(fields)
  const order = [...new Set(layout.order)].filter(field => known.has(field))
  fields.forEach((field, at) => {
    if (order.includes(field)) return
    const left = fields.slice(0, at).findLast(candidate => order.includes(candidate))
    order.splice(left === undefined ? 0 : order.indexOf(left) + 1, 0, field)
  })
  return {
    order,
    widths: Object.fromEntries(Object.entries(layout.widths).filter(([field]) => known.has(field))),
    hidden: layout.hidden.filter(field => known.has(field)),
  }
}
