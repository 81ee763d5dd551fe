import type { ExpressionNode, ExpressionPlan } from '../../../engine/expression/expressionPlan'
import type { ActionPlan } from '../../../engine/plan/actionPlan'
import type { BindingPlan } from '../../../engine/plan/bindingPlan'
import type { FilterPlan } from '../../../engine/plan/filterPlan'
import type { FormFieldPlan } from '../../../engine/plan/formPlan'
import type { ColumnPlan, GridPlan } from '../../../engine/plan/gridPlan'
import type { ChoicePopupPlan, ScreenPlan } from '../../../engine/plan/screenPlan'
import { prWorkflow } from '../../../schemas/workflow/workflows'

export function expression(tree: ExpressionNode): ExpressionPlan {
  return { text: JSON.stringify(tree), tree, reads: namesIn(tree) }
}

function namesIn(node: readonly unknown[]): readonly string[] {
  if (node[0] === 'name') return [String(node[1])]
  return [...new Set(node.flatMap(part => (Array.isArray(part) ? namesIn(part) : [])))]
}

export const value = (constant: string | number | boolean) => expression(['value', constant])
export const member = (root: string, field: string) => expression(['member', ['name', root], field])

export function column(field: string, change: Partial<ColumnPlan> = {}): ColumnPlan {
  return {
    field,
    label: field,
    kind: 'text',
    width: 100,
    align: 'left',
    isFrozen: false,
    isSortable: true,
    isEditable: false,
    isRequired: false,
    limits: {},
    checks: [],
    ...change,
  }
}

export function field(name: string, change: Partial<FormFieldPlan> = {}): FormFieldPlan {
  return {
    field: name,
    label: name,
    control: 'text',
    span: 1,
    isEditable: true,
    isRequired: false,
    limits: {},
    change: [],
    checks: [],
    ...change,
  }
}

export function action(id: string, change: Partial<ActionPlan>): ActionPlan {
  return { id, label: id, place: 'page', look: 'plain', rows: 'none', steps: [], ...change }
}

export const listBinding: BindingPlan = {
  operation: 'listPr',
  with: {},
  parameters: ['prNo', 'title', 'status', 'section', 'deptcd', 'requester', 'reqDateFrom', 'reqDateTo'],
  answer: 'rows',
  isPaged: true,
  splitsTotals: true,
  inBody: false,
}

export const listFilter: FilterPlan = {
  block: 'filter',
  id: 'filter',
  keep: false,
  checks: [],
  fields: [
    {
      control: 'dateRange',
      field: 'reqDate',
      label: '요청일자',
      isRequired: true,
      from: 'reqDateFrom',
      to: 'reqDateTo',
      initial: 'pastMonth',
    },
    { control: 'text', field: 'title', label: '구매요청명', isRequired: false },
    { control: 'multi', field: 'status', label: '진행상태', isRequired: false, code: 'PR_STATUS' },
    {
      control: 'employee',
      field: 'requester',
      label: '요청자',
      isRequired: false,
      section: 'section',
      department: 'deptcd',
      person: 'requester',
      sectionLabel: '사업부',
      departmentLabel: '부서',
      allowPersonPick: false,
    },
  ],
}

export const listGrid: GridPlan = {
  block: 'grid',
  id: 'grid',
  source: { from: 'operation', binding: listBinding },
  select: 'many',
  sort: [{ field: 'prNo', direction: 'desc' }],
  columns: [
    column('prNo', { label: '구매요청번호' }),
    column('totalAmtKrw', { label: '요청금액(원)', kind: 'amount', limits: { scale: 0 } }),
    column('status', { label: '진행상태', kind: 'code', code: 'PR_STATUS', hasTone: true }),
  ],
  sums: ['totalAmtKrw'],
  question: [
    column('prNo', { label: '구매요청번호' }),
    column('totalAmtKrw', { label: '요청금액(원)', kind: 'amount', limits: { scale: 0 } }),
  ],
}

const transition = (name: string, key = 'prNo') =>
  ({ step: 'transition', transitions: [name], keys: [key] }) as const

/** The screen that a transition goes to. */
const followedBy = (path: string, param: string) =>
  Object.fromEntries([['then', { path, param, document: '구매요청' }]])

export const listPlan: ScreenPlan = {
  screen: 'sampleList',
  title: '구매요청 현황',
  mounts: [],
  params: [],
  blocks: [listFilter, listGrid],
  actions: [
    action('search', { label: '조회', place: 'filter', steps: [{ step: 'search', grids: ['grid'] }] }),
    action('reset', { label: '초기화', place: 'filter', steps: [{ step: 'reset' }] }),
    action('submit', { label: '일괄상신', rows: 'some', steps: [transition('submitPr')] }),
    action('delete', { label: '삭제', rows: 'some', steps: [transition('deletePr')] }),
    action('copy', {
      label: '복사',
      rows: 'one',
      steps: [{ ...transition('copyPr'), ...followedBy('/prEdit', 'prNo') }],
    }),
    action('export', { label: '엑셀', steps: [{ step: 'export', grid: 'grid' }] }),
  ],
  workflow: prWorkflow,
  operations: [],
  popups: [],
  hooks: [],
}

/** The same list, whose filter is kept from visit to visit. */
export const keepingPlan: ScreenPlan = { ...listPlan, blocks: [{ ...listFilter, keep: 'server' }, listGrid] }

export const linesGrid: GridPlan = {
  block: 'grid',
  id: 'lines',
  title: '요청 품목',
  source: {
    from: 'lines',
    part: 'lines',
    key: 'lineNo',
    canAdd: true,
    newRow: { qty: value('1') },
    maxRows: 999,
    saved: [
      'lineNo',
      'itemCode',
      'itemName',
      'spec',
      'unitCode',
      'qty',
      'unitPrice',
      'accountCode',
      'costCenter',
    ],
  },
  select: 'many',
  sort: [],
  sums: ['amt'],
  columns: [
    column('lineNo', { label: '순번', kind: 'integer' }),
    column('itemCode', {
      label: '품목코드',
      kind: 'lookup',
      isEditable: true,
      lookup: {
        popup: 'item',
        value: 'itemCode',
        searchBy: 'itemName',
        with: {},
        set: { itemName: member('picked', 'itemName'), unitPrice: member('picked', 'lastPrice') },
      },
    }),
    column('itemName', { label: '품목명', isEditable: true, limits: { maxLength: 10 } }),
    column('spec', { label: '규격', isEditable: true }),
    column('unitCode', { label: '단위', isEditable: true }),
    column('qty', {
      label: '수량',
      kind: 'decimal',
      isEditable: true,
      limits: { scale: 3 },
      checks: [
        {
          refuseWhen: expression(['call', 'decimal<=', ['member', ['name', 'line'], 'qty'], ['value', '0']]),
          message: '수량은 0보다 커야 합니다.',
        },
      ],
    }),
    column('unitPrice', { label: '단가', kind: 'amount', isEditable: true, limits: { scale: 2 } }),
    column('amt', {
      label: '금액',
      kind: 'amount',
      limits: { scale: 2 },
      value: expression([
        'call',
        'amount',
        ['member', ['name', 'line'], 'qty'],
        ['member', ['name', 'line'], 'unitPrice'],
        ['member', ['name', 'header'], 'currency'],
      ]),
    }),
    column('accountCode', { label: '계정코드', isEditable: true }),
    column('costCenter', { label: '코스트센터', isEditable: true }),
  ],
}

export const editPlan: ScreenPlan = {
  screen: 'sampleEdit',
  title: '구매요청 등록·상세',
  mounts: [],
  params: ['prNo', 'apprNo', 'copyFrom'],
  blocks: [
    {
      block: 'form',
      id: 'form',
      title: '기본정보',
      fields: [
        field('title', { label: '구매요청명', isRequired: true, limits: { maxLength: 20, minLength: 2 } }),
        field('currency', { label: '통화', control: 'select' }),
        field('needDate', { label: '납품희망일', control: 'date', isRequired: true }),
        field('reason', { label: '구매사유', control: 'textarea', limits: { maxBytes: 30 } }),
        field('wishCompNo', {
          label: '희망협력사',
          control: 'lookup',
          mask: 'comp',
          lookup: {
            popup: 'company',
            value: 'compNo',
            text: { field: 'wishCompNm', from: 'compNameKr' },
            searchBy: 'compNameKr',
            with: {},
            set: {},
          },
        }),
        field('totalAmt', {
          label: '요청금액',
          control: 'number',
          isEditable: false,
          value: expression([
            'call',
            'sum',
            ['each', 'map', ['name', 'lines'], 'one', ['member', ['name', 'one'], 'amt']],
          ]),
        }),
      ],
    },
    linesGrid,
    { block: 'files', id: 'files', title: '첨부파일', field: 'fileId', owner: 'PR' },
    { block: 'approval', id: 'approval', title: '결재선' },
    { block: 'timeline', id: 'timeline', title: '진행이력' },
  ],
  document: {
    workflow: prWorkflow,
    load: 'getPr',
    key: 'prNo',
    create: 'createPr',
    update: 'updatePr',
    saved: ['title', 'currency', 'needDate', 'reason', 'wishCompNo', 'fileId'],
    parts: ['lines', 'files', 'approval', 'history'],
    initial: { currency: value('KRW') },
    copy: { param: 'copyFrom', clear: ['needDate'] },
    question: {
      fields: [
        column('prNo', { label: '구매요청번호' }),
        column('title', { label: '구매요청명' }),
        column('totalAmt', { label: '요청금액', kind: 'amount' }),
        column('needDate', { label: '납품희망일', kind: 'date' }),
      ],
      counts: [{ grid: 'lines', label: '요청 품목' }],
    },
  },
  actions: [
    action('save', {
      label: '저장',
      steps: [{ step: 'transition', transitions: ['createPr', 'updatePr'], keys: ['', 'prNo'] }],
    }),
    action('submit', { label: '결재상신', look: 'primary', steps: [transition('submitPr')] }),
    action('delete', { label: '삭제', look: 'danger', steps: [transition('deletePr')] }),
    action('recall', { label: '상신취소', steps: [transition('recallPr')] }),
    action('cancel', { label: '요청취소', steps: [transition('cancelPr')] }),
    action('approve', { label: '승인', steps: [transition('approveDoc', 'apprNo')] }),
    action('reject', { label: '반려', steps: [transition('rejectDoc', 'apprNo')] }),
    action('prices', {
      label: '단가이력',
      place: 'grid',
      grid: 'lines',
      enabledWhen: expression(['call', 'has', ['member', ['name', 'line'], 'itemCode']]),
      steps: [{ step: 'open', popup: 'item', with: { itemName: member('line', 'itemName') }, set: {} }],
    }),
    action('addRow', {
      label: '행추가',
      place: 'grid',
      grid: 'lines',
      steps: [{ step: 'addRow', grid: 'lines', copy: false }],
    }),
  ],
  workflow: prWorkflow,
  operations: [],
  popups: [],
  hooks: [],
}

export const itemPopup: ChoicePopupPlan = {
  popup: 'item',
  title: '품목 선택',
  params: [],
  filter: {
    block: 'filter',
    id: 'filter',
    keep: false,
    checks: [],
    fields: [{ control: 'text', field: 'itemName', label: '품목명', isRequired: false }],
  },
  grid: {
    block: 'grid',
    id: 'grid',
    source: {
      from: 'operation',
      binding: {
        operation: 'popupItem',
        with: {},
        parameters: ['itemName'],
        answer: 'list',
        isPaged: false,
        splitsTotals: false,
        inBody: false,
      },
    },
    select: 'one',
    sort: [],
    columns: [column('itemCode', { label: '품목코드' }), column('itemName', { label: '품목명' })],
    sums: [],
  },
  choose: 'one',
  chooseLabel: '선택',
  searchOnOpen: true,
  chooseSingle: false,
  height: 400,
  checks: [],
  operations: [],
}

export function draft(change: Readonly<Record<string, unknown>> = {}, lines: readonly unknown[] = [line()]) {
  return {
    header: {
      prNo: 'PR2026-0001',
      title: '노트북 구매',
      currency: 'KRW',
      needDate: '2026-12-01',
      reason: '노후 교체',
      requester: 'req.mobile',
      status: 'DRAFT',
      totalAmt: '1500000.00',
      version: 3,
      ...change,
    },
    lines,
    files: [],
    history: [],
  }
}

export function line(change: Readonly<Record<string, unknown>> = {}) {
  return {
    lineNo: 1,
    itemName: '노트북',
    spec: '15인치',
    unitCode: 'EA',
    qty: '1.000',
    unitPrice: '1500000.00',
    amt: '1500000.00',
    accountCode: '5100',
    costCenter: 'C100',
    ...change,
  }
}
