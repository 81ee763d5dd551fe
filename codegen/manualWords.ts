import type { TextMeaning } from './languageModel'

interface ManualHeading {
  readonly heading: string
  /** Types described under it, in this order. */
  readonly types: readonly string[]
  /** Unions whose kinds are described first, in one table. */
  readonly unions?: readonly string[]
  readonly also?: 'popups' | 'actions'
}

/** Types whose words are described where they are inherited. */
export const bases: ReadonlySet<string> = new Set(['ActionBase', 'Noted'])

/** Where types stand that no heading names. */
export const otherHeading = '그 밖의 말'

/** The order of the manual. */
export const manualHeadings: readonly ManualHeading[] = [
  { heading: '화면', types: ['ScreenDefinition', 'RouteDefinition', 'MountDefinition'] },
  {
    heading: '블록',
    types: ['GridDefinition', 'TreeDefinition', 'FilterDefinition', 'FilterCheckDefinition'],
    unions: ['BlockDefinition'],
  },
  { heading: '검색 필드', types: ['OpenDefinition'], unions: ['FilterFieldDefinition'] },
  { heading: '칼럼', types: ['CheckDefinition', 'GoDefinition'], unions: ['ColumnDefinition'] },
  { heading: '숫자판, 차트, 탭', types: ['TabDefinition'], unions: ['FigureDefinition', 'SeriesDefinition'] },
  { heading: '안내', types: [], unions: ['ContentPartDefinition', 'ContentLinkDefinition'] },
  {
    heading: '문서와 폼',
    types: ['DocumentDefinition', 'CopyDefinition', 'CheckByDefinition'],
    unions: ['FormFieldDefinition'],
  },
  {
    heading: '동작',
    types: ['PreviewDefinition'],
    unions: ['ActionDefinition'],
    also: 'actions',
  },
  { heading: '단계', types: [], unions: ['StepDefinition'] },
  {
    heading: '팝업',
    types: ['PopupDefinition', 'PopupFormDefinition', 'PopupFilesDefinition'],
    also: 'popups',
  },
  { heading: '함수', types: ['ExpressionWords'] },
  { heading: '마스크', types: ['MaskWords'] },
]

/** What stands at a place that takes a name. */
export const typeNames: Readonly<Record<TextMeaning, string>> = {
  Expression: '식',
  OperationName: '오퍼레이션',
  RowsOperationName: '행을 답하는 오퍼레이션',
  LoadOperationName: '문서를 답하는 오퍼레이션',
  PopupName: '팝업',
  ScreenName: '화면 id',
  WorkflowName: '업무 흐름',
  TransitionName: '전이',
  ColumnName: '행의 필드',
  ParameterName: '파라미터',
  SamplesName: '예시 데이터',
  OwnerName: '문서 종류 코드',
}

export const valueWords = {
  text: '글',
  number: '수',
  boolean: '`true` `false`',
  list: '목록',
  record: '이름과 값',
} as const

/** Unions of many kinds that are described as one thing, with a table of their own. */
export const unionNames: Readonly<Record<string, string>> = {
  BlockDefinition: '블록',
  ActionDefinition: '동작',
  StepDefinition: '단계',
}
