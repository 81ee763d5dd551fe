import { describe, expect, it } from 'vitest'
import type { GridPlan } from '../../../engine/plan/gridPlan'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { masterDetailPlan } from '../runtime/detailPlans'
import { failure, settle } from '../runtime/fakeServices'
import { openSample, type SampleOptions } from '../runtime/openSample'
import { action, column, member, value } from '../runtime/samplePlans'

const binding = (operation: string) => ({
  operation,
  with: {},
  parameters: [],
  answer: 'list' as const,
  isPaged: false,
  splitsTotals: false,
  inBody: false,
})

const groups: GridPlan = {
  block: 'grid',
  id: 'groups',
  title: '코드 그룹',
  source: {
    from: 'edited',
    binding: binding('listCodeGroup'),
    save: 'saveCodeGroup',
    path: [],
    keys: ['groupCode'],
    canAdd: true,
    newRow: { useYn: value('Y') },
    maxRows: 999,
    saved: ['groupCode', 'groupName', 'useYn', 'version'],
  },
  select: 'many',
  sort: [],
  columns: [
    column('groupCode', { label: '그룹코드', isEditable: true, isRequired: true, isNewOnly: true }),
    column('groupName', {
      label: '그룹명',
      isEditable: true,
      isRequired: true,
      limits: { maxLength: 5 },
    }),
    column('useYn', { label: '사용여부', isEditable: true }),
  ],
  sums: [],
}

const codes: GridPlan = {
  ...groups,
  id: 'codes',
  title: '코드',
  of: 'groups',
  source: {
    from: 'edited',
    binding: { ...binding('listCode'), with: { groupCode: member('chosen', 'groupCode') } },
    save: 'saveCode',
    path: ['groupCode'],
    keys: ['value'],
    canAdd: true,
    newRow: {},
    maxRows: 999,
    saved: ['value', 'text'],
  },
  columns: [
    column('value', { label: '코드값', isEditable: true, isRequired: true, isNewOnly: true }),
    column('text', { label: '코드명', isEditable: true }),
  ],
}

const rowActions = (grid: string) => [
  action(`add-${grid}`, { place: 'grid', grid, steps: [{ step: 'addRow', grid, copy: false }] }),
  action(`delete-${grid}`, { place: 'grid', grid, steps: [{ step: 'deleteRow', grid }] }),
  action(`save-${grid}`, {
    label: '저장',
    place: 'grid',
    grid,
    steps: [{ step: 'call', operation: '', with: {}, changes: grid, set: {} }],
  }),
]

const plan: ScreenPlan = {
  ...masterDetailPlan,
  blocks: [{ block: 'split', id: 'split', ratio: [1, 1], left: [groups], right: [codes] }],
  actions: [
    action('search', { steps: [{ step: 'search', grids: ['groups', 'codes'] }] }),
    ...rowActions('groups'),
    ...rowActions('codes'),
  ],
}

async function open(change: SampleOptions = {}) {
  const stored = [
    { groupCode: 'USE_YN', groupName: '사용', useYn: 'Y', version: 1 },
    { groupCode: 'YN', groupName: '여부', useYn: 'Y', version: 4 },
  ]
  const sample = await openSample(plan, {
    ...change,
    answers: {
      listCodeGroup: () => stored,
      listCode: () => [{ value: 'Y', text: '예' }],
      saveCodeGroup: () => ({}),
      saveCode: () => ({}),
      ...change.answers,
    },
  })
  const calls = (operation: string) =>
    sample.services.calls.filter(call => call.operation === operation).map(call => call.request)
  return {
    ...sample,
    calls,
    groups: sample.screen.edited('groups'),
    codes: sample.screen.edited('codes'),
  }
}

describe('rows that are edited in place', () => {
  it('a changed definition keeps unsaved rows at both sides of the page, and saves them where they belong', async () => {
    const { screen, groups, codes, calls } = await open()
    groups.select(1)
    await settle()
    groups.edit([{ index: 0, values: { groupName: '쓸까' } }])
    codes.edit([{ index: 0, values: { text: '맞음' } }])
    screen.replacePlan({ ...plan, title: '코드' })
    await settle()
    const [left, right] = [screen.edited('groups'), screen.edited('codes')]
    expect([left.hasUnsaved(), right.hasUnsaved()]).toEqual([true, true])
    expect(left.chosen()).toMatchObject({ groupCode: 'YN' })
    expect([calls('listCodeGroup'), calls('listCode')].map(({ length }) => length)).toEqual([1, 1])
    expect(await screen.run('save-codes')).toBe(true)
    expect(calls('saveCode')).toEqual([
      { groupCode: 'YN', body: { rows: [{ rowState: 'U', value: 'Y', text: '맞음' }] } },
    ])
  })

  it('sends only what was added, changed and deleted, in the order of the screen, and searches again', async () => {
    const { screen, groups, calls, services } = await open()
    groups.edit([{ index: 1, values: { groupName: '예부' } }])
    groups.check(new Set([0]))
    groups.remove()
    groups.append(1)
    groups.edit([{ index: 2, values: { groupCode: 'SITE', groupName: '사업장' } }])
    expect(await screen.run('save-groups')).toBe(true)
    expect(calls('saveCodeGroup')).toEqual([
      {
        body: {
          rows: [
            { rowState: 'D', groupCode: 'USE_YN', groupName: '사용', useYn: 'Y', version: 1 },
            { rowState: 'U', groupCode: 'YN', groupName: '예부', useYn: 'Y', version: 4 },
            { rowState: 'I', groupCode: 'SITE', groupName: '사업장', useYn: 'Y' },
          ],
        },
      },
    ])
    expect(calls('listCodeGroup')).toHaveLength(2)
    expect(services.asked.confirms).toEqual(['코드 그룹에서 변경한 3건을 저장하시겠습니까?'])
    expect(services.asked.facts).toEqual([['신규 행 1건', '수정 행 1건', '삭제 행 1건']])
    expect(groups.hasUnsaved()).toBe(false)
  })

  it('says so when nothing has changed', async () => {
    const { screen, services, calls } = await open()
    await screen.run('save-groups')
    expect(services.asked.alerts).toEqual(['변경된 내용이 없습니다.'])
    expect(calls('saveCodeGroup')).toEqual([])
  })

  it('brings the hands to a new row, and to the first refused cell once its message was read', async () => {
    const { screen, groups, services } = await open()
    groups.add()
    const added = groups.get().lines.at(-1)?.id
    const first = groups.get().goTo
    expect(first).toEqual({ line: added })
    await screen.run('save-groups')
    expect(services.asked.alerts).toHaveLength(1)
    expect(groups.get().goTo).toEqual({ line: added, field: 'groupCode' })
    groups.add()
    expect(groups.get().goTo).not.toEqual(first)
  })

  it('writes the field that tells a row only while the row is new', async () => {
    const { groups } = await open()
    groups.edit([{ index: 0, values: { groupCode: 'OTHER', groupName: '새이름' } }])
    expect(groups.get().lines[0]?.values).toMatchObject({ groupCode: 'USE_YN', groupName: '새이름' })
    groups.add()
    groups.edit([{ index: 2, values: { groupCode: 'OTHER' } }])
    expect(groups.get().lines[2]?.values).toMatchObject({ groupCode: 'OTHER' })
  })

  it('refuses to save what is missing or too long, with the row as it counts on screen', async () => {
    const { screen, groups, services, calls } = await open()
    groups.append(1)
    await screen.run('save-groups')
    expect(services.asked.alerts).toEqual(['3행 그룹코드을(를) 입력해 주세요.'.replace('을(를)', '를')])
    groups.edit([{ index: 2, values: { groupCode: 'A', groupName: '여섯글자이름' } }])
    await screen.run('save-groups')
    expect(services.asked.alerts[1]).toBe('3행 그룹명은 5자를 초과할 수 없습니다.')
    expect(calls('saveCodeGroup')).toEqual([])
  })

  it('a refusal of the server stands in its cell, counted among the changed rows', async () => {
    const refused = () => {
      throw failure({ message: '중복된 코드입니다.', field: 'groupName', row: 1 })
    }
    const { screen, groups, services } = await open({ answers: { saveCodeGroup: refused } })
    groups.edit([{ index: 1, values: { groupName: '다른' } }])
    expect(await screen.run('save-groups')).toBe(false)
    const line = groups.get().lines[1]
    expect(groups.get().problems).toEqual({ [`${line?.id}:groupName`]: '중복된 코드입니다.' })
    expect(services.asked.alerts).toEqual(['2행 중복된 코드입니다.'])
    expect(groups.hasUnsaved()).toBe(true)
  })

  it('saves the rows of the chosen row where they were asked for, and keeps the chosen row', async () => {
    const { screen, groups, codes, calls } = await open()
    groups.select(1)
    await settle()
    codes.edit([{ index: 0, values: { text: '네' } }])
    await screen.run('save-codes')
    expect(calls('saveCode')).toEqual([
      { groupCode: 'YN', body: { rows: [{ rowState: 'U', value: 'Y', text: '네' }] } },
    ])
    expect(groups.chosen()).toMatchObject({ groupCode: 'YN' })
    groups.edit([{ index: 1, values: { groupName: '바뀜' } }])
    await screen.run('save-groups')
    await settle()
    expect(groups.chosen()).toMatchObject({ groupCode: 'YN' })
    expect(calls('listCode')).toHaveLength(2)
  })

  it('asks before unsaved rows are lost: another choice, a new row, a search; and the tab knows of them', async () => {
    let answer = false
    const { screen, groups, codes, services } = await open({ confirm: () => answer })
    groups.select(0)
    await settle()
    codes.edit([{ index: 0, values: { text: '네' } }])
    expect(screen.hasUnsavedWork()).toBe(true)
    groups.select(1)
    groups.add()
    await screen.run('search')
    await settle()
    expect(services.asked.confirms).toHaveLength(3)
    expect(groups.chosen()).toMatchObject({ groupCode: 'USE_YN' })
    expect(codes.hasUnsaved()).toBe(true)
    answer = true
    groups.select(1)
    await settle()
    expect(codes.hasUnsaved()).toBe(false)
    expect(groups.chosen()).toMatchObject({ groupCode: 'YN' })
  })

  it('a new row has nothing that hangs on it until it is saved', async () => {
    const { groups, codes, screen } = await open()
    groups.select(0)
    await settle()
    groups.add()
    await settle()
    expect(codes.load.get().phase).toBe('idle')
    expect(screen.actionState('add-codes')).toMatchObject({ isVisible: true, isEnabled: false })
  })

  it('who may only read sees the rows and no way to change them', async () => {
    const { groups, screen } = await open({ access: 'read' })
    groups.edit([{ index: 0, values: { groupName: '새이름' } }])
    expect(groups.hasUnsaved()).toBe(false)
    expect(screen.actionState('add-groups').isVisible).toBe(false)
    expect(screen.actionState('save-groups')).toMatchObject({ isVisible: true, isEnabled: false })
  })

  it('a failed search says so and can be tried again', async () => {
    let isDown = true
    const { groups } = await open({
      answers: {
        listCodeGroup: () => {
          if (isDown) throw failure({ kind: 'failed', status: 500 })
          return []
        },
      },
    })
    expect(groups.load.get().phase).toBe('failed')
    isDown = false
    await groups.search()
    expect(groups.load.get().phase).toBe('ready')
  })
})
