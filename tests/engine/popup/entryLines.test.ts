import { describe, expect, it } from 'vitest'
// Fetched with the first popup of fields; here it is there from the start.
import '../../../engine/popup/entryPopupRun'
import type { PopupPlan } from '../../../engine/plan/screenPlan'
import { compileTexts, listText } from '../compile/compileTexts'
import { failure, settle } from '../runtime/fakeServices'
import { entryOf, openSample, type SampleOptions } from '../runtime/openSample'

const inspecting = `{ "popup": "tried", "title": "주문 검수", "params": ["docNo"], "form": {
  "load": "getSampleOrder", "save": "inspectSampleOrder", "with": { "docNo": "params.docNo" },
  "initial": { "receiptDate": "today()" }, "initialLine": { "acceptQty": "line.qty" },
  "fields": ["title", "receiptDate", "inspectMemo"],
  "grid": { "lines": "lines", "title": "품목", "columns": ["lineNo", "itemName", "qty",
    { "field": "acceptQty", "checks": [{ "refuseWhen": "line.acceptQty > line.qty", "message": "주문수량을 넘을 수 없습니다." }] },
    { "field": "rejectQty", "value": "line.qty - line.acceptQty" }] } } }`
const opener = listText(
  '"rows": "listSampleOrder", "columns": ["docNo"]',
  `, "samples": "demo", "actions": [{ "label": "검수", "steps": [
    { "step": "open", "popup": "tried", "with": { "docNo": "row.docNo" } }, { "step": "search" } ] }]`,
)
const samples = JSON.stringify({
  listSampleOrder: [],
  getSampleOrder: { rowsOf: 'listSampleOrder', key: 'docNo', lines: [] },
  inspectSampleOrder: { into: 'listSampleOrder', key: 'docNo' },
})

const order = (more = {}) => ({
  header: { docNo: 'ORD-1', title: '노트북', status: 'DRAFT', version: 3, ...more },
  lines: [
    { lineNo: 1, itemName: '개발용 노트북', qty: '20' },
    { lineNo: 2, itemName: '가방', qty: '5', acceptQty: '4' },
  ],
})
const saved = () => ({ success: true, docNo: 'ORD-1', status: 'DRAFT', approvalStatus: '', version: 4 })

async function open(popup: string, options: SampleOptions = {}) {
  const compiled = compileTexts({
    'screens/test.screen.json': opener,
    'screens/demo.samples.json': samples,
    'screens/popups/tried.popup.json': popup,
  })
  expect(compiled.problems).toEqual([])
  const plan = compiled.screens.get('test')?.plan
  const tried = compiled.popups.get('tried')?.plan
  if (!plan || !tried) throw new Error('The definitions have no plans.')
  const { samples: _, ...served } = plan
  const { screen, services } = await openSample(served, {
    popups: { tried } satisfies Record<string, PopupPlan>,
    ...options,
    answers: {
      listSampleOrder: () => [{ docNo: 'ORD-1', title: '노트북', status: 'DRAFT', version: 3, lines: [] }],
      getSampleOrder: () => order(),
      ...options.answers,
    },
  })
  screen.rows('grid').select(0)
  const done = screen.run('steps1')
  await settle()
  const [id] = screen.store.getState().popups
  if (id === undefined) throw new Error('The popup is not open.')
  const opened = entryOf(screen.popup(id))
  const { lines } = opened
  if (!lines) throw new Error('The popup has no lines.')
  const values = () => lines.get().lines.map(line => line.values)
  const sent = () => services.calls.find(({ operation }) => operation === 'inspectSampleOrder')?.request
  return { screen, services, done, popup: opened, lines, values, sent }
}

describe('a popup of fields and lines', () => {
  it('loads the record of the row it was opened from, with first values where it is empty', async () => {
    const { services, popup, values } = await open(inspecting)
    const call = services.calls.find(({ operation }) => operation === 'getSampleOrder')
    expect(call?.request).toEqual({ docNo: 'ORD-1' })
    expect(popup.room.get().header).toMatchObject({ title: '노트북', receiptDate: services.clock.today() })
    expect(values()).toMatchObject([
      { acceptQty: '20', rejectQty: '0' },
      { acceptQty: '4', rejectQty: '1' },
    ])
  })

  it('has nothing unsaved before somebody types', async () => {
    const { popup, services } = await open(inspecting)
    expect(popup.hasUnsaved()).toBe(false)
    popup.close()
    await settle()
    expect(services.asked.confirms).toEqual([])
  })

  it('sends fields and lines together, with the version that was loaded', async () => {
    const { popup, lines, done, sent, services } = await open(inspecting, {
      answers: { inspectSampleOrder: saved },
    })
    lines.edit([{ index: 0, values: { acceptQty: '18' } }])
    await popup.choose()
    expect(await done).toBe(true)
    expect(sent()).toEqual({
      docNo: 'ORD-1',
      body: {
        version: 3,
        header: { receiptDate: services.clock.today() },
        lines: [
          { lineNo: 1, acceptQty: '18', rejectQty: '2' },
          { lineNo: 2, acceptQty: '4', rejectQty: '1' },
        ],
      },
    })
    expect(services.calls.at(-1)?.operation).toBe('listSampleOrder')
  })

  it('a cell that its check refuses, or that must be filled, keeps it from being sent', async () => {
    const { popup, lines, sent } = await open(inspecting)
    lines.edit([
      { index: 0, values: { acceptQty: '21' } },
      { index: 1, values: { acceptQty: '' } },
    ])
    await popup.choose()
    expect(Object.values(lines.get().problems)).toEqual([
      '주문수량을 넘을 수 없습니다.',
      expect.stringContaining('합격수량'),
    ])
    const [first] = lines.get().lines
    expect(lines.get().goTo).toEqual({ line: first?.id, field: 'acceptQty' })
    expect(sent()).toBeUndefined()
  })

  it('what the record does not take cannot be typed over', async () => {
    const { lines } = await open(inspecting)
    const editable = lines.plan.columns.filter(column => column.isEditable).map(({ field }) => field)
    expect(editable).toEqual(['acceptQty'])
  })

  it('a refusal of the server stands at the cell that it names', async () => {
    const refused = () => {
      throw failure({ kind: 'refused', field: 'acceptQty', row: 2, message: '남은 수량을 넘습니다.' })
    }
    const { popup, lines } = await open(inspecting, { answers: { inspectSampleOrder: refused } })
    await popup.choose()
    expect(lines.get().problems).toEqual({
      [`${lines.get().lines[1]?.id}:acceptQty`]: '남은 수량을 넘습니다.',
    })
  })

  it('when somebody else was faster it asks before it drops what was typed, and loads anew', async () => {
    const conflict = () => {
      throw failure({ kind: 'conflict', message: '다른 사용자가 먼저 저장했습니다.' })
    }
    const versions = [3, 4]
    const { popup, lines, services, values } = await open(inspecting, {
      answers: {
        inspectSampleOrder: conflict,
        getSampleOrder: () =>
          order({ version: versions.shift(), inspectMemo: versions.length > 0 ? '' : '먼저 저장' }),
      },
      confirm: () => true,
    })
    lines.edit([{ index: 0, values: { acceptQty: '18' } }])
    await popup.choose()
    expect(services.asked.confirms[0]).toContain('다른 사용자가 먼저 저장했습니다.')
    expect(popup.room.get().header).toMatchObject({ version: 4, inspectMemo: '먼저 저장' })
    expect(values()[0]).toMatchObject({ acceptQty: '20' })
  })

  it('typed cells are unsaved work, and closing asks', async () => {
    const { popup, screen, services, lines } = await open(inspecting, { confirm: () => false })
    lines.edit([{ index: 0, values: { acceptQty: '18' } }])
    expect(screen.hasUnsavedWork()).toBe(true)
    popup.close()
    await settle()
    expect(services.asked.confirms).toHaveLength(1)
    expect(screen.store.getState().popups).toHaveLength(1)
  })

  it('what could not be loaded is told in its place and asked for once more', async () => {
    let isDown = true
    const { popup } = await open(inspecting, {
      answers: {
        getSampleOrder: () => {
          if (isDown) throw failure({ kind: 'failed', status: 500 })
          return order()
        },
      },
    })
    expect(popup.room.get().phase).toBe('failed')
    expect(popup.room.isEditable()).toBe(false)
    isDown = false
    await popup.load()
    expect(popup.room.get().phase).toBe('ready')
    expect(popup.room.isEditable()).toBe(true)
  })

  it('what is loaded decides whether it can be entered', async () => {
    const closed = inspecting.replace('"fields"', `"editWhen": "header.status == 'DRAFT'", "fields"`)
    const { popup } = await open(closed, { answers: { getSampleOrder: () => order({ status: 'APPROVED' }) } })
    expect(popup.room.isEditable()).toBe(false)
  })

  it('lines that nothing was entered in are neither judged nor sent, and rows count as they are sent', async () => {
    const some = inspecting
      .replace('"initialLine": { "acceptQty": "line.qty" }', '"sendWhen": "has(line.acceptQty)"')
      .replace('"value": "line.qty - line.acceptQty"', '"edit": false')
    const refused = () => {
      throw failure({ kind: 'refused', field: 'acceptQty', row: 1, message: '남은 수량을 넘습니다.' })
    }
    const { popup, lines, sent } = await open(some, { answers: { inspectSampleOrder: refused } })
    await popup.choose()
    expect(sent()).toMatchObject({ body: { lines: [{ lineNo: 2, acceptQty: '4' }] } })
    expect(Object.keys(lines.get().problems)).toEqual([`${lines.get().lines[1]?.id}:acceptQty`])
  })

  it('one that only loads shows, and nothing can be entered', async () => {
    const shown = inspecting
      .replace('"save": "inspectSampleOrder", ', '')
      .replace(/"initial": .*?"initialLine": \{.*?\},/s, '')
      .replace(/\{ "field": "acceptQty".*\}\] \}/s, '"acceptQty"] }')
    const { popup, lines, values } = await open(shown)
    expect(popup.room.isEditable()).toBe(false)
    expect(values()).toHaveLength(2)
    lines.edit([{ index: 0, values: { acceptQty: '1' } }])
    expect(values()[0]).not.toHaveProperty('acceptQty')
  })

  it('rows can be added and deleted where it says what a new one begins with, and come back to who opened it', async () => {
    const taking = `{ "popup": "tried", "title": "품목", "params": ["docNo"], "form": { "like": "saveSampleOrder",
      "initial": { "docNo": "params.docNo" },
      "grid": { "lines": "lines", "newRow": { "qty": "decimal('1')" }, "columns": ["itemName", "qty"] } } }`
    const { popup, lines, done } = await open(taking)
    lines.add()
    lines.edit([{ index: 0, values: { itemName: '모니터' } }])
    await popup.choose()
    expect(await done).toBe(true)
  })
})
