/**
 * Every kind of section, filter, field and action that the product's 164 screens have, with how often, and where the language
 * says it. `word` is a place of the language (`Type.word`, or `Type.word=value`); `contract` a key by which the contract says it of
 * a field, so that definitions need no word. A key of the contract may name its value: `type=month`, or the popup of a `lookup`.
 */
export interface ScreenKind {
  readonly kind: string
  readonly count: number
  readonly said:
    | { readonly word: string }
    | { readonly words: readonly string[] }
    | { readonly contract: string }
    | { readonly byHand: string }
}

export const sectionKinds: readonly ScreenKind[] = [
  { kind: 'grid', count: 187, said: { word: 'GridBlockDefinition.block=grid' } },
  { kind: 'form', count: 102, said: { word: 'FormBlockDefinition.block=form' } },
  { kind: 'file', count: 27, said: { word: 'FilesBlockDefinition.block=files' } },
  { kind: 'chart', count: 26, said: { word: 'ChartBlockDefinition.block=chart' } },
  { kind: 'kpi', count: 16, said: { word: 'KpiBlockDefinition.block=kpi' } },
  { kind: 'approval', count: 9, said: { word: 'ApprovalBlockDefinition.block=approval' } },
  { kind: 'static', count: 7, said: { word: 'ContentBlockDefinition.block=content' } },
  { kind: 'tree', count: 4, said: { word: 'GridDefinition.tree' } },
  { kind: 'links', count: 3, said: { word: 'ContentLinksDefinition.links' } },
  { kind: 'list', count: 1, said: { word: 'GridBlockDefinition.block=grid' } },
  { kind: 'timeline', count: 1, said: { word: 'TimelineBlockDefinition.block=timeline' } },
  {
    kind: 'popup',
    count: 1,
    said: {
      words: [
        'OpenStep.step=open',
        'PopupFormDefinition.load',
        'PopupFormDefinition.fields',
        'PopupFormDefinition.grid',
        'PopupFormDefinition.files',
        'PopupFormDefinition.save',
      ],
    },
  },
  { kind: 'tabs', count: 1, said: { word: 'TabsBlockDefinition.block=tabs' } },
]

export const filterKinds: readonly ScreenKind[] = [
  { kind: 'text', count: 160, said: { word: 'FilterFieldDetailDefinition.field' } },
  { kind: 'select', count: 99, said: { contract: 'code' } },
  { kind: 'multi', count: 81, said: { contract: 'isMulti' } },
  { kind: 'range', count: 68, said: { word: 'FilterFieldDetailDefinition.initial' } },
  { kind: 'company', count: 41, said: { contract: 'lookup=company' } },
  { kind: 'bsns', count: 25, said: { contract: 'lookup=bsns' } },
  { kind: 'sg', count: 19, said: { word: 'SourcingGroupFilterDefinition.widget=sourcingGroup' } },
  { kind: 'month', count: 19, said: { contract: 'type=month' } },
  { kind: 'employee', count: 14, said: { word: 'EmployeeFilterDefinition.widget=employee' } },
  { kind: 'person', count: 14, said: { contract: 'lookup=person' } },
  { kind: 'buyer', count: 8, said: { contract: 'lookup=buyer' } },
  { kind: 'dept', count: 8, said: { contract: 'lookup=dept' } },
  { kind: 'num', count: 5, said: { contract: 'type=integer' } },
  { kind: 'hidden', count: 4, said: { word: 'RouteDefinition.params' } },
  { kind: 'item', count: 4, said: { contract: 'lookup=item' } },
  { kind: 'check', count: 3, said: { word: 'FilterFieldDetailDefinition.as=check' } },
  { kind: 'radio', count: 2, said: { word: 'FilterFieldDetailDefinition.as=radio' } },
  { kind: 'taxnum', count: 2, said: { contract: 'mask' } },
  { kind: 'monthrange', count: 1, said: { word: 'FilterFieldDetailDefinition.initial' } },
  { kind: 'category', count: 1, said: { contract: 'lookup=category' } },
]

export const fieldKinds: readonly ScreenKind[] = [
  { kind: 'text', count: 1125, said: { contract: 'type=string' } },
  { kind: 'code', count: 595, said: { contract: 'code' } },
  { kind: 'int', count: 307, said: { contract: 'type=integer' } },
  { kind: 'amt', count: 284, said: { contract: 'isMoney' } },
  { kind: 'date', count: 191, said: { contract: 'type=date' } },
  { kind: 'dt', count: 103, said: { contract: 'type=dateTime' } },
  { kind: 'qty', count: 91, said: { contract: 'scale' } },
  { kind: 'pct', count: 69, said: { contract: 'scale' } },
  { kind: 'check', count: 66, said: { word: 'GridDefinition.select' } },
  { kind: 'link', count: 60, said: { word: 'ColumnDetailDefinition.go' } },
  { kind: 'textarea', count: 59, said: { word: 'FormFieldDetailDefinition.rows' } },
  { kind: 'price', count: 55, said: { contract: 'scale' } },
  { kind: 'score', count: 55, said: { contract: 'scale' } },
  { kind: 'phone', count: 36, said: { contract: 'mask' } },
  { kind: 'unit', count: 34, said: { contract: 'options' } },
  { kind: 'num', count: 29, said: { contract: 'type=integer' } },
  { kind: 'email', count: 21, said: { contract: 'format' } },
  { kind: 'person', count: 19, said: { contract: 'lookup=person' } },
  { kind: 'month', count: 17, said: { contract: 'type=month' } },
  { kind: 'taxnum', count: 16, said: { contract: 'mask' } },
  { kind: 'yn', count: 15, said: { contract: 'code' } },
  { kind: 'company', count: 14, said: { contract: 'lookup=company' } },
  { kind: 'password', count: 13, said: { contract: 'format' } },
  { kind: 'radio', count: 9, said: { word: 'FormFieldDetailDefinition.as=radio' } },
  { kind: 'sg', count: 9, said: { contract: 'lookup=sg4' } },
  { kind: 'item', count: 8, said: { contract: 'lookup=item' } },
  { kind: 'file', count: 8, said: { word: 'ColumnDetailDefinition.as=files' } },
  { kind: 'account', count: 6, said: { contract: 'lookup=account' } },
  { kind: 'costCenter', count: 5, said: { contract: 'lookup=costCenter' } },
  { kind: 'address', count: 4, said: { contract: 'lookup=address' } },
  { kind: 'category', count: 4, said: { contract: 'lookup=category' } },
  { kind: 'editor', count: 3, said: { contract: 'format' } },
  { kind: 'dept', count: 3, said: { contract: 'lookup=dept' } },
  { kind: 'btn', count: 2, said: { word: 'ColumnButtonDefinition.button' } },
  { kind: 'onlynum', count: 2, said: { contract: 'mask' } },
  { kind: 'select', count: 2, said: { contract: 'code' } },
  { kind: 'bsns', count: 1, said: { contract: 'lookup=bsns' } },
  { kind: 'attr', count: 1, said: { word: 'ColumnDetailDefinition.open' } },
  { kind: 'buyer', count: 1, said: { contract: 'lookup=buyer' } },
]

export const actionKinds: readonly ScreenKind[] = [
  { kind: 'transition', count: 330, said: { word: 'TransitionActionDefinition.transition' } },
  { kind: 'excel', count: 98, said: { word: 'ExportStep.step=export' } },
  { kind: 'search', count: 97, said: { word: 'SearchStep.step=search' } },
  { kind: 'nav', count: 92, said: { word: 'GoActionDefinition.go' } },
  { kind: 'reset', count: 89, said: { word: 'ResetStep.step=reset' } },
  { kind: 'operation', count: 68, said: { word: 'CallStep.step=call' } },
  {
    kind: 'popup',
    count: 66,
    said: { words: ['OpenStep.step=open', 'PopupDefinition.grid', 'PopupDefinition.form'] },
  },
  { kind: 'list', count: 37, said: { word: 'GoActionDefinition.go' } },
  { kind: 'addRow', count: 25, said: { word: 'AddRowStep.step=addRow' } },
  { kind: 'delRow', count: 24, said: { word: 'DeleteRowStep.step=deleteRow' } },
  { kind: 'print', count: 17, said: { word: 'PrintStep.step=print' } },
  { kind: 'import', count: 8, said: { word: 'ImportStep.step=import' } },
  { kind: 'template', count: 6, said: { word: 'DownloadStep.step=download' } },
  { kind: 'preview', count: 4, said: { word: 'ScreenDefinition.samples' } },
  { kind: 'copyRow', count: 1, said: { word: 'AddRowStep.copy' } },
]

/** Floorplans; each is a composition of blocks. */
export const pageKinds: readonly ScreenKind[] = [
  { kind: 'list', count: 51, said: { word: 'ScreenDefinition.grid' } },
  { kind: 'edit', count: 28, said: { word: 'ScreenDefinition.document' } },
  { kind: 'master-detail', count: 23, said: { word: 'GridDefinition.of' } },
  { kind: 'report', count: 15, said: { word: 'ChartBlockDefinition.block=chart' } },
  { kind: 'detail', count: 14, said: { word: 'ScreenDefinition.document' } },
  { kind: 'core-handwritten', count: 11, said: { byHand: 'engine/shell' } },
  { kind: 'template', count: 10, said: { word: 'ScreenDefinition.samples' } },
  { kind: 'tree-manage', count: 4, said: { word: 'DocumentDefinition.of' } },
  { kind: 'static', count: 3, said: { word: 'ContentBlockDefinition.block=content' } },
  { kind: 'upload', count: 3, said: { word: 'UploadStep.step=upload' } },
  { kind: 'redirect', count: 2, said: { word: 'RouteDefinition.aliases' } },
]

/** What the popups of the product hold beside rows to choose from. */
export const popupKinds: readonly ScreenKind[] = [
  { kind: '행을 고름', count: 17, said: { words: ['PopupDefinition.grid', 'PopupDefinition.choose'] } },
  {
    kind: '보기만 함',
    count: 6,
    said: { words: ['PopupDefinition.choose=none', 'PopupFormDefinition.load'] },
  },
  {
    kind: '필드를 적음',
    count: 7,
    said: { words: ['PopupFormDefinition.fields', 'PopupFormDefinition.save'] },
  },
  {
    kind: '불러온 라인을 고침 (whInspect, whReturn, poChange)',
    count: 3,
    said: {
      words: ['PopupFormDefinition.grid', 'PopupFormDefinition.initialLine', 'PopupFormDefinition.sendWhen'],
    },
  },
  {
    kind: '첨부파일',
    count: 2,
    said: { words: ['PopupFormDefinition.files', 'PopupFilesDefinition.owner'] },
  },
]
