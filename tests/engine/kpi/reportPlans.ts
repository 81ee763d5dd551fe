import type { RequestPlan } from '../../../engine/plan/bindingPlan'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { action, column, expression, value } from '../runtime/samplePlans'

const request: RequestPlan = {
  operation: 'getMonthlyReport01',
  with: {},
  parameters: ['yyyymm', 'section'],
  inBody: false,
}

/** A report whose figures, chart and grid name the same operation. */
export const reportPlan: ScreenPlan = {
  screen: 'sampleReport',
  title: '월간 실적',
  mounts: [],
  params: [],
  blocks: [
    {
      block: 'filter',
      id: 'filter',
      keep: false,
      checks: [],
      fields: [
        { control: 'month', field: 'yyyymm', label: '기준월', isRequired: true, initial: '202610' },
        { control: 'text', field: 'section', label: '사업부', isRequired: false },
      ],
    },
    {
      block: 'kpi',
      id: 'kpi',
      title: '요약',
      request,
      part: 'sums',
      figures: [
        {
          field: 'poAmt',
          label: '발주금액',
          unit: '원',
          change: { field: 'momRate', label: '전월대비(%)', unit: '%' },
          go: { step: 'go', screen: 'prList', path: '/prList', with: { section: value('모바일사업부') } },
        },
        {
          field: 'execRate',
          label: '집행률(%)',
          unit: '%',
          tone: expression(['member', ['name', 'row'], 'tone']),
        },
        { field: 'status', label: '상태', code: 'PR_STATUS' },
      ],
    },
    {
      block: 'chart',
      isAcross: false,
      id: 'chart',
      title: '부서별 발주',
      request,
      category: { field: 'deptnm', label: '부서' },
      series: [
        { field: 'poAmt', label: '발주금액', unit: '원', as: 'bar', axis: 'left', addsUp: true },
        { field: 'execRate', label: '집행률(%)', unit: '%', as: 'line', axis: 'right', addsUp: false },
      ],
      height: 220,
    },
    {
      block: 'grid',
      id: 'grid',
      source: {
        from: 'operation',
        binding: { ...request, answer: 'rows', isPaged: false, splitsTotals: false },
      },
      select: 'none',
      sort: [],
      columns: [column('deptnm'), column('poAmt')],
      sums: ['poAmt'],
    },
  ],
  actions: [action('search', { steps: [{ step: 'search', grids: ['grid'] }] })],
  workflow: undefined,
  operations: ['getMonthlyReport01'],
  popups: [],
  hooks: [],
}

export const reportAnswer = {
  rows: [
    { deptnm: '모바일개발팀', poAmt: '1200', execRate: '80.0' },
    { deptnm: '재무팀', poAmt: '300' },
  ],
  total: 2,
  sums: { poAmt: '1500', momRate: '-3.1', execRate: '104.2', tone: 'danger', status: 'DRAFT' },
}
