/** The list of purchase requests in the language of amis, as its documents teach to write a CRUD page. */
export function prListPage(codes) {
  return {
    type: 'page',
    title: '구매요청 현황',
    body: {
      type: 'crud',
      name: 'prList',
      syncLocation: false,
      api: {
        method: 'get',
        url: '/api/v1/pr',
        adaptor: payload =>
          payload.rows
            ? { status: 0, msg: '', data: { items: payload.rows, total: payload.total, sums: payload.sums } }
            : { status: 1, msg: payload.msg ?? '오류', data: {} },
      },
      defaultParams: { perPage: 20 },
      perPage: 20,
      primaryField: 'prNo',
      keepItemSelectionOnPageChange: true,
      alwaysShowPagination: true,
      autoFillHeight: true,
      columnsTogglable: false,
      filter: filterForm(codes),
      headerToolbar: ['bulkActions', newButton, { type: 'export-excel', label: '엑셀' }],
      footerToolbar: ['statistics', 'switch-per-page', 'pagination'],
      bulkActions: bulkActions,
      affixRow: [
        { type: 'tpl', tpl: '합계', colSpan: 11 },
        { type: 'tpl', tpl: `\${sums.totalAmtKrw | number}`, align: 'right' },
      ],
      columns: columns(codes),
    },
  }
}

function filterForm(codes) {
  const select = (name, label, group, multiple = false) => ({
    type: 'select',
    name,
    label,
    multiple,
    clearable: true,
    ...(multiple ? { joinValues: true, delimiter: ',', checkAll: true } : { placeholder: '전체' }),
    options: (codes[group] ?? []).map(({ value, text }) => ({ value, label: text })),
    columnRatio: 3,
  })
  const text = (name, label) => ({ type: 'input-text', name, label, clearable: true, columnRatio: 3 })
  const period = (name, label, value) => ({
    type: 'input-date-range',
    name: `${name}From`,
    extraName: `${name}To`,
    label,
    format: 'YYYY-MM-DD',
    inputFormat: 'YYYY-MM-DD',
    columnRatio: 3,
    ...value,
  })
  return {
    title: '',
    mode: 'horizontal',
    wrapWithPanel: true,
    submitText: '조회',
    // Given as data, since a relative value of the field itself comes too late for the first call.
    data: pastMonth(),
    body: [
      {
        type: 'group',
        body: [
          text('prNo', '구매요청번호'),
          text('title', '구매요청명'),
          employee,
          text('itemName', '품목명'),
        ],
      },
      {
        type: 'group',
        body: [
          text('buyerId', '구매담당'),
          select('purchaseType', '구매유형', 'PURCHASE_TYPE'),
          select('expenseType', '비용구분', 'EXPENSE_TYPE'),
          select('status', '진행상태', 'PR_STATUS', true),
        ],
      },
      {
        type: 'group',
        body: [
          select('approvalStatus', '결재상태', 'APPROVAL_STATUS', true),
          period('reqDate', '요청일자', { required: true }),
          period('needDate', '납품희망일', {}),
          { type: 'static', label: '', columnRatio: 3 },
        ],
      },
    ],
    actions: [
      { type: 'reset', label: '초기화' },
      { type: 'submit', label: '조회', level: 'primary' },
    ],
  }
}

/** The month up to today, as days of Korea. */
function pastMonth() {
  const day = date => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(date)
  const [today, monthAgo] = [new Date(), new Date()]
  monthAgo.setMonth(today.getMonth() - 1)
  return { reqDateFrom: day(monthAgo), reqDateTo: day(today) }
}

const employee = {
  type: 'input-group',
  label: '사업부·부서·요청자',
  columnRatio: 3,
  body: [
    { type: 'input-text', name: 'section', placeholder: '사업부' },
    { type: 'input-text', name: 'deptcd', placeholder: '부서' },
    { type: 'input-text', name: 'requester', placeholder: '요청자' },
  ],
}

const newButton = { type: 'button', label: '신규', level: 'primary', actionType: 'link', link: '/prEdit' }

const effect = (label, path) => ({
  label,
  actionType: 'ajax',
  confirmText: `${label}하시겠습니까?`,
  api: {
    method: 'post',
    url: `/api/v1/pr/\${items[0].prNo}/${path}`,
    data: { keys: `\${items | pick:prNo}`, version: `\${items[0].version}` },
  },
})

const bulkActions = [
  { ...effect('복사', 'copy'), requireSelected: true },
  effect('일괄상신', 'submit'),
  {
    label: '삭제',
    level: 'danger',
    actionType: 'ajax',
    confirmText: '삭제하시겠습니까?',
    api: { method: 'delete', url: `/api/v1/pr/\${items[0].prNo}?version=\${items[0].version}` },
  },
  effect('요청취소', 'cancel'),
]

function columns(codes) {
  const code = (name, label, group, width) => ({
    type: 'mapping',
    name,
    label,
    width,
    sortable: true,
    map: Object.fromEntries((codes[group] ?? []).map(({ value, text }) => [value, text])),
  })
  const plain = (name, label, width) => ({ name, label, width, sortable: true })
  const amount = (name, label, width) => ({
    type: 'number',
    name,
    label,
    width,
    kilobitSeparator: true,
    align: 'right',
    sortable: true,
  })
  const day = (name, label) => ({
    type: 'date',
    name,
    label,
    format: 'YYYY-MM-DD',
    valueFormat: 'YYYY-MM-DD',
    width: 100,
    sortable: true,
  })
  const link = (name, label, width) => ({
    type: 'link',
    name,
    label,
    width,
    sortable: true,
    body: `\${${name}}`,
    href: `/prEdit?prNo=\${prNo}`,
    blank: false,
  })
  return [
    { ...link('prNo', '구매요청번호', 140), fixed: 'left' },
    link('title', '구매요청명', 260),
    code('purchaseType', '구매유형', 'PURCHASE_TYPE', 80),
    code('expenseType', '비용구분', 'EXPENSE_TYPE', 90),
    plain('section', '사업부', 110),
    plain('deptnm', '부서명', 120),
    plain('requesterNm', '요청자', 80),
    plain('lineCnt', '품목수', 60),
    code('currency', '통화', 'CURRENCY', 80),
    amount('totalAmt', '요청금액', 110),
    amount('totalAmtKrw', '요청금액(원)', 120),
    day('needDate', '납품희망일'),
    plain('buyerNm', '구매담당', 80),
    code('approvalStatus', '결재상태', 'APPROVAL_STATUS', 90),
    code('status', '진행상태', 'PR_STATUS', 90),
    day('reqDate', '요청일자'),
    plain('lastDeciDt', '최종결재일', 130),
    plain('poCnt', '발주건수', 70),
  ]
}
