import { describe, expect, it } from 'vitest'
import { openSample } from '../runtime/openSample'
import { draft, editPlan, itemPopup, line } from '../runtime/samplePlans'

async function openLines(
  lines: readonly unknown[] = [line(), line({ lineNo: 2, itemName: '마우스' })],
  more = {},
) {
  const { screen, services } = await openSample(editPlan, {
    params: { prNo: 'PR2026-0001' },
    popups: { item: itemPopup },
    answers: { getPr: () => draft({}, lines), ...more },
  })
  return { screen, services, room: screen.lines('lines') }
}

const marks = ({ room }: Awaited<ReturnType<typeof openLines>>) => room.get().lines.map(one => one.mark)

describe('lines of a document', () => {
  it('a changed line is marked U, and unmarked when everything is back', async () => {
    const sample = await openLines()
    sample.room.edit([{ index: 1, values: { itemName: '키보드' } }])
    expect(marks(sample)).toEqual([undefined, 'U'])
    sample.room.edit([{ index: 1, values: { itemName: '마우스' } }])
    expect(marks(sample)).toEqual([undefined, undefined])
  })

  it('a new line starts with its first values behind the selected one', async () => {
    const sample = await openLines()
    sample.room.select(0)
    sample.room.add()
    expect(marks(sample)).toEqual([undefined, 'I', undefined])
    expect(sample.room.get().lines[1]?.values.qty).toBe('1')
  })

  it('deleting makes new lines vanish and marks stored ones; a second time takes the mark back', async () => {
    const sample = await openLines()
    sample.room.add()
    sample.room.check(new Set([0, 2]))
    sample.room.remove()
    expect(marks(sample)).toEqual(['D', undefined])
    sample.room.check(new Set([0]))
    sample.room.remove()
    expect(marks(sample)).toEqual([undefined, undefined])
  })

  it('deleting without a chosen line says so', async () => {
    const { room, services } = await openLines()
    room.remove()
    expect(services.asked.alerts).toEqual(['선택된 항목이 없습니다.'])
  })

  it('a copy takes over what is saved, without the number', async () => {
    const sample = await openLines()
    sample.room.check(new Set([1]))
    sample.room.copy()
    const copied = sample.room.get().lines[2]
    expect([copied?.mark, copied?.values.lineNo, copied?.values.itemName]).toEqual(['I', undefined, '마우스'])
  })

  it('a gesture over many cells reckons every line, exactly', async () => {
    const { room } = await openLines()
    room.edit([
      { index: 0, values: { qty: '0.1', unitPrice: '30' } },
      { index: 1, values: { qty: '3', unitPrice: '0.1' } },
    ])
    expect(room.get().lines.map(one => one.values.amt)).toEqual(['3', '0'])
    room.edit([{ index: 0, values: { qty: '9007199254740993' } }])
    expect(room.sum('amt')).toBe('270215977642229790')
  })

  it('a header field that no line reads leaves the lines as they are', async () => {
    const { screen, room } = await openLines([line({ qty: '3', unitPrice: '0.55', amt: '2' })])
    const { lines } = room.get()
    screen.changeHeader({ title: '다른 제목' })
    expect(room.get().lines).toBe(lines)
  })

  it('a paste into a thousand lines of ten thousand is one change of every line it meets', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => line({ lineNo: index + 1 }))
    const { room } = await openLines(many)
    const seen = new Set<unknown>()
    const leave = room.subscribe(() => seen.add(room.get().lines))
    room.edit(Array.from({ length: 1_000 }, (_, index) => ({ index, values: { qty: '7', unitPrice: '3' } })))
    leave()
    expect(room.get().lines[999]?.values.amt).toBe('21')
    // Once as typed, once with what is reckoned from it.
    expect(seen.size).toBe(2)
  })

  it('another currency reckons all lines anew', async () => {
    const { screen, room } = await openLines([line({ qty: '3', unitPrice: '0.55', amt: '2' })])
    screen.changeHeader({ currency: 'USD' })
    expect(room.get().lines[0]?.values.amt).toBe('1.65')
  })

  it.each([
    [{ qty: '0' }, '수량은 0보다 커야 합니다.'],
    [{ qty: '1.2345' }, '소수 3자리까지 입력할 수 있습니다.'],
    [{ qty: '열' }, '숫자만 입력할 수 있습니다.'],
    [{ itemName: '가나다라마바사아자차카' }, '품목명은 10자를 초과할 수 없습니다.'],
  ])('%j is refused in its cell: %s', async (values, message) => {
    const { room } = await openLines()
    room.edit([{ index: 0, values }])
    expect(Object.values(room.get().problems)).toEqual([message])
  })

  it('more than 999 lines are refused', async () => {
    const { room, services } = await openLines()
    expect(room.append(998)).toBe(false)
    expect(services.asked.alerts).toEqual(['최대 999행까지 등록할 수 있습니다.'])
    expect(room.append(997)).toBe(true)
  })

  it('an item from its popup fills name and price and reckons the amount', async () => {
    const found = { itemCode: 'IT1', itemName: '모니터', lastPrice: '250000' }
    const { room } = await openLines([line()], { popupItem: () => [found] })
    await room.lookUp(0, 'itemCode', '모니')
    expect(room.get().lines[0]?.values).toMatchObject({
      itemCode: 'IT1',
      itemName: '모니터',
      unitPrice: '250000',
      amt: '250000',
    })
  })

  it('what is done with the lines waits for a typed item to be found', async () => {
    let answer: ((rows: readonly object[]) => void) | undefined
    const popupItem = () => new Promise(resolve => (answer = resolve))
    const { room } = await openLines([line()], { popupItem })
    void room.lookUpTexts([{ index: 0, field: 'itemCode', text: '모니' }], [])
    const order: string[] = []
    const settled = room.settle().then(() => order.push('settled'))
    await expect.poll(() => answer).toBeDefined()
    order.push('answered')
    answer?.([{ itemCode: 'IT1', itemName: '모니터', lastPrice: '250000' }])
    await settled
    expect(order).toEqual(['answered', 'settled'])
    expect(room.get().lines[0]?.values.itemCode).toBe('IT1')
  })

  it('an emptied item takes with it what its popup wrote, but not what came in the same gesture', async () => {
    const { room } = await openLines([line({ itemCode: 'IT1' }), line({ lineNo: 2, itemCode: 'IT1' })])
    room.edit([
      { index: 0, values: { itemCode: undefined } },
      { index: 1, values: { itemCode: undefined } },
      { index: 1, values: { itemName: '직접 입력' } },
    ])
    const [first, second] = room.get().lines.map(one => one.values)
    expect(first).toMatchObject({ itemName: undefined, unitPrice: undefined, qty: '1.000' })
    expect(second).toMatchObject({ itemName: '직접 입력', unitPrice: undefined })
  })

  it('an item that is taken back or filled down brings with it what stood beside it', async () => {
    const { room } = await openLines([line({ itemCode: 'IT1' }), line({ lineNo: 2, itemName: '마우스' })])
    room.edit([{ index: 0, values: { itemCode: undefined } }])
    room.edit([{ index: 0, values: { itemCode: 'IT1' } }])
    room.edit([{ index: 1, values: { itemCode: 'IT1' } }])
    for (const { values } of room.get().lines)
      expect(values).toMatchObject({ itemCode: 'IT1', itemName: '노트북', unitPrice: '1500000.00' })
  })

  it('a line without an item keeps what was typed when its empty item is emptied', async () => {
    const { room } = await openLines()
    room.edit([{ index: 0, values: { itemCode: undefined, qty: '2' } }])
    expect(room.get().lines[0]?.values).toMatchObject({ itemName: '노트북', qty: '2' })
  })

  it('an action about a line is open while the line under the cursor has what it needs', async () => {
    const { screen, room } = await openLines([line(), line({ lineNo: 2, itemCode: 'IT1' })])
    expect(screen.actionState('prices').isEnabled).toBe(false)
    room.select(1)
    expect(screen.actionState('prices').isEnabled).toBe(true)
    room.select(0)
    expect(screen.actionState('prices').isEnabled).toBe(false)
  })
})
