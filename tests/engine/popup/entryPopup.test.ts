import { describe, expect, it } from 'vitest'
// Fetched with the first popup of fields; here it is there from the start.
import '../../../engine/popup/entryPopupRun'
import type { PopupPlan } from '../../../engine/plan/screenPlan'
import { compileTexts, listText } from '../compile/compileTexts'
import { failure, settle } from '../runtime/fakeServices'
import { entryOf, openSample, type SampleOptions } from '../runtime/openSample'

const form = (parts: string) =>
  `{ "popup": "tried", "title": "샘플 등록", "params": ["title"], "form": { ${parts} } }`
const saving = form(
  `"save": "createSample", "initial": { "title": "params.title", "currency": "'KRW'" },
   "fields": ["title", { "field": "amt", "checks": [{ "refuseWhen": "header.amt <= 0", "message": "금액은 0보다 커야 합니다." }] }, "compNo"]`,
)
const company =
  '{ "popup": "company", "title": "협력사", "grid": { "rows": "popupCompany", "columns": ["compNo", "compNameKr"] }, "text": "compNameKr" }'
const rows = '"rows": "listSample", "columns": ["docNo"]'
const opener = listText(
  rows,
  `, "samples": "demo", "actions": [{ "label": "신규", "steps": [
    { "step": "open", "popup": "tried", "with": { "title": "'노트북'" } }, { "step": "search" } ] }]`,
)
const samples = JSON.stringify({
  listSample: [],
  createSample: { into: 'listSample', key: 'docNo' },
  popupCompany: [],
  getCompanyName: [],
})

function plansOf(popup: string) {
  const compiled = compileTexts({
    'screens/test.screen.json': opener,
    'screens/demo.samples.json': samples,
    'screens/popups/tried.popup.json': popup,
    'screens/popups/company.popup.json': company,
  })
  expect(compiled.problems).toEqual([])
  const screen = compiled.screens.get('test')?.plan
  const tried = compiled.popups.get('tried')?.plan
  if (!screen || !tried) throw new Error('The definitions have no plans.')
  return { screen, popups: { tried } satisfies Record<string, PopupPlan> }
}

async function open(popup: string, options: SampleOptions = {}) {
  const { screen: plan, popups } = plansOf(popup)
  const { samples: _, ...served } = plan
  const { screen, services } = await openSample(served, {
    popups,
    ...options,
    answers: { listSample: () => ({ rows: [], total: 0 }), ...options.answers },
  })
  const done = screen.run('steps1')
  await settle()
  const [id] = screen.store.getState().popups
  return { screen, services, done, popup: id === undefined ? undefined : entryOf(screen.popup(id)) }
}

const saved = () => ({ success: true, docNo: 'SMP-0029', status: 'DRAFT', approvalStatus: '', version: 1 })

describe('a popup of fields', () => {
  it('begins with what it was handed', async () => {
    const { popup } = await open(saving)
    expect(popup?.room.get().header).toMatchObject({ title: '노트북', currency: 'KRW' })
    expect(popup?.hasUnsaved()).toBe(false)
  })

  it('sends what was entered once it is complete, and the action goes on', async () => {
    const { popup, services, done, screen } = await open(saving, { answers: { createSample: saved } })
    popup?.changeHeader({ amt: '1000' })
    await popup?.choose()
    expect(await done).toBe(true)
    const call = services.calls.find(({ operation }) => operation === 'createSample')
    expect(call?.request).toEqual({ body: { header: { title: '노트북', currency: 'KRW', amt: '1000' } } })
    expect(call?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(services.calls.at(-1)?.operation).toBe('listSample')
    expect(screen.store.getState().popups).toEqual([])
    expect(services.asked.toasts).toHaveLength(1)
  })

  it('what has to be known of what was saved stands as information, not as a mistake', async () => {
    const warned = () => ({ ...saved(), warning: '금액이 다릅니다.' })
    const { popup, services, done } = await open(saving, { answers: { createSample: warned } })
    popup?.changeHeader({ amt: '1000' })
    await popup?.choose()
    expect(services.asked.alerts).toEqual(['안내: 금액이 다릅니다.'])
    expect(await done).toBe(true)
  })

  it('an empty field that the operation needs is told at the field, and nothing is sent', async () => {
    const { popup, services } = await open(saving)
    await popup?.choose()
    expect(popup?.room.get().problems).toEqual({ amt: '금액을 입력해 주세요.' })
    expect(popup?.host.store.getState().focus?.place).toBe('form.amt')
    expect(services.calls.map(({ operation }) => operation)).not.toContain('createSample')
  })

  it('a value that its check refuses is told while it stands there', async () => {
    const { popup } = await open(saving)
    popup?.changeHeader({ amt: '-1' })
    expect(popup?.room.get().problems).toEqual({ amt: '금액은 0보다 커야 합니다.' })
  })

  it('a refusal of the server stands at the field that it names, and what was entered stays', async () => {
    const refused = () => {
      throw failure({ kind: 'refused', field: 'title', message: '같은 제목이 있습니다.' })
    }
    const { popup, screen } = await open(saving, { answers: { createSample: refused } })
    popup?.changeHeader({ amt: '5' })
    await popup?.choose()
    expect(popup?.room.get().problems).toEqual({ title: '같은 제목이 있습니다.' })
    expect(popup?.room.get().header.amt).toBe('5')
    expect(screen.store.getState().popups).toHaveLength(1)
  })

  it('closing asks when something was entered, and keeps it when the answer is no', async () => {
    const answers = [false, true]
    const { popup, screen, services, done } = await open(saving, { confirm: () => answers.shift() ?? true })
    popup?.changeHeader({ amt: '7' })
    expect(screen.hasUnsavedWork()).toBe(true)
    popup?.close()
    await settle()
    expect(screen.store.getState().popups).toHaveLength(1)
    popup?.close()
    await settle()
    expect(services.asked.confirms).toHaveLength(2)
    expect(screen.store.getState().popups).toEqual([])
    expect(await done).toBe(false)
  })

  it('closing an untouched one asks nothing', async () => {
    const { popup, services } = await open(saving)
    popup?.close()
    await settle()
    expect(services.asked.confirms).toEqual([])
  })

  it('is not opened by who may only read', async () => {
    const { popup, screen } = await open(saving, { access: 'read' })
    expect(popup).toBeUndefined()
    expect(screen.actionState('steps1')).toMatchObject({ isEnabled: false })
  })

  it('only shows while its condition is false', async () => {
    const shown = saving.replace('"fields"', `"editWhen": "user.authGroupId != '30'", "fields"`)
    const { popup } = await open(shown)
    expect(popup?.room.isEditable()).toBe(false)
    popup?.changeHeader({ title: '다른 제목' })
    expect(popup?.room.get().header.title).toBe('노트북')
  })

  it('asks before it sends, where it says so', async () => {
    const asking = saving.replace('"fields"', '"confirm": "등록할까요?", "fields"')
    const { popup, services } = await open(asking, { confirm: () => false })
    popup?.changeHeader({ amt: '7' })
    await popup?.choose()
    expect(services.asked.confirms).toEqual(['등록할까요?'])
    expect(services.calls.map(({ operation }) => operation)).not.toContain('createSample')
  })

  it('one that saves nothing hands its fields back', async () => {
    const taking = form(
      '"like": "createSample", "initial": { "title": "params.title" }, "fields": [{ "field": "title", "required": true }]',
    )
    const { popup, services, done } = await open(taking)
    popup?.changeHeader({ title: '모니터' })
    await popup?.choose()
    expect(await done).toBe(true)
    expect(services.asked.toasts).toEqual([])
  })

  it('a changed field runs its steps on the fields beside it', async () => {
    const following = saving.replace(
      '"compNo"]',
      `{ "field": "reason", "change": [{ "step": "set", "values": { "header.title": "header.reason" } }] }]`,
    )
    const { popup } = await open(following)
    popup?.changeHeader({ reason: '새 제목' })
    await settle()
    expect(popup?.room.get().header.title).toBe('새 제목')
  })
})
