import { describe, expect, it } from 'vitest'
import { openSample } from '../runtime/openSample'
import { draft, editPlan, itemPopup, line } from '../runtime/samplePlans'

const monitor = { itemCode: 'IT1', itemName: '모니터', lastPrice: '250000' }

async function openLines(more = {}) {
  const { screen } = await openSample(editPlan, {
    params: { prNo: 'PR2026-0001' },
    popups: { item: itemPopup },
    answers: { getPr: () => draft({}, [line(), line({ lineNo: 2, itemName: '마우스' })]), ...more },
  })
  const room = screen.lines('lines')
  const seen = () => room.get().lines.map(({ values, mark }) => [values.itemName, values.qty, mark])
  return { screen, room, seen, total: () => room.sum('amt') }
}

describe('taking back what was done to lines', () => {
  it('a paste goes with the rows that it added, their amounts and the total, and comes again as it was', async () => {
    const { room, seen, total } = await openLines()
    const [before, sum] = [seen(), total()]
    room.gesture(() => {
      room.append(2)
      room.edit([
        { index: 1, values: { itemName: '키보드', qty: '2' } },
        { index: 2, values: { itemName: '의자', qty: '3', unitPrice: '10' } },
        { index: 3, values: { itemName: '책상', qty: '4', unitPrice: '10' } },
      ])
    })
    const [after, pasted] = [seen(), total()]
    expect(after).toHaveLength(4)
    expect(room.turnBack('undo')?.place).toEqual({ line: room.get().lines[1]?.id, field: 'itemName' })
    expect([seen(), total()]).toEqual([before, sum])
    expect(room.turnBack('undo')).toBeUndefined()
    room.turnBack('redo')
    expect([seen(), total()]).toEqual([after, pasted])
  })

  it('an added, a copied and a deleted row come and go like cells, each as one gesture', async () => {
    const { room, seen } = await openLines()
    const before = seen()
    room.select(0)
    room.add()
    room.check(new Set([2]))
    room.copy()
    room.check(new Set([0, 1]))
    room.remove()
    expect(seen().map(([, , mark]) => mark)).toEqual(['D', undefined, 'I'])
    room.turnBack('undo')
    expect(seen().map(([, , mark]) => mark)).toEqual([undefined, 'I', undefined, 'I'])
    room.turnBack('undo')
    room.turnBack('undo')
    expect(seen()).toEqual(before)
    for (let step = 0; step < 3; step += 1) room.turnBack('redo')
    expect(seen().map(([, , mark]) => mark)).toEqual(['D', undefined, 'I'])
  })

  it('a record that was found for a pasted text goes with its paste, also when it was found later', async () => {
    let answer: ((rows: readonly object[]) => void) | undefined
    const { room, seen } = await openLines({ popupItem: () => new Promise(resolve => (answer = resolve)) })
    const before = seen()
    const edits = [{ index: 0, values: { qty: '7' } }]
    room.gesture(() => {
      room.edit(edits)
      void room.lookUpTexts([{ index: 0, field: 'itemCode', text: 'IT1' }], edits)
    })
    await expect.poll(() => answer).toBeDefined()
    room.edit([{ index: 1, values: { qty: '9' } }])
    answer?.([monitor])
    await room.settle()
    expect(room.get().lines[0]?.values).toMatchObject({ itemName: '모니터', qty: '7' })
    room.turnBack('undo')
    expect(room.get().lines[0]?.values).toMatchObject({ itemName: '모니터', qty: '7' })
    room.turnBack('undo')
    expect(seen()).toEqual(before)
    expect(room.get().lines[0]?.values.itemCode).toBeUndefined()
    room.turnBack('redo')
    expect(room.get().lines[0]?.values).toMatchObject({ itemName: '모니터', qty: '7', unitPrice: '250000' })
  })

  it('a record that is found after its paste was taken back stays away', async () => {
    let answer: ((rows: readonly object[]) => void) | undefined
    const { room, seen } = await openLines({ popupItem: () => new Promise(resolve => (answer = resolve)) })
    const before = seen()
    const edits = [{ index: 0, values: { qty: '7' } }]
    room.gesture(() => {
      room.edit(edits)
      void room.lookUpTexts([{ index: 0, field: 'itemCode', text: 'IT1' }], edits)
    })
    await expect.poll(() => answer).toBeDefined()
    room.turnBack('undo')
    answer?.([monitor])
    await room.settle()
    expect(seen()).toEqual(before)
  })

  it('rows of a workbook are taken back by the same steps as by their own button', async () => {
    const { room, seen } = await openLines()
    const before = seen()
    room.insertRows([{ itemName: '의자', qty: '1' }])
    room.turnBack('undo')
    expect(seen()).toEqual(before)
    room.turnBack('redo')
    expect(seen()).toHaveLength(3)
    room.insertRows([{ itemName: '책상', qty: '1' }])
    room.undoInsert()
    expect(seen()).toHaveLength(3)
  })

  it('a new gesture after an undo forgets what was undone', async () => {
    const { room } = await openLines()
    room.edit([{ index: 0, values: { qty: '2' } }])
    room.turnBack('undo')
    room.edit([{ index: 0, values: { qty: '3' } }])
    expect(room.turnBack('redo')).toBeUndefined()
  })

  it('what was refused in a cell is judged again with its value', async () => {
    const { room } = await openLines()
    room.edit([{ index: 0, values: { qty: '0' } }])
    expect(Object.values(room.get().problems)).toEqual(['수량은 0보다 커야 합니다.'])
    room.turnBack('undo')
    expect(room.get().problems).toEqual({})
    room.turnBack('redo')
    expect(Object.values(room.get().problems)).toEqual(['수량은 0보다 커야 합니다.'])
  })

  it('lines that are loaded again have nothing to take back', async () => {
    const { screen, room } = await openLines()
    room.edit([{ index: 0, values: { qty: '2' } }])
    await screen.document?.load('PR2026-0001')
    expect(room.turnBack('undo')).toBeUndefined()
  })

  it('the two hundred latest gestures are kept', async () => {
    const { room } = await openLines()
    for (let at = 1; at <= 250; at += 1) room.edit([{ index: 0, values: { qty: String(at + 1) } }])
    let steps = 0
    while (room.turnBack('undo')) steps += 1
    expect(steps).toBe(200)
  })

  it('after a row is deleted the one that takes its place is chosen', async () => {
    const { room } = await openLines()
    room.append(2)
    room.select(2)
    room.remove()
    expect(room.get().selected).toBe(room.get().lines[2]?.id)
    room.remove()
    expect(room.get().selected).toBe(room.get().lines[1]?.id)
  })
})
