import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  divided,
  exactOf,
  percentOf,
  quantityOf,
  sumOf,
  without,
} from '../../../../server/modules/report/figure'
import { compare, magnitude, rational, roundedTo } from '../../../../server/modules/report/rational'
import { reaches } from '../../../../server/modules/report/reaches'
import { createTestDatabase, type TestDatabase } from '../../testDatabase'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase('bare')
})
afterAll(() => test.drop())

const price = sumOf('price')
const basis = divided(sumOf('basis'), quantityOf('basis'))
const rate = percentOf(without(price, basis), basis)

/** Price, and the sum and the quantity of what it is compared with. */
const groups = [
  ['102.95', '100', '1'],
  ['102.949999', '100', '1'],
  ['97.05', '100', '1'],
  ['97.050001', '100', '1'],
  ['103.14', '100', '1'],
  ['103.15', '100', '1'],
  ['100', '100', '1'],
  ['1', '3', '7'],
  ['110', '300', '3'],
  ['5', '0', '1'],
  ['5', '-5', '1'],
  ['5', '5', '0'],
  ['5', null, null],
  [null, '5', '1'],
] as const

it.each(['0', '0.05', '3', '3.0', '3.14', '9.99', '133.3'])(
  'a limit of %s leaves the groups whose rate, as it is shown, reaches it',
  async limit => {
    const values = sql.join(
      groups.map(
        ([newest, sum, quantity], at) =>
          sql`(${at}::int, ${newest}::numeric, ${sum}::numeric, ${quantity}::numeric)`,
      ),
    )
    const { rows } = await sql<{ at: number }>`
      select at from (values ${values}) one (at, "sum:price", "sum:basis", "quantity:basis")
      where ${reaches({ rate, limit })} order by at`.execute(test.database)
    const shown = groups.flatMap(([newest, sum, quantity], at) => {
      const numbers = { 'sum:price': newest, 'sum:basis': sum, 'quantity:basis': quantity }
      const exact = exactOf(rate, numbers)
      return exact && compare(magnitude(roundedTo(exact, 1)), rational(limit)) >= 0 ? [at] : []
    })
    expect(rows.map(({ at }) => at)).toEqual(shown)
    expect(shown.length).toBeGreaterThan(0)
  },
)
