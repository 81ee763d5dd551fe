import { describe, expect, it } from 'vitest'
import { createRecordLookups } from '../../../engine/lookup/recordLookups'
import type { LookupPlan } from '../../../engine/plan/formPlan'
import type { PopupPlan } from '../../../engine/plan/screenPlan'
import { failure } from '../runtime/fakeServices'
import { openSample } from '../runtime/openSample'
import { draft, editPlan, expression, itemPopup, line } from '../runtime/samplePlans'

type Request = Readonly<Record<string, unknown>>

/** Knows the items IT0 to IT899 by number, and by name those that a test gives. */
function itemServer(names: Readonly<Record<string, readonly string[]>> = {}) {
  const asked: Request[] = []
  const item = (itemCode: string) => ({ itemCode, itemName: `${itemCode} 모니터`, lastPrice: '100' })
  const answer = (request: Request) => {
    asked.push(request)
    if (request.codes === undefined) return (names[String(request.itemName)] ?? []).map(item)
    return String(request.codes)
      .split(',')
      .filter(code => /^IT[1-8]?\d?\d$/.test(code))
      .map(item)
  }
  return { asked, answer }
}

const { source } = itemPopup.grid
if (source.from !== 'operation') throw new Error('The sample popup asks an operation.')
const popup: PopupPlan = {
  ...itemPopup,
  grid: {
    ...itemPopup.grid,
    source: { ...source, binding: { ...source.binding, parameters: ['itemName', 'codes'] } },
  },
}

async function openLines(count: number, answer: (request: Request) => unknown, plan = popup) {
  const { screen } = await openSample(editPlan, {
    params: { prNo: 'PR2026-0001' },
    popups: { item: plan },
    answers: {
      getPr: () =>
        draft(
          {},
          Array.from({ length: count }, (_, index) => line({ lineNo: index + 1 })),
        ),
      popupItem: answer,
    },
  })
  return { screen, room: screen.lines('lines') }
}

const cells = (texts: readonly string[]) => texts.map((text, index) => ({ index, field: 'itemCode', text }))

describe('texts pasted into lookup cells', () => {
  it('a thousand rows are one question for the column, each number once', async () => {
    const { asked, answer } = itemServer()
    const { room } = await openLines(1_000, answer)
    await room.lookUpTexts(cells(Array.from({ length: 1_000 }, (_, index) => `IT${index % 900}`)), [])
    expect(asked).toHaveLength(1)
    expect(String(asked[0]?.codes).split(',')).toHaveLength(900)
    expect(room.get().lines[999]?.values).toMatchObject({ itemCode: 'IT99', itemName: 'IT99 모니터' })
    expect(room.get().problems).toEqual({})
  })

  it('a thousand different numbers of twelve letters are one question as well', async () => {
    const asked: Request[] = []
    const { room } = await openLines(1_000, request => {
      asked.push(request)
      return []
    })
    await room.lookUpTexts(
      cells(Array.from({ length: 1_000 }, (_, index) => String(200_203_000_000 + index))),
      [],
    )
    expect(asked).toHaveLength(1)
  })

  it('an unknown number is refused in its cell, and the others are filled', async () => {
    const { asked, answer } = itemServer()
    const { room } = await openLines(3, answer)
    await room.lookUpTexts(cells(['IT1', 'XX-9', 'IT2']), [])
    expect(asked).toHaveLength(1)
    expect(room.get().lines.map(one => one.values.itemCode)).toEqual(['IT1', undefined, 'IT2'])
    expect(Object.values(room.get().problems)).toEqual(['"XX-9" 검색 결과가 없습니다.'])
  })

  it('names are searched for, each once, and a name of several records is refused', async () => {
    const { asked, answer } = itemServer({ 모니터: ['IT7'], 받침: ['IT8', 'IT9'] })
    const { screen, room } = await openLines(4, answer)
    await room.lookUpTexts(cells(['모니터', 'IT1', '모니터', '받침']), [])
    expect(asked.map(({ itemName }) => itemName)).toEqual([undefined, '모니터', '받침'])
    expect(room.get().lines.map(one => one.values.itemCode)).toEqual(['IT7', 'IT1', 'IT7', undefined])
    expect(Object.values(room.get().problems)).toEqual([
      '"받침" 검색 결과가 여러 건입니다. 셀에서 검색해 선택해 주세요.',
    ])
    expect(screen.store.getState().popups).toEqual([])
  })

  it('what a record brings along gives way to cells of the same paste', async () => {
    const { answer } = itemServer()
    const { room } = await openLines(2, answer)
    const edits = [{ index: 0, values: { itemName: '붙여넣은 이름' } }]
    room.edit(edits)
    await room.lookUpTexts(cells(['IT1', 'IT2']), edits)
    expect(room.get().lines.map(one => one.values.itemName)).toEqual(['붙여넣은 이름', 'IT2 모니터'])
  })

  it('a record that may not be chosen says why', async () => {
    const { answer } = itemServer()
    const refuseWhen = expression(['==', ['member', ['name', 'row'], 'itemCode'], ['value', 'IT2']])
    const plan = { ...popup, checks: [{ refuseWhen, message: '사용중지된 품목입니다.' }] }
    const { room } = await openLines(2, answer, plan)
    await room.lookUpTexts(cells(['IT1', 'IT2']), [])
    expect(Object.values(room.get().problems)).toEqual(['사용중지된 품목입니다.'])
  })

  it('a failure is told at every cell that waited', async () => {
    const { room } = await openLines(2, () => {
      throw failure({ kind: 'failed', status: 500, message: '내부 서버 오류가 발생했습니다.' })
    })
    await room.lookUpTexts(cells(['IT1', 'IT2']), [])
    expect(Object.values(room.get().problems)).toEqual([
      '내부 서버 오류가 발생했습니다.',
      '내부 서버 오류가 발생했습니다.',
    ])
  })

  it('a number that is typed chooses its record, whatever the name that the popup searches by', async () => {
    const { asked, answer } = itemServer()
    const { room } = await openLines(1, answer)
    await room.lookUp(0, 'itemCode', 'IT5')
    expect(asked).toEqual([{ codes: 'IT5' }])
    expect(room.get().lines[0]?.values.itemName).toBe('IT5 모니터')
  })
})

describe('numbers of other records', () => {
  const item: LookupPlan = {
    ...{ popup: 'item', value: 'itemCode', searchBy: 'itemName', with: {}, set: {} },
    text: { field: 'itemName', from: 'itemName' },
  }

  it('are asked for a thousand at a time, each once, and an unknown one is not found', async () => {
    const { asked, answer } = itemServer()
    const { screen } = await openLines(1, answer)
    const lookups = createRecordLookups(screen.host)
    for (let at = 0; at < 10_000; at += 1) lookups.want(item, `IT${at % 2_500}`, {})
    await lookups.resolve()
    expect(asked.map(({ codes }) => String(codes).split(',').length)).toEqual([1_000, 1_000, 500])
    expect(lookups.find(item, 'IT3', {})).toMatchObject({ row: { itemCode: 'IT3' } })
    expect(lookups.find(item, 'IT2000', {})).toBeUndefined()
  })
})
