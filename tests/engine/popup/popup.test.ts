import { describe, expect, it } from 'vitest'
import type { ChoicePopupPlan } from '../../../engine/plan/screenPlan'
import { failure, settle } from '../runtime/fakeServices'
import { choiceOf, openSample } from '../runtime/openSample'
import { draft, editPlan, expression, itemPopup } from '../runtime/samplePlans'

const items = [
  { itemCode: 'IT1', itemName: '모니터' },
  { itemCode: 'IT2', itemName: '모니터 받침' },
]

async function openPopup(
  plan: Partial<ChoicePopupPlan>,
  found: readonly unknown[] | (() => never),
  typed?: string,
) {
  const { screen, services } = await openSample(editPlan, {
    params: { prNo: 'PR2026-0001' },
    popups: { item: { ...itemPopup, ...plan } },
    answers: { getPr: () => draft(), popupItem: () => (typeof found === 'function' ? found() : found) },
  })
  const chosen = screen.lines('lines').lookUp(0, 'itemCode', typed)
  await settle()
  const [id] = screen.store.getState().popups
  return { screen, services, chosen, popup: id === undefined ? undefined : choiceOf(screen.popup(id)) }
}

const codeOf = ({ screen }: Awaited<ReturnType<typeof openPopup>>) =>
  screen.lines('lines').get().lines[0]?.values.itemCode

describe('popups', () => {
  it('opens, searches, and hands the chosen row to the field', async () => {
    const sample = await openPopup({}, items)
    expect(sample.popup?.grid.get()).toMatchObject({ phase: 'ready', total: 2 })
    await sample.popup?.chooseRow(1)
    await sample.chosen
    expect(codeOf(sample)).toBe('IT2')
    expect(sample.screen.store.getState().popups).toEqual([])
  })

  it('one that waits to be asked starts empty', async () => {
    const { popup, services } = await openPopup({ searchOnOpen: false }, items)
    expect(popup?.grid.get().phase).toBe('idle')
    expect(services.calls.map(call => call.operation)).toEqual(['getPr'])
  })

  it('a single hit of the first search is chosen without showing the popup, where the popup does so', async () => {
    const sample = await openPopup({ chooseSingle: true }, [items[0]])
    await sample.chosen
    expect(sample.popup).toBeUndefined()
    expect(codeOf(sample)).toBe('IT1')
  })

  it('else a single hit is shown', async () => {
    const { popup } = await openPopup({}, [items[0]])
    expect(popup?.grid.get().total).toBe(1)
  })

  it('a typed text is searched for, and exactly one hit chooses itself', async () => {
    const sample = await openPopup({}, [items[0]], '모니터')
    await sample.chosen
    expect(sample.services.calls.at(-1)?.request).toEqual({ itemName: '모니터' })
    expect(codeOf(sample)).toBe('IT1')
  })

  it('several hits of a typed text are shown', async () => {
    const { popup } = await openPopup({}, items, '모니터')
    expect(popup?.grid.get().total).toBe(2)
  })

  it('where the popup has no condition for the typed text, the text narrows its rows', async () => {
    const sample = await openPopup({ filter: undefined }, items, '받침')
    await sample.chosen
    expect(sample.popup).toBeUndefined()
    expect(codeOf(sample)).toBe('IT2')
  })

  it('an emptied field is cleared without a popup', async () => {
    const sample = await openPopup({}, items, '')
    await sample.chosen
    expect(sample.popup).toBeUndefined()
    expect(codeOf(sample)).toBeUndefined()
  })

  it('closing changes nothing', async () => {
    const sample = await openPopup({}, items)
    sample.popup?.close()
    await sample.chosen
    expect(codeOf(sample)).toBeUndefined()
  })

  it('without a row nothing can be chosen', async () => {
    const { popup, screen } = await openPopup({}, [])
    await popup?.choose()
    expect(screen.store.getState().popups).toHaveLength(1)
  })

  it('a failed search is shown in an alert', async () => {
    const { services, popup } = await openPopup({}, () => {
      throw failure({ kind: 'failed', status: 500, message: '내부 서버 오류가 발생했습니다.' })
    })
    expect(services.asked.alerts).toEqual(['내부 서버 오류가 발생했습니다.'])
    expect(popup?.grid.get().phase).toBe('failed')
  })

  it('a row that may not be chosen is refused with its message', async () => {
    const refuseWhen = expression(['==', ['member', ['name', 'row'], 'itemCode'], ['value', 'IT2']])
    const sample = await openPopup({ checks: [{ refuseWhen, message: '사용중지된 품목입니다.' }] }, items)
    await sample.popup?.chooseRow(1)
    expect(sample.services.asked.alerts).toEqual(['사용중지된 품목입니다.'])
    expect(sample.screen.store.getState().popups).toHaveLength(1)
  })
})
