import { describe, expect, it } from 'vitest'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { settle } from '../runtime/fakeServices'
import { choiceOf, openSample, type SampleOptions } from '../runtime/openSample'
import { editPlan, itemPopup } from '../runtime/samplePlans'

const items = [
  { itemCode: 'IT1', itemName: '모니터', lastPrice: '250000' },
  { itemCode: 'IT2', itemName: '받침대', lastPrice: '18000' },
  { itemCode: 'IT3', itemName: '책상' },
]

const [firstAction] = editPlan.actions
const plan: ScreenPlan = {
  ...editPlan,
  actions: firstAction
    ? [
        {
          ...firstAction,
          ...{
            id: 'addItems',
            label: '품목 추가',
            place: 'grid',
            grid: 'lines',
            look: 'plain',
            rows: 'none',
          },
          steps: [{ step: 'open', popup: 'item', with: {}, set: {}, addTo: 'lines' }],
        },
      ]
    : [],
}

async function openRequest(options: SampleOptions = {}) {
  const { screen } = await openSample(plan, {
    popups: { item: itemPopup },
    ...options,
    answers: { popupItem: () => items, ...options.answers },
  })
  const popup = () => choiceOf(screen.popup(screen.store.getState().popups[0] ?? ''))
  return { screen, popup, lines: screen.lines('lines') }
}

async function choose(indexes: readonly number[], options?: SampleOptions) {
  const opened = await openRequest(options)
  const running = opened.screen.run('addItems')
  await settle()
  opened.popup().grid.check(new Set(indexes))
  await opened.popup().choose()
  await running
  return opened
}

const seen = (lines: Awaited<ReturnType<typeof openRequest>>['lines']) =>
  lines
    .get()
    .lines.map(({ values, mark }) => [values.itemCode, values.itemName, values.qty, values.amt, mark])

describe('several items added at once', () => {
  it('become a line each, with the first values of a new line, the name of the item and its amount', async () => {
    const { lines } = await choose([0, 1])
    expect(seen(lines)).toEqual([
      ['IT1', '모니터', '1', '250000', 'I'],
      ['IT2', '받침대', '1', '18000', 'I'],
    ])
  })

  it('are taken back together', async () => {
    const { lines } = await choose([0, 1, 2])
    lines.undoInsert()
    expect(lines.get().lines).toEqual([])
  })

  it('are found by another popup of the same record, which no column opens', async () => {
    const other: ScreenPlan = {
      ...plan,
      actions: plan.actions.map(action => ({
        ...action,
        steps: [{ step: 'open', popup: 'ownItem', with: {}, set: {}, addTo: 'lines' }],
      })),
    }
    const { screen } = await openSample(other, {
      popups: { ownItem: { ...itemPopup, popup: 'ownItem' } },
      answers: { popupItem: () => items },
    })
    const running = screen.run('addItems')
    await settle()
    const popup = choiceOf(screen.popup(screen.store.getState().popups[0] ?? ''))
    popup.grid.check(new Set([1]))
    await popup.choose()
    await running
    expect(seen(screen.lines('lines'))).toEqual([['IT2', '받침대', '1', '18000', 'I']])
  })

  it('a closed popup adds nothing', async () => {
    const { screen, popup, lines } = await openRequest()
    const running = screen.run('addItems')
    await settle()
    popup().close()
    expect(await running).toBe(false)
    expect(lines.get().lines).toEqual([])
  })

  it('who may only read the page is not offered them', async () => {
    const { screen } = await openRequest({ access: 'read' })
    expect(screen.actionState('addItems').isVisible).toBe(false)
  })
})
