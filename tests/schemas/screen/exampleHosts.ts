type Part = Readonly<Record<string, unknown>>

const head = { screen: 'test', title: '시험', route: { path: '/test', portals: ['internal'] } }
const list = { rows: 'listPr', columns: ['prNo', 'title'] }
const targets = { rows: 'listAdjTarget', select: 'many', columns: ['whReqNo', 'settleType'] }
const approval = { block: 'approval', title: '결재선' }
const timeline = { block: 'timeline', title: '진행이력' }
const receipts = { block: 'grid', id: 'receipts', rows: 'listWarehousing', columns: ['whReqNo'] }
const groups = { block: 'grid', id: 'groups', rows: 'listCodeGroup', save: 'saveCodeGroup' }
const months = [
  { block: 'filter', fields: [{ field: 'yyyymm', initial: 'lastMonth', required: true }] },
  { block: 'grid', rows: 'getMonthlyReport01', columns: ['deptnm'] },
]
const figures = { block: 'kpi', title: '요약', load: 'getMonthlyReport01', part: 'sums', fields: ['prCnt'] }
const chart = {
  block: 'chart',
  title: '품목',
  of: 'receipts',
  rows: 'listWarehousingItem',
  with: { whReqNo: 'chosen.whReqNo' },
  x: 'itemName',
  series: ['acceptQty'],
}
const question = {
  operation: 'listPost',
  with: { boardId: "'notice'", title: 'header.title' },
  refuseWhen: 'answer.total > 0',
  message: '같은 제목의 공지가 있습니다.',
}

const attachment = { operation: 'downloadFile', file: '첨부.zip' }

const page = (...blocks: Part[]) => ({ ...head, blocks })
const record = (...blocks: Part[]) => ({ ...page(...blocks), document: { workflow: 'pr', load: 'getPr' } })
const columns = (...all: unknown[]) => ({ ...head, grid: { rows: 'listPr', columns: all } })
const form = (field: Part) =>
  record({ block: 'form', title: '기본정보', fields: [{ field: 'title', ...field }] })
/** A page on which everything is entered that its submission demands. */
const draft = record(
  {
    ...{ block: 'form', title: '기본정보' },
    fields: [
      ...['title', 'purchaseType', 'expenseType', 'receiver'],
      ...['needDate', 'deliveryPlace', 'currency', 'reason'],
    ],
  },
  {
    ...{ block: 'grid', id: 'lines', lines: 'lines' },
    columns: ['itemName', 'spec', 'unitCode', 'qty', 'accountCode', 'costCenter'],
  },
)
const content = (part: Part) => ({
  ...page({ block: 'content', parts: [{ label: '값', value: 'params.error', ...part }] }),
  route: { ...head.route, params: ['error'] },
})
const linking = (link: Part) => page({ block: 'content', parts: [{ links: [link] }] })
const lines = (column: Part) =>
  record({ block: 'grid', id: 'lines', lines: 'lines', newRow: {}, columns: [{ field: 'qty', ...column }] })
const compared = {
  block: 'matrix',
  title: '품목 비교',
  grid: 'lines',
  row: 'lineNo',
  rowFields: ['itemName'],
}
const matrix = (part: Part) =>
  record(
    {
      ...{ block: 'grid', id: 'lines', lines: 'lines' },
      columns: ['lineNo', 'itemName', 'spec', 'qty', 'unitCode', 'unitPrice', 'amt', 'lineStatus'],
    },
    { ...compared, column: 'unitCode', columnName: 'unitCode', cellFields: ['unitPrice', 'amt'], ...part },
  )
const step = (on: Part, done: Part) => ({ ...on, actions: [{ label: '실행', steps: [done] }] })

/** Whole definitions around what an example of the manual says, by `Type.word` or `Type`. */
export const exampleHosts: Readonly<Record<string, (part: Part) => Part>> = {
  'ScreenDefinition.filter': part => ({ ...head, grid: list, ...part }),
  ScreenDefinition: part => ({ ...head, ...part }),
  'FilesBlockDefinition.papers': part =>
    record({ block: 'files', title: '첨부파일', field: 'fileId', owner: 'PR', ...part }),
  'FilesBlockDefinition.edit': part =>
    record({ block: 'files', title: '첨부파일', field: 'fileId', owner: 'PR', ...part }),
  FilterBlockDefinition: part =>
    page({ block: 'filter', fields: ['prNo', 'title'], ...part }, { block: 'grid', ...list }),
  FilterDefinition: part => ({ ...head, filter: { fields: ['prNo', 'title'], ...part }, grid: list }),
  'GridBlockDefinition.selectChecks': part => page({ block: 'grid', ...targets, ...part }),
  'GridDefinition.selectChecks': part => ({ ...head, grid: { ...targets, ...part } }),
  GridBlockDefinition: part => page({ block: 'grid', ...list, ...part }),
  GridDefinition: part => ({ ...head, grid: { ...list, ...part } }),
  FormBlockDefinition: part => record({ block: 'form', title: '기본정보', fields: ['prNo'], ...part }),
  SplitBlockDefinition: part => record({ block: 'split', left: [approval], right: [timeline], ...part }),
  TabsBlockDefinition: part =>
    record({ block: 'tabs', tabs: [{ title: '결재', blocks: [approval] }], ...part }),
  TabDefinition: part => record({ block: 'tabs', tabs: [{ title: '결재', blocks: [approval], ...part }] }),
  'KpiBlockDefinition.of': part => page(receipts, { ...figures, with: { yyyymm: "'2026-11'" }, ...part }),
  KpiBlockDefinition: part => page(...months, { ...figures, ...part }),
  OpenActionDefinition: part => ({ ...form({}), actions: [part] }),
  ContentBlockDefinition: part => page({ block: 'content', parts: ['안내'], ...part }),
  ContentHeadingDefinition: part => page({ block: 'content', parts: [part] }),
  ContentListDefinition: part => page({ block: 'content', parts: [{ list: ['하나'], ...part }] }),
  ContentNoticeDefinition: part => page({ block: 'content', parts: [{ notice: '안내', ...part }] }),
  ContentFactDefinition: content,
  ContentLinksDefinition: part => page({ block: 'content', parts: [part] }),
  ScreenLinkDefinition: part => linking({ label: '구매요청 현황', go: 'prList', ...part }),
  PathLinkDefinition: part => linking({ label: '로그인', path: '/login', ...part }),
  FigureDetailDefinition: part => page(...months, { ...figures, fields: [{ field: 'poAmt', ...part }] }),
  'DocumentDefinition.editWhen': part => ({
    ...page(timeline),
    document: { workflow: 'pr', load: 'getPr', ...part },
  }),
  MatrixBlockDefinition: matrix,
  MatrixPickDefinition: part => matrix({ pick: { field: 'lineStatus', ...part } }),
  'ChartBlockDefinition.address': part =>
    page(...months, {
      block: 'chart',
      title: '품목군',
      rows: 'getMonthlyReport03',
      x: 'sgName',
      series: ['poAmt'],
      ...part,
    }),
  'ChartBlockDefinition.target': part => page(receipts, { ...chart, series: ['amt'], ...part }),
  ChartBlockDefinition: part => page(receipts, { ...chart, ...part }),
  SeriesDetailDefinition: part => page(receipts, { ...chart, series: [{ field: 'acceptQty', ...part }] }),
  EmployeeFilterDefinition: part => ({ ...head, filter: { fields: [{ ...employee, ...part }] }, grid: list }),
  'ColumnDetailDefinition.required': lines,
  'ColumnDetailDefinition.address': part => ({
    ...head,
    grid: { rows: 'listApprovalInbox', columns: [{ field: 'docNo', ...part }] },
  }),
  'ColumnDetailDefinition.as': part =>
    page({ ...groups, columns: ['groupCode', 'groupName', { field: 'useYn', ...part }] }),
  ColumnDetailDefinition: part => columns('prNo', { field: 'poCnt', ...part }),
  ColumnButtonDefinition: part => columns('prNo', { button: '이동', steps: [toRequest], ...part }),
  FormFieldDetailDefinition: form,
  CheckByDefinition: part => form({ checkBy: { ...question, ...part } }),
  UploadStep: part => step(page(receipts), { step: 'upload', operation: 'uploadFile', ...part }),
  DownloadDefinition: part =>
    step(record(approval), {
      ...{ step: 'upload', operation: 'uploadItemExcel' },
      template: { ...attachment, file: '양식.xlsx', ...part },
    }),
  DownloadStep: part => step(record(approval), { step: 'download', ...attachment, ...part }),
  SearchStep: part => step(page(receipts), { step: 'search', ...part }),
  CallStep: part =>
    step(page({ ...groups, columns: ['groupCode', 'groupName', 'useYn'] }), {
      step: 'call',
      operation: 'saveCodeGroup',
      ...part,
    }),
  OpenStep: part => step(form({}), { step: 'open', popup: 'company', ...part }),
  GoStep: part => columns('prNo', { button: '상세', steps: [{ step: 'go', screen: 'prEdit', ...part }] }),
  ConfirmStep: part => step(form({}), { step: 'confirm', ...part }),
  AlertStep: part => step(form({}), { step: 'alert', ...part }),
  SetStep: part => step(form({}), { step: 'set', ...part }),
  AddRowStep: part => step(lines({}), { step: 'addRow', grid: 'lines', ...part }),
  PrintStep: part => step(form({}), part),
  'PrintStep.tables': part => {
    const grid = (id: string) => ({
      block: 'grid',
      id,
      title: id,
      lines: id,
      readOnly: true,
      columns: ['status'],
    })
    const blocks = [grid('orders'), grid('settlements')]
    const company = { ...page(...blocks), document: { workflow: 'company', load: 'getCompanyStatusView' } }
    return step(company, { step: 'print', title: '현황', fields: ['compNo'], ...part })
  },
  ResetStep: part => step({ ...head, filter: { fields: ['prNo'] }, grid: list }, part),
  'TransitionStep.documents': part => ({
    ...head,
    grid: { rows: 'listEvaWorkResult', select: 'many', columns: ['compNameKr'] },
    actions: [{ label: '확정', steps: [{ step: 'transition', transition: 'confirmEvaWork', ...part }] }],
  }),
  TransitionStep: part => step(draft, { step: 'transition', transition: 'submitPr', ...part }),
  HookStep: part => step(form({}), { step: 'hook', ...part }),
}

const toRequest = { step: 'go', screen: 'prEdit', with: { prNo: 'row.prNo' } }
const employee = { widget: 'employee', section: 'section', department: 'deptcd', person: 'requester' }

/** The same for what is said of its fields. */
function entryPopupAround(part: Part): Part {
  const form = { save: 'createPost', with: { boardId: "'notice'" }, fields: ['title', 'content'] }
  if ('sendWhen' in part || 'grid' in part)
    return { popup: 'tried', title: '시험', form: { ...linesForm, ...part } }
  return { popup: 'tried', title: '시험', form: { ...form, ...part } }
}

/** The same for what is said of its files. */
function popupFilesAround(part: Part): Part {
  return entryPopupAround({ files: { title: '첨부파일', field: 'fileId', owner: 'POST', ...part } })
}

/** The same for how it goes from one record to the next. */
function oneByOneAround(part: Part): Part {
  const oneByOne = { find: 'assetNo', decide: 'invResult', done: 'checkedCnt', all: 'targetCnt', ...part }
  const form = { load: 'getAssetInventory', save: 'saveAssetInventory', fields: ['assetName', 'bigo'] }
  return { popup: 'tried', title: '시험', form: { ...form, with: { roundNo: "'IV2026-01'" }, oneByOne } }
}

const linesForm = {
  save: 'createPr',
  fields: ['title', 'needDate', 'currency'],
  grid: { lines: 'lines', newRow: {}, columns: ['qty'] },
}

/** A popup around the example, for what is said in popups alone. */
function popupAround(part: Part): Part {
  const grid = { rows: 'popupCompany', columns: ['compNo', 'compNameKr'] }
  return { popup: 'tried', title: '시험', grid, ...part }
}

/** Whole popups around what an example says of them. */
export const popupHosts: Readonly<Record<string, (part: Part) => Part>> = {
  PopupDefinition: popupAround,
  PopupFormDefinition: entryPopupAround,
  PopupFilesDefinition: popupFilesAround,
  OneByOneDefinition: oneByOneAround,
}

/** Opens that popup, since one that nobody opens is refused. */
export const popupOpener = step({ ...head, grid: list }, { step: 'open', popup: 'tried' })
