import type { GridPlan } from '../../../engine/plan/gridPlan'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { prWorkflow } from '../../../schemas/workflow/workflows'
import { action, column, field, listBinding, member } from './samplePlans'

const plainBinding = { ...listBinding, isPaged: false, splitsTotals: false, answer: 'list' as const }

export const masterGrid: GridPlan = {
  block: 'grid',
  id: 'groups',
  title: '요청 목록',
  source: { from: 'operation', binding: { ...plainBinding, operation: 'listPr', parameters: ['title'] } },
  select: 'none',
  sort: [],
  columns: [column('prNo', { label: '번호' }), column('title', { label: '제목' })],
  sums: [],
}

const detailGrid: GridPlan = {
  ...masterGrid,
  id: 'items',
  title: '품목',
  of: 'groups',
  source: {
    from: 'operation',
    binding: {
      ...plainBinding,
      operation: 'listPrLine',
      with: { prNo: member('chosen', 'prNo') },
      parameters: [],
    },
  },
  columns: [column('itemName', { label: '품목명' })],
}

/** A list at the left and what belongs to its chosen row at the right, inside of a tab. */
export const masterDetailPlan: ScreenPlan = {
  screen: 'sampleMaster',
  title: '요청과 품목',
  mounts: [],
  params: [],
  blocks: [
    {
      block: 'split',
      id: 'split',
      ratio: [1, 2],
      left: [masterGrid],
      right: [{ block: 'tabs', id: 'tabs', tabs: [{ id: 'tabs-1', title: '품목', blocks: [detailGrid] }] }],
    },
  ],
  actions: [action('search', { steps: [{ step: 'search', grids: ['groups', 'items'] }] })],
  workflow: undefined,
  operations: [],
  popups: [],
  hooks: [],
}

const transition = (names: string[], keys: string[]) => ({
  step: 'transition' as const,
  transitions: names,
  keys,
})

/** A document that is chosen in a grid, loaded by its number. */
export const chosenDocumentPlan: ScreenPlan = {
  ...masterDetailPlan,
  screen: 'sampleChosen',
  params: ['prNo'],
  blocks: [
    {
      block: 'split',
      id: 'split',
      ratio: [1, 1],
      left: [masterGrid],
      right: [
        {
          block: 'form',
          id: 'form',
          title: '기본정보',
          fields: [field('title', { label: '제목', isRequired: true }), field('reason', { label: '사유' })],
        },
      ],
    },
  ],
  document: {
    workflow: prWorkflow,
    load: 'getPr',
    of: { grid: 'groups', with: { prNo: member('chosen', 'prNo') } },
    key: 'prNo',
    create: 'createPr',
    update: 'updatePr',
    saved: ['title', 'reason'],
    parts: [],
    initial: {},
  },
  actions: [
    action('new', {
      label: '신규',
      place: 'grid',
      grid: 'groups',
      steps: [{ step: 'addRow', grid: 'groups', copy: false, document: { reason: member('row', 'title') } }],
    }),
    action('search', { steps: [{ step: 'search', grids: ['groups'] }] }),
    action('save', { label: '저장', steps: [transition(['createPr', 'updatePr'], ['', 'prNo'])] }),
    action('delete', { label: '삭제', steps: [transition(['deletePr'], ['prNo'])] }),
  ],
  workflow: prWorkflow,
}
