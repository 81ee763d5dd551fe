import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import { type AskedGrid, isAskedGrid } from '../../../engine/cases/planCase'
import { blocksOf } from '../../../engine/plan/blocksOf'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { planCases } from '../../cases/planCases'
import { proofOf } from '../../engine/cases/caseProofs'
import { type ProductServer, startProduct } from '../modules/productServer'
import { type AskedList, askWhole } from './askedLists'
import { conditionName } from './fittingRows'
import { keptValues, readKeptValues, unjudged, type ValuesOf } from './keptValues'
import { serverProofs } from './serverProofs'

let product: ProductServer
let kept: ValuesOf = () => []
const lists = new Map<AskedGrid, AskedList>()

function listOf({ screen }: ScreenPlan, grid: AskedGrid): AskedList {
  const list = lists.get(grid)
  if (!list) throw new Error(`Nobody may ask for "${grid.id}" of "${screen}".`)
  return list
}

beforeAll(async () => {
  product = await startProduct({}, { remembersSessions: true })
  kept = await readKeptValues(product.database, koreanDay(product.clock.now()))
  const people = [
    await product.logIn('system.admin'),
    await product.logInSupplier('daesung1'),
    await product.logIn('buy.all'),
  ]
  const grids = planCases.flatMap(({ plan }) =>
    blocksOf(plan, 'grid')
      .filter(isAskedGrid)
      .map(grid => ({ plan, grid })),
  )
  // What hangs on a record comes behind the lists that show some.
  const isAlone = ({ grid }: (typeof grids)[number]) =>
    grid.of === undefined && Object.keys(grid.source.binding.with).length === 0
  for (const { plan, grid } of [...grids.filter(isAlone), ...grids.filter(each => !isAlone(each))]) {
    const list = await askWhole(plan, grid, people)
    if (list) lists.set(grid, list)
  }
})
afterAll(() => product.stop())

it('what conditions are held against, and what excuses them, belongs to a condition of a page', () => {
  const conditions = planCases.flatMap(({ cases }) =>
    cases.flatMap(each => {
      if (each.case !== 'found') return []
      const { operation } = each.grid.source.binding
      const facts = contractFacts[operation]?.parameters ?? {}
      return each.parameters.flatMap(name => (facts[name] ? [conditionName(operation, facts[name])] : []))
    }),
  )
  const listed = Object.keys({ ...keptValues, ...unjudged })
  expect(listed.filter(name => !conditions.includes(name))).toEqual([])
})

const proofs = serverProofs(listOf, (name, row) => kept(name, row))
for (const { plan, title, cases } of planCases) {
  const proved = cases.flatMap(({ name, ...rest }) => {
    const prove = proofOf(proofs, { name, ...rest }, plan)
    return prove ? [{ name, prove }] : []
  })
  if (proved.length > 0)
    describe(title, () => {
      for (const { name, prove } of proved) it(name.ko, prove)
    })
}
