import { describe, expect, it } from 'vitest'
import type { ChartPlan } from '../../../engine/plan/chartPlan'
import type { KpiPlan } from '../../../engine/plan/kpiPlan'
import { masterDetailPlan, masterGrid } from './detailPlans'
import { settle } from './fakeServices'
import { openSample } from './openSample'
import { action, member, value } from './samplePlans'

const groups = [
  { prNo: 'PR1', title: '노트북' },
  { prNo: 'PR2', title: '모니터' },
]

const answers = {
  listPr: () => groups,
  listPrLine: ({ prNo }: Readonly<Record<string, unknown>>) => [{ itemName: `${prNo}의 품목` }],
}

const asked = (calls: readonly { operation: string; request: unknown }[], operation: string) =>
  calls.filter(call => call.operation === operation).map(call => call.request)

describe('workbooks of a page', () => {
  const exporting = (grid: string) => action(`${grid}Excel`, { steps: [{ step: 'export', grid }] })

  it('are called after their grid where there are two, and after the page where there is one', async () => {
    const two = { ...masterDetailPlan, actions: [exporting('groups'), exporting('items')] }
    const { screen, services } = await openSample(two, { answers })
    screen.rows('groups').select(0)
    await settle()
    await screen.run('groupsExcel')
    await screen.run('itemsExcel')
    const one = await openSample({ ...two, blocks: [masterGrid] }, { answers })
    await one.screen.run('groupsExcel')
    const names = [...services.workbooks, ...one.services.workbooks].map(
      ({ fileName }) => fileName.split('_')[0],
    )
    expect(names).toEqual(['요청 목록', '품목', '요청과 품목'])
  })
})

describe('a grid that hangs on the chosen row of another', () => {
  it('is empty and asks nothing while no row is chosen', async () => {
    const { screen, services } = await openSample(masterDetailPlan, { answers })
    expect(asked(services.calls, 'listPr')).toHaveLength(1)
    expect(asked(services.calls, 'listPrLine')).toEqual([])
    expect(screen.rows('items').get().phase).toBe('idle')
  })

  it('searches by itself for the chosen row, once for each choice', async () => {
    const { screen, services } = await openSample(masterDetailPlan, { answers })
    screen.rows('groups').select(1)
    await settle()
    screen.rows('groups').select(1)
    await settle()
    expect(asked(services.calls, 'listPrLine')).toEqual([{ prNo: 'PR2' }])
    expect(screen.rows('items').get().rows.rowAt(0)).toEqual({ itemName: 'PR2의 품목' })
    screen.rows('groups').select(0)
    await settle()
    expect(asked(services.calls, 'listPrLine')).toEqual([{ prNo: 'PR2' }, { prNo: 'PR1' }])
  })

  it('becomes empty again when the list above is searched anew', async () => {
    const { screen } = await openSample(masterDetailPlan, { answers })
    screen.rows('groups').select(0)
    await settle()
    await screen.run('search')
    await settle()
    expect(screen.rows('items').get()).toMatchObject({ phase: 'idle', total: 0 })
  })

  it('drops the late answer for a row that is no longer chosen', async () => {
    const waiting: (() => void)[] = []
    const { screen } = await openSample(masterDetailPlan, {
      answers: {
        ...answers,
        listPrLine: ({ prNo }) =>
          new Promise(resolve => waiting.push(() => resolve([{ itemName: `${String(prNo)}의 품목` }]))),
      },
    })
    screen.rows('groups').select(0)
    await settle()
    screen.rows('groups').select(1)
    await settle()
    waiting[1]?.()
    await settle()
    waiting[0]?.()
    await settle()
    expect(screen.rows('items').get().rows.rowAt(0)).toEqual({ itemName: 'PR2의 품목' })
  })
})

it('figures that hang on a row ask for nothing while what they are asked by is empty', async () => {
  const figures: KpiPlan = {
    block: 'kpi',
    id: 'figures',
    title: '선택 합계',
    of: 'groups',
    request: {
      operation: 'previewAdjustment',
      with: { lineKeys: member('chosen', 'lineKey') },
      parameters: [],
      inBody: false,
    },
    figures: [],
  }
  const { screen, services } = await openSample(
    { ...masterDetailPlan, blocks: [masterGrid, figures] },
    {
      answers: {
        listPr: () => [{ prNo: 'PR1' }, { prNo: 'PR2', lineKey: 'PR2-10' }],
        previewAdjustment: async () => ({ selCnt: 1 }),
      },
    },
  )
  screen.rows('groups').select(0)
  await settle()
  expect(asked(services.calls, 'previewAdjustment')).toEqual([])
  screen.rows('groups').select(1)
  await settle()
  expect(asked(services.calls, 'previewAdjustment')).toEqual([{ lineKeys: 'PR2-10' }])
})

it('a chart that hangs on a row asks for it beside the conditions, of which some may be empty', async () => {
  const chart: ChartPlan = {
    block: 'chart',
    id: 'months',
    title: '추이',
    of: 'groups',
    request: {
      operation: 'getPrMonths',
      with: { prNo: member('chosen', 'prNo'), section: value('') },
      parameters: [],
      inBody: false,
    },
    category: { field: 'yyyymm', label: '월' },
    series: [],
    isAcross: false,
    height: 200,
  }
  const { screen, services } = await openSample(
    { ...masterDetailPlan, blocks: [masterGrid, chart] },
    { answers: { ...answers, getPrMonths: () => ({ rows: [] }) } },
  )
  screen.rows('groups').select(1)
  await settle()
  expect(asked(services.calls, 'getPrMonths')).toEqual([{ prNo: 'PR2' }])
  expect(screen.answer('months').get().phase).toBe('ready')
})
