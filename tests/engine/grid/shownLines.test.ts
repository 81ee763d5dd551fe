import { describe, expect, it } from 'vitest'
import { createShownLines, narrowLines, showLines } from '../../../engine/grid/shownLines'
import type { GridPlan } from '../../../engine/plan/gridPlan'
import { compileTexts, screenText } from '../compile/compileTexts'
import { openSample } from '../runtime/openSample'

const text = screenText(
  '"document": { "workflow": "itemUpload", "load": "getItemUpload" }, "blocks": [{ "block": "grid", "id": "rows", "lines": "lines", "select": "many", "narrow": "rowResult", "problems": "problems", "columns": ["rowNo", "rowResult", "itemName", "unitCode"] }], "actions": ["deleteRow", { "label": "엑셀", "grid": "rows", "steps": [{ "step": "export", "grid": "rows" }] }]',
)

const row = (rowNo: number, rowResult: string, problems: readonly object[] = []) => ({
  rowNo,
  rowResult,
  itemName: `볼트 ${rowNo}`,
  unitCode: 'EA',
  problems,
})

async function openUpload() {
  const { screens, problems } = compileTexts({ 'screens/test.screen.json': text })
  expect(problems).toEqual([])
  const plan = screens.get('test')?.plan
  if (!plan) throw new Error('The screen of this test does not compile.')
  const sample = await openSample(plan, {
    params: { upNo: 'UP1' },
    user: { authGroupId: '33' },
    answers: {
      getItemUpload: () => ({
        header: { upNo: 'UP1', status: 'INVALID', version: 1 },
        lines: [
          row(2, 'OK'),
          row(3, 'ERR', [{ field: 'unitCode', msg: '등록되지 않은 단위입니다. (다스)' }]),
          row(4, 'OK'),
          row(5, 'ERR', [{ field: 'itemName', msg: '품목명은 100자를 초과할 수 없습니다.' }]),
        ],
        history: [],
      }),
      listUnit: () => ({ rows: [], total: 0 }),
    },
  })
  const lines = sample.screen.lines('rows')
  return { ...sample, lines, shown: createShownLines(lines) }
}

const numbers = (state: {
  readonly lines: readonly { readonly values: Readonly<Record<string, unknown>> }[]
}) => state.lines.map(line => line.values.rowNo)

describe('lines that are looked at', () => {
  it('are those of the chosen value; what is done to them reaches the right ones', async () => {
    const { lines, shown } = await openUpload()
    narrowLines(lines, 'ERR')
    expect(numbers(shown.get())).toEqual([3, 5])
    shown.edit([{ index: 1, values: { itemName: '너트' } }])
    expect(lines.get().lines.map(line => line.mark)).toEqual([undefined, undefined, undefined, 'U'])
    shown.select(0)
    expect(lines.get().selected).toBe(lines.get().lines[1]?.id)
    shown.check(new Set([0, 1]))
    shown.remove()
    expect(lines.get().lines.map(line => line.mark)).toEqual([undefined, 'D', undefined, 'D'])
    narrowLines(lines, '')
    expect(numbers(shown.get())).toEqual([2, 3, 4, 5])
  })

  it('carry at their cells what the server has reported, until the cell is changed', async () => {
    const { lines, shown } = await openUpload()
    const reported = () => Object.values(shown.get().problems)
    expect(reported()).toEqual(['등록되지 않은 단위입니다. (다스)', '품목명은 100자를 초과할 수 없습니다.'])
    lines.edit([{ index: 1, values: { unitCode: 'BOX' } }])
    expect(reported()).toEqual(['품목명은 100자를 초과할 수 없습니다.'])
  })

  it('stay the same object while nothing has changed, so that nothing is drawn anew', async () => {
    const { lines, shown } = await openUpload()
    expect(shown.get()).toBe(shown.get())
    const before = shown.get()
    narrowLines(lines, 'OK')
    expect(shown.get()).not.toBe(before)
    expect(shown.get().version).not.toBe(before.version)
  })

  it('alone come into an Excel of them', async () => {
    const { lines, screen, services } = await openUpload()
    narrowLines(lines, 'ERR')
    await screen.run('steps1')
    expect(services.workbooks[0]?.rows).toMatchObject([{ rowNo: 3 }, { rowNo: 5 }])
  })

  it('are all lines where a grid says nothing about it', async () => {
    const { lines } = await openUpload()
    const plan: Pick<GridPlan, 'narrow' | 'problems'> = {}
    expect(showLines({ ...lines.get(), narrowed: 'ERR' }, plan).lines).toHaveLength(4)
  })
})

describe('a document that comes of an upload', () => {
  it('shows nothing without a number, and is never begun on its page', async () => {
    const { screens } = compileTexts({ 'screens/test.screen.json': text })
    const plan = screens.get('test')?.plan
    if (!plan) throw new Error('The screen of this test does not compile.')
    const { screen } = await openSample(plan)
    expect(screen.document?.get().phase).toBe('none')
  })
})
