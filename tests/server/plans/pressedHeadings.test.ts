import { afterAll, beforeAll, expect, it } from 'vitest'
import { isFullSweep } from '../../cases/isFullSweep'
import { type ProductServer, startProduct } from '../modules/productServer'
import { mountOf, popups, screens } from './openedPages'
import { listGrids } from './pressedDocuments'
import { openPage, orderByAll } from './pressing'
import { type Hands, takeHands } from './pressServices'

/** One of each group to whom the server gives a list in a way of its own: everything, his own rows alone, masked. */
const apart = ['system.admin', 'req.mobile', 'audit.mon']
/** The other groups. */
const others = [
  ...['buy.head', 'acc.staff', 'vendor.mgr', 'buy.all', 'buy.mobile', 'dept.mobile'],
  ...['ops.admin', 'tf.admin'],
]
const staff = isFullSweep ? [...apart, ...others] : apart
const suppliers = ['daesung1', 'daesung2']

let product: ProductServer
const people: Hands[] = []
beforeAll(async () => {
  product = await startProduct({}, { remembersSessions: true })
  for (const singleid of staff)
    people.push(await takeHands(product, await product.logIn(singleid), 'internal'))
  for (const userId of suppliers)
    people.push(await takeHands(product, await product.logInSupplier(userId), 'external'))
})
afterAll(() => product.stop())

/** What one person is refused who presses the headings of all lists and popups that he sees. */
async function refusedTo(hands: Hands): Promise<readonly string[]> {
  const refused: string[] = []
  const opened = new Set<string>()
  const note = (place: string) => {
    for (const { operation, failure } of hands.made.splice(0))
      if (failure)
        refused.push(`${place} | ${hands.singleid} (${hands.group}) | ${operation}: ${failure.status}`)
  }
  for (const plan of screens) {
    const access = mountOf(plan, hands)
    if (!access) continue
    const screen = await openPage(hands, { plan, access, params: {}, place: plan.screen }, popups)
    for (const grid of listGrids(plan)) {
      hands.made.length = 0
      if (screen.host.holds(grid.visibleWhen)) await orderByAll(screen.rows(grid.id))
      note(plan.screen)
    }
    for (const popup of plan.popups.filter(name => !opened.has(name))) {
      opened.add(popup)
      void screen.host.openPopup({ popup, params: {} })
      await hands.rest()
      const top = screen.store.getState().popups.at(-1)
      const shown = top === undefined ? undefined : screen.popup(top)
      hands.made.length = 0
      if (shown && 'grid' in shown) await orderByAll(shown.grid)
      note(popup)
      shown?.drop()
    }
    screen.dispose()
  }
  return refused
}

it('nobody is offered an order of rows that the server refuses him', async () => {
  const refused = (await Promise.all(people.map(refusedTo))).flat()
  expect(refused).toEqual([])
}, 300_000)
