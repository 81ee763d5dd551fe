import { describe, expect, it } from 'vitest'
import { compileTexts } from '../compile/compileTexts'
import { settle } from '../runtime/fakeServices'
import { openSample, type SampleOptions } from '../runtime/openSample'
import { action, draft, editPlan } from '../runtime/samplePlans'

const page = (action: string) => `{ "screen": "test", "title": "시험",
  "route": { "path": "/test", "portals": ["internal"] },
  "filter": { "fields": ["title", "status"] },
  "grid": { "rows": "listSample", "select": "many", "columns": ["docNo", "title", "status"] },
  "samples": "demo",
  "actions": [{ "label": "처리", ${action} }, { "label": "오래", "steps": [{ "step": "confirm", "text": "계속할까요?" }] }] }`
const popup = `{ "popup": "tried", "title": "시험", "params": ["docNo"],
  "form": { "like": "listSample", "initial": { "docNo": "params.docNo" }, "fields": ["docNo"] } }`
const opening = '"steps": [{ "step": "open", "popup": "tried", "with": { "docNo": "row.docNo" } }]'
const alerting =
  '"steps": [{ "step": "alert", "text": "끝" }, { "step": "open", "popup": "tried", "with": { "docNo": "string(today())" } }]'

const open = (pressed: string, options: SampleOptions = {}) => openText(page(pressed), options)

async function openText(text: string, options: SampleOptions = {}) {
  const compiled = compileTexts({
    'screens/test.screen.json': text,
    ...(text.includes('"tried"') ? { 'screens/popups/tried.popup.json': popup } : {}),
    'screens/demo.samples.json': '{ "listSample": [] }',
  })
  expect(compiled.problems).toEqual([])
  const plan = compiled.screens.get('test')?.plan
  if (!plan) throw new Error('The definition has no plan.')
  const { samples: _, ...served } = plan
  const { screen } = await openSample(served, {
    ...options,
    answers: {
      listSample: () => ({ rows: [{ docNo: 'S-1', title: '가', status: 'DRAFT' }], total: 1 }),
    },
  })
  const [id = ''] = plan.actions.map(one => one.id)
  return {
    screen,
    reason: () => screen.actionState(id).reason,
    isEnabled: () => screen.actionState(id).isEnabled,
    plan,
  }
}

describe('a button that cannot be pressed says why without a word of its author', () => {
  it('asks for a row where it opens something about one, and can be pressed once there is one', async () => {
    const { screen, reason, isEnabled } = await open(opening)
    expect(isEnabled()).toBe(false)
    expect(reason()).toBe('행을 먼저 선택해 주세요.')
    screen.rows('grid').select(0)
    expect(reason()).toBeUndefined()
    expect(isEnabled()).toBe(true)
  })

  it.each([
    [
      'a condition on the chosen row',
      `"enabledWhen": "row.status == 'APPROVED'"`,
      '행을 먼저 선택해 주세요.',
    ],
    ['a condition on the checked rows', '"enabledWhen": "selection.size() > 0"', '행을 먼저 선택해 주세요.'],
    ['a condition that is still empty', '"enabledWhen": "has(filter.title)"', '제목을 먼저 입력해 주세요.'],
    ['the person', `"enabledWhen": "user.authGroupId == '99'"`, '권한이 없어 처리할 수 없습니다.'],
    ['something else', `"enabledWhen": "today() < addDays(today(), -1)"`, '지금은 할 수 없습니다.'],
  ])('tells what is missing by %s', async (_, condition, text) => {
    const { reason } = await open(`${condition}, ${alerting}`)
    expect(reason()).toBe(text)
  })

  it('says that the chosen row does not fit', async () => {
    const { screen, reason } = await open(`"enabledWhen": "row.status == 'APPROVED'", ${alerting}`)
    screen.rows('grid').select(0)
    expect(reason()).toBe('선택한 행에는 할 수 없습니다.')
  })

  it('names a condition whose value does not fit', async () => {
    const { screen, reason } = await open(`"enabledWhen": "filter.title == '나'", ${alerting}`)
    screen.filter('filter').change({ title: '가' })
    expect(reason()).toBe('제목을 확인해 주세요.')
  })

  it('keeps the words of its author where there are some', async () => {
    const { reason } = await open(
      `"enabledWhen": "has(filter.title)", "enabledHint": "제목으로 찾은 뒤에 누릅니다.", ${alerting}`,
    )
    expect(reason()).toBe('제목으로 찾은 뒤에 누릅니다.')
  })

  it('says that something else is under way', async () => {
    const { screen, reason, plan } = await open(alerting)
    screen.store.setState({ running: plan.actions[1]?.id })
    await settle()
    expect(reason()).toBe('다른 작업을 처리하고 있습니다. 끝난 뒤에 눌러 주세요.')
  })

  it('leaves lines of a document to the step that copies or deletes them, which counts its own', async () => {
    const copyRow = action('copyRow', {
      rows: 'one',
      grid: 'lines',
      steps: [{ step: 'addRow', grid: 'lines', copy: true }],
    })
    const { screen } = await openSample(
      { ...editPlan, actions: [copyRow] },
      { params: { prNo: 'PR1' }, answers: { getPr: () => draft() } },
    )
    await settle()
    expect(screen.actionState('copyRow')).toMatchObject({ isVisible: true, isEnabled: true })
  })

  it('above the second grid of a page looks at the rows that are checked there', async () => {
    const grid = (id: string) =>
      `{ "block": "grid", "id": "${id}", "title": "${id}", "rows": "listSample", "select": "many", "columns": ["docNo"] }`
    const { screen, isEnabled, reason } = await openText(`{ "screen": "test", "title": "시험",
      "route": { "path": "/test", "portals": ["internal"] },
      "blocks": [${grid('upper')}, ${grid('lower')}], "samples": "demo",
      "actions": [{ "label": "처리", "grid": "lower", "rows": "one", "steps": [
        { "step": "open", "popup": "tried", "with": { "docNo": "selection[0].docNo" } }] }] }`)
    expect(reason()).toBe('선택된 항목이 없습니다.')
    screen.rows('upper').check(new Set([0]))
    expect(isEnabled()).toBe(false)
    screen.rows('lower').check(new Set([0]))
    expect(isEnabled()).toBe(true)
  })
})
