import { describe, expect, it } from 'vitest'
import type { LookupFilterPlan } from '../../../engine/plan/filterPlan'
import type { ChoicePopupPlan } from '../../../engine/plan/screenPlan'
import { settle } from '../runtime/fakeServices'
import { choiceOf, openSample } from '../runtime/openSample'
import { expression, itemPopup, listFilter, listPlan } from '../runtime/samplePlans'

const items = [
  { itemCode: 'IT1', itemName: '모니터' },
  { itemCode: 'IT2', itemName: '모니터 받침' },
  { itemCode: 'IT3', itemName: '책상' },
]

const field: LookupFilterPlan = {
  control: 'lookup',
  field: 'itemCode',
  label: '품목',
  isRequired: false,
  isMany: true,
  lookup: {
    popup: 'item',
    value: 'itemCode',
    text: { field: 'itemName', from: 'itemName' },
    searchBy: 'itemName',
    with: {},
    set: {},
  },
}

async function openList(found: readonly unknown[], change: Partial<ChoicePopupPlan> = {}, isMany = true) {
  const filter = { ...listFilter, fields: [...listFilter.fields, { ...field, isMany }] }
  const { screen, services } = await openSample(
    { ...listPlan, blocks: [filter, ...listPlan.blocks.slice(1)] },
    {
      popups: { item: { ...itemPopup, ...change } },
      answers: { listPr: () => ({ rows: [], total: 0 }), popupItem: () => found },
    },
  )
  const room = screen.filter('filter')
  const popup = () => {
    const [id] = screen.store.getState().popups
    return id === undefined ? undefined : choiceOf(screen.popup(id))
  }
  return { screen, services, room, popup }
}

describe('several values of one field', () => {
  it('are the checked rows of the popup, joined by commas, with their names to read', async () => {
    const { room, popup } = await openList(items)
    const looked = room.lookUp('itemCode')
    await settle()
    popup()?.grid.check(new Set([0, 2]))
    await popup()?.choose()
    await looked
    expect(room.get().values).toMatchObject({ itemCode: 'IT1,IT3', itemName: '모니터, 책상' })
  })

  it('a double click chooses its row beside those already checked', async () => {
    const { room, popup } = await openList(items)
    const looked = room.lookUp('itemCode')
    await settle()
    popup()?.grid.check(new Set([0]))
    await popup()?.chooseRow(1)
    await looked
    expect(room.get().values.itemCode).toBe('IT1,IT2')
  })

  it('nothing is chosen while nothing is checked', async () => {
    const { room, popup } = await openList(items)
    void room.lookUp('itemCode')
    await settle()
    await popup()?.choose()
    expect(popup()).toBeDefined()
    expect(room.get().values.itemCode).toBeUndefined()
  })

  it('one of them that may not be chosen is refused with its message', async () => {
    const refuseWhen = expression(['==', ['member', ['name', 'row'], 'itemCode'], ['value', 'IT3']])
    const { room, popup, services } = await openList(items, {
      checks: [{ refuseWhen, message: '사용중지된 품목입니다.' }],
    })
    void room.lookUp('itemCode')
    await settle()
    popup()?.grid.check(new Set([0, 2]))
    await popup()?.choose()
    expect(services.asked.alerts).toEqual(['사용중지된 품목입니다.'])
    expect(popup()).toBeDefined()
  })

  it('a typed text with one hit chooses it', async () => {
    const { room } = await openList([items[2]])
    await room.lookUp('itemCode', '책상')
    expect(room.get().values).toMatchObject({ itemCode: 'IT3', itemName: '책상' })
  })
})

describe('a typed text that finds nothing', () => {
  it('is told at the field, empties the condition and shows no popup', async () => {
    const { room, popup } = await openList([], {}, false)
    room.change({ itemCode: 'IT1', itemName: '모니터' })
    await room.lookUp('itemCode', '없는품목')
    expect(popup()).toBeUndefined()
    expect(room.get().problems).toEqual({ itemCode: '"없는품목" 검색 결과가 없습니다.' })
    expect(room.get().values.itemCode).toBeUndefined()
  })

  it('holds the search back until the field is mended or cleared', async () => {
    const { screen, room, services } = await openList([], {}, false)
    await room.lookUp('itemCode', '없는품목')
    const before = services.calls.length
    expect(await screen.run('search')).toBe(false)
    expect(services.calls.length).toBe(before)
    await room.lookUp('itemCode', '')
    expect(room.get().problems).toEqual({})
    expect(await screen.run('search')).toBe(true)
  })

  it('a reset forgets it', async () => {
    const { room } = await openList([], {}, false)
    await room.lookUp('itemCode', '없는품목')
    room.reset()
    expect(room.get()).toMatchObject({ problems: {}, missed: {} })
  })

  it('so is a single hit that may not be chosen', async () => {
    const refuseWhen = expression(['==', ['member', ['name', 'row'], 'itemCode'], ['value', 'IT3']])
    const checks = [{ refuseWhen, message: '사용중지된 품목입니다.' }]
    const { room, popup, services } = await openList([items[2]], { checks }, false)
    await room.lookUp('itemCode', '책상')
    expect(popup()).toBeUndefined()
    expect(services.asked.alerts).toEqual([])
    expect(room.get().problems).toEqual({ itemCode: '사용중지된 품목입니다.' })
  })
})
