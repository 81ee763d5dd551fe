import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FilterFieldPlan } from '../../../engine/filter/filterPlan'
import { type FilterValues, initialValues, isRange, parametersOf } from '../../../engine/filter/filterState'
import { type ListScreen, listScreens } from '../../cases/listScreens'
import { type Caller, type ProductServer, startProduct } from './productServer'

type Row = Readonly<Record<string, unknown>>

let product: ProductServer
let staff: Caller
let supplier: Caller
beforeAll(async () => {
  product = await startProduct()
  staff = await product.logIn('system.admin')
  supplier = await product.logInSupplier('daesung1')
})
afterAll(() => product.stop())

/** Sees everything, and starts without a department of his own (spec §6). */
const everybody = {
  singleid: 'system.admin',
  authGroupId: '99',
  hname: '',
  auth: '',
  section: '',
  deptcd: '',
}

const start = ({ filter }: ListScreen) =>
  initialValues(filter, product.clock.today(), { ...everybody, deptnm: '' })

async function search({ plan, grid }: ListScreen, values: FilterValues) {
  const { operation, parameters, splitsTotals } = grid.source.binding
  const sent = Object.entries(values).filter(([name]) => parameters.includes(name) || name === 'sort')
  const caller = plan.mounts.some(({ portal }) => portal === 'internal') ? staff : supplier
  const { status, body, msg } = await caller.call(operation as 'listPr', {
    ...Object.fromEntries(sent),
    size: '200',
    ...(splitsTotals && { want: 'rows' }),
  })
  expect(status, `${operation} ${JSON.stringify(values)}: ${msg}`).toBe(200)
  return body.rows as unknown as readonly Row[]
}

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** What a row shows of a parameter: by its name, or in the column that is called like the condition. */
function shownOf({ grid }: ListScreen, field: FilterFieldPlan, parameter: string, row: Row): string {
  const alike = grid.columns.find(({ label }) => isRange(field) && label === field.label)
  const shown = row[parameter] ?? row[alike?.field ?? '']
  return textOf(isRange(field) ? textOf(shown).slice(0, 10) : shown)
}

/** What no document has: finds nothing. A box that is checked narrows, whatever there is. */
function valueOfNothing({ control, field, ...rest }: FilterFieldPlan): string {
  if (control === 'check') return 'value' in rest ? rest.value : ''
  if (control === 'dateRange') return '2020-01-01'
  return control === 'month' ? '202001' : `Z${field}`.slice(0, 3)
}

/** Searches by what one row shows, or by what no row has; what is wrong with the answer is told. */
async function wrongWith(list: ListScreen, field: FilterFieldPlan, parameter: string) {
  const all = await search(list, start(list))
  const shown = all.map(row => shownOf(list, field, parameter, row)).filter(text => text !== '')
  const value = shown[Math.floor(shown.length / 2)]
  const names = isRange(field) ? parametersOf(field) : [parameter]
  const wanted = value ?? valueOfNothing(field)
  const found = await search(list, {
    ...start(list),
    ...Object.fromEntries(names.map(name => [name, wanted])),
  })
  if (value === undefined) {
    const isFine = field.control === 'check' ? found.length <= all.length : found.length === 0
    return isFine ? [] : [`${parameter}=${wanted} finds ${found.length} of ${all.length}`]
  }
  const others = found.filter(
    row => !shownOf(list, field, parameter, row).toLowerCase().includes(wanted.toLowerCase()),
  )
  return found.length > 0 && others.length === 0
    ? []
    : [`${parameter}=${wanted} finds ${others.length} others of ${found.length}`]
}

describe.each(listScreens.map(list => [list.plan.screen, list] as const))('the list of %s', (_, list) => {
  it('finds by each of its conditions what that condition says', async () => {
    const wrong: string[] = []
    for (const field of list.filter.fields)
      for (const parameter of isRange(field) ? [field.field] : parametersOf(field))
        wrong.push(...(await wrongWith(list, field, parameter)))
    expect(wrong).toEqual([])
  })

  it('is sorted by each column that offers it, both ways', async () => {
    const unsorted: string[] = []
    for (const { field } of list.grid.columns.filter(({ isSortable }) => isSortable)) {
      const up = await search(list, { ...start(list), sort: `${field}:asc` })
      const down = await search(list, { ...start(list), sort: `${field}:desc` })
      const values = new Set(up.map(row => textOf(row[field])))
      if (values.size > 1 && textOf(up[0]?.[field]) === textOf(down[0]?.[field])) unsorted.push(field)
    }
    expect(unsorted).toEqual([])
  })
})
