import { describe, expect, it } from 'vitest'
import { chartSeries, hasFigures } from '../../../engine/chart/chartSeries'
import { kpiTiles } from '../../../engine/kpi/kpiTiles'
import { blocksOf } from '../../../engine/plan/blocksOf'

import { openSample } from '../runtime/openSample'
import { expression } from '../runtime/samplePlans'
import { reportAnswer, reportPlan } from './reportPlans'

const answers = { getMonthlyReport01: async () => reportAnswer }
const refusal = { kind: 'failed', status: 502, code: 'HTTP502', message: '게이트웨이 오류입니다.' }

const [kpi] = blocksOf(reportPlan, 'kpi')
const [chart] = blocksOf(reportPlan, 'chart')

describe('a report', () => {
  it('asks once for its figures, its chart and its grid', async () => {
    const { screen, services } = await openSample(reportPlan, { answers })
    expect(services.calls.map(({ operation, request }) => [operation, request])).toEqual([
      ['getMonthlyReport01', { yyyymm: '202610' }],
    ])
    expect(screen.rows('grid').get().total).toBe(2)
    expect([screen.answer('kpi').get().phase, screen.answer('chart').get().phase]).toEqual(['ready', 'ready'])
  })

  it('asks once again for a search with another month, and all its blocks show that month', async () => {
    const { screen, services } = await openSample(reportPlan, {
      answers: {
        getMonthlyReport01: async ({ yyyymm }) =>
          yyyymm === '202609' ? { ...reportAnswer, total: 3 } : reportAnswer,
      },
    })
    screen.filter('filter').change({ yyyymm: '202609' })
    await screen.run('search')
    expect(services.calls.map(({ request }) => request)).toEqual([{ yyyymm: '202610' }, { yyyymm: '202609' }])
    expect([screen.answer('kpi').get(), screen.answer('chart').get()]).toMatchObject([
      { answer: { total: 3 } },
      { answer: { total: 3 } },
    ])
  })

  it('tells a failure in each block, and each can be asked again by itself', async () => {
    let isDown = true
    const { screen, services } = await openSample(reportPlan, {
      answers: {
        getMonthlyReport01: async () => {
          if (isDown) throw refusal
          return reportAnswer
        },
      },
    })
    expect([screen.answer('kpi').get().phase, screen.rows('grid').get().phase]).toEqual(['failed', 'failed'])
    isDown = false
    await screen.answer('chart').search()
    expect([screen.answer('kpi').get().phase, screen.answer('chart').get().phase]).toEqual([
      'failed',
      'ready',
    ])
    expect(services.calls).toHaveLength(2)
  })

  it('says of refused figures that they may not be seen', async () => {
    const { screen, services } = await openSample(reportPlan, {
      answers: { getMonthlyReport01: () => Promise.reject({ ...refusal, status: 403 }) },
    })
    expect(screen.answer('kpi').get()).toMatchObject({ phase: 'failed', failure: { status: 403 } })
    expect(services.asked.alerts).toEqual([refusal.message])
  })

  it('without conditions asks again whenever it is shown; with them it keeps what it shows', async () => {
    const overview = { ...reportPlan, blocks: reportPlan.blocks.filter(({ block }) => block !== 'filter') }
    const home = await openSample(overview, { answers })
    expect(home.services.calls).toHaveLength(1)
    home.screen.applyParams({})
    expect(home.services.calls).toHaveLength(2)
    const report = await openSample(reportPlan, { answers })
    const { params } = report.screen.host
    report.screen.applyParams(params)
    expect(report.services.calls).toHaveLength(1)
  })

  it('keeps the figures of the month before on screen while another is asked', async () => {
    const { screen } = await openSample(reportPlan, { answers })
    const search = screen.answer('kpi').search()
    expect(screen.answer('kpi').get()).toMatchObject({ phase: 'loading', answer: reportAnswer })
    await search
  })
})

describe('figures', () => {
  it('stand in tiles with their change, tone and code text', async () => {
    const { screen, services } = await openSample(reportPlan, { answers })
    const tiles = kpi ? kpiTiles(kpi, reportAnswer, screen) : []
    expect(tiles).toMatchObject([
      {
        label: '발주금액',
        value: '1500',
        unit: '원',
        beside: { label: '전월대비(%)', value: '-3.1', isChange: true },
      },
      { value: '104.2', tone: 'danger' },
      { value: '작성중' },
    ])
    tiles[0]?.onGo?.()
    expect(services.went.to).toEqual([['/prList', { section: '모바일사업부' }]])
  })

  it('stand in the unit that their reader has chosen, wherever he reads, and in the address', async () => {
    const inWon = {
      ...reportPlan,
      blocks: reportPlan.blocks.map(block =>
        block.block === 'kpi'
          ? {
              ...block,
              figures: block.figures.map(figure => ({ ...figure, isWon: figure.field === 'poAmt' })),
            }
          : block.block === 'grid'
            ? { ...block, report: '01' }
            : block,
      ),
    }
    const { screen, services } = await openSample(inWon, { answers })
    const [figures] = blocksOf(inWon, 'kpi')
    screen.chooseUnit('thousand')
    const [tile] = figures ? kpiTiles(figures, reportAnswer, screen) : []
    expect(tile).toMatchObject({ value: '2', unit: '천원' })
    expect(screen.host.params).toMatchObject({ unit: 'thousand' })
    const again = await openSample(inWon, { answers, kept: Object.fromEntries(services.kept) })
    expect(again.screen.store.getState().wonUnit).toBe('thousand')
    const sent = await openSample(inWon, {
      answers,
      kept: Object.fromEntries(services.kept),
      params: { unit: 'million' },
    })
    expect(sent.screen.store.getState().wonUnit).toBe('million')
  })

  it('stand only for whom their condition holds, and keep their places until that is known', async () => {
    const { screen } = await openSample(reportPlan, { answers })
    const figures = kpi?.figures.map((figure, index) =>
      index === 0
        ? { ...figure, visibleWhen: expression(['call', 'has', ['member', ['name', 'row'], 'prCnt']]) }
        : figure,
    )
    const narrowed = kpi && figures && { ...kpi, figures }
    const idsOf = (answer: unknown) =>
      narrowed ? kpiTiles(narrowed, answer, screen).map(({ id }) => id) : []
    expect(idsOf(undefined)).toEqual(['poAmt', 'execRate', 'status'])
    expect(idsOf(reportAnswer)).toEqual(['execRate', 'status'])
    expect(idsOf({ sums: { ...reportAnswer.sums, prCnt: 1 } })).toEqual(['poAmt', 'execRate', 'status'])
  })

  it('are empty before the first answer and lead nowhere', async () => {
    const { screen } = await openSample(reportPlan, { answers })
    const tiles = kpi ? kpiTiles(kpi, undefined, screen) : []
    expect(tiles.map(tile => [tile.value, tile.tone, tile.onGo])).toEqual([
      ['', undefined, undefined],
      ['', undefined, undefined],
      ['', undefined, undefined],
    ])
  })
})

describe('a chart', () => {
  it('names months as they are read', async () => {
    const { services } = await openSample(reportPlan, { answers })
    const months = chart && { ...chart, category: { field: 'yyyymm', label: '월', isMonth: true } }
    const drawn = months && chartSeries(months, { rows: [{ yyyymm: '202611' }] }, services.codes)
    expect(drawn?.categories).toEqual(['2026-11'])
  })

  it('draws a value for each row, and none where a rate has no denominator', async () => {
    const { services } = await openSample(reportPlan, { answers })
    const drawn = chart && chartSeries(chart, reportAnswer, services.codes)
    expect(drawn?.categories).toEqual(['모바일개발팀', '재무팀'])
    expect(drawn?.series.map(({ label, values }) => [label, values])).toEqual([
      ['발주금액', ['1200', '300']],
      ['집행률(%)', ['80.0', '']],
    ])
  })

  it.each([
    ['nothing', []],
    ['rows without a figure', [{ deptnm: '재무팀', execRate: '' }]],
    ['amounts that are all zero', [{ deptnm: '재무팀', poAmt: '0.00' }]],
  ])('has nothing to draw of %s', (_, rows) => {
    expect(chart && hasFigures(chart, rows)).toBe(false)
  })

  it.each([
    ['an amount', { poAmt: '-300' }],
    ['a rate of zero', { poAmt: '0', execRate: '0.0' }],
  ])('draws %s', (_, row) => {
    expect(chart && hasFigures(chart, [{ deptnm: '재무팀' }, row])).toBe(true)
  })

  it('adds up what comes behind the most categories in one bar, but no rates', async () => {
    const { services } = await openSample(reportPlan, { answers })
    const drawn = chart && chartSeries({ ...chart, most: 1 }, reportAnswer, services.codes)
    expect(drawn?.categories).toEqual(['모바일개발팀', '기타 (1)'])
    expect(drawn?.series.map(({ values }) => values)).toEqual([
      ['1200', '300'],
      ['80.0', ''],
    ])
    expect(drawn?.whole?.categories).toEqual(['모바일개발팀', '재무팀'])
    expect(drawn?.restAt).toBe(1)
  })

  it('knows the rest that a report answers as a row of its own', async () => {
    const { services } = await openSample(reportPlan, { answers })
    const rows = [{ deptnm: '모바일개발팀' }, { deptnm: '기타 (12)', rest: 'Y' }]
    const drawn = chart && chartSeries({ ...chart, report: '02' }, { rows }, services.codes)
    expect(drawn?.restAt).toBe(1)
    expect(chart && chartSeries(chart, { rows }, services.codes).restAt).toBeUndefined()
  })

  it('tells rows of one name apart by as many further fields as that takes', async () => {
    const { services } = await openSample(reportPlan, { answers })
    const apart = [
      { field: 'spec', label: '규격' },
      { field: 'section', label: '사업부' },
    ]
    const rows = [
      { deptnm: '보안경', spec: '투명', section: '모바일사업부' },
      { deptnm: '보안경', spec: '투명', section: '반도체사업부' },
      { deptnm: '보안경', spec: '고글형', section: '모바일사업부' },
      { deptnm: '안전화', spec: '4인치', section: '모바일사업부' },
    ]
    const drawn = chart && chartSeries({ ...chart, apart }, { rows }, services.codes)
    expect(drawn?.categories).toEqual([
      '보안경 · 투명 · 모바일사업부',
      '보안경 · 투명 · 반도체사업부',
      '보안경 · 고글형',
      '안전화',
    ])
  })

  it('puts the largest first where it is asked to', async () => {
    const { services } = await openSample(reportPlan, { answers })
    const rows = [
      { deptnm: '재무팀', poAmt: '300' },
      { deptnm: '모바일개발팀', poAmt: '1200' },
    ]
    const drawn = chart && chartSeries({ ...chart, order: 'largest' }, { rows }, services.codes)
    expect(drawn?.categories).toEqual(['모바일개발팀', '재무팀'])
  })

  it('draws the cumulative share of a Pareto chart with its limits', async () => {
    const { services } = await openSample(reportPlan, { answers })
    const pareto = chart && { ...chart, shape: 'pareto' as const, series: chart.series.slice(0, 1) }
    const drawn = pareto && chartSeries(pareto, reportAnswer, services.codes)
    expect(drawn?.series.at(-1)?.values).toEqual(['80.0', '100.0'])
    expect(drawn?.marks?.map(({ value }) => value)).toEqual(['80', '95'])
  })

  it('draws a target of the answer, and none that is not answered', async () => {
    const { services } = await openSample(reportPlan, { answers })
    const target = { part: 'kpi', figure: { field: 'targetRate', label: '목표(%)', unit: '%' } }
    const marks = (kpi: object) =>
      chart && chartSeries({ ...chart, target }, { rows: [], kpi }, services.codes).marks
    expect(marks({ targetRate: '95.0' })).toEqual([
      { label: '목표(%)', axis: 'left', value: '95.0', unit: '%' },
    ])
    expect(marks({})).toBeUndefined()
  })
})
