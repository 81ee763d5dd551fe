import type { GoDefinition } from './actionDefinition'
import type { Expression } from './expressionText'
import type { ColumnName, OperationName, PopupName, RowsOperationName, ScreenName } from './names'

/**
 * Figures of an operation's answer, one tile each.
 * @ko 숫자판: 오퍼레이션이 답한 숫자를 칸마다 하나씩 보입니다.
 */
export interface KpiBlockDefinition {
  note?: string
  /** @example { "block": "kpi", "title": "요약", "load": "getMonthlyReport01", "part": "sums", "fields": ["prCnt", { "field": "poAmt", "change": "momRate" }] } */
  block: 'kpi'
  /**
   * @ko 다른 숫자판과 구별하는 이름.
   * @example "id": "summary"
   */
  id?: string
  /**
   * Korean: what the figures are about; read aloud before them.
   * @ko 무엇에 대한 숫자인지.
   */
  title: string
  /**
   * The operation whose answer holds the figures. Named by several blocks of a page, it is called once.
   * @ko 숫자를 답하는 오퍼레이션. 한 화면의 여러 블록이 같이 쓰면 한 번만 부릅니다.
   */
  load: OperationName
  /**
   * The part of the answer that holds them, for example "sums".
   * @default the whole answer, where it is one object
   * @ko 답에서 숫자가 들어 있는 부분.
   */
  part?: string
  /**
   * Parameters of the operation beside those of the filter.
   * @ko 검색 조건 밖에서 오퍼레이션에 넘기는 값. 이름은 파라미터, 값은 식입니다.
   */
  with?: Record<string, Expression>
  /**
   * The grid on whose chosen row the figures hang; expressions speak of that row as `chosen`.
   * @ko 이 그리드에서 고른 행의 숫자를 보입니다.
   * @example "of": "receipts"
   */
  of?: string
  /**
   * The fields that are shown as figures.
   * @ko 숫자로 보일 필드.
   */
  fields: FigureDefinition[]
}

/** A figure. A bare name takes label and unit from the contract. */
export type FigureDefinition = ColumnName | FigureDetailDefinition

/**
 * One figure.
 * @ko 숫자 하나: 숫자판의 한 칸.
 */
export interface FigureDetailDefinition {
  note?: string
  /**
   * A field of the answer.
   * @ko 답의 필드.
   */
  field: ColumnName
  /**
   * The label, in Korean, where it is not that of the contract.
   * @default the label of the contract
   * @ko 라벨. 계약과 다를 때만 적습니다.
   */
  label?: string
  /**
   * The field that says in percent how the figure has changed; it stands below as an arrow with its rate.
   * @ko 증감률(%)이 들어 있는 필드. 아래에 화살표와 함께 보입니다.
   */
  change?: ColumnName
  /**
   * The tile leads to a screen. Its expressions speak of the figures as `row`.
   * @ko 누르면 여는 화면.
   * @example "go": "prList"
   */
  go?: ScreenName | GoDefinition
  /**
   * The tile opens a popup, which lists what the figure counts. Its expressions speak of the figures as `row`.
   * @ko 누르면 여는 팝업. 지표가 무엇을 센 것인지 보여 줄 때 씁니다.
   */
  open?: FigureOpenDefinition
  /**
   * Draws attention: an expression that gives neutral, info, success, warning or danger. The figures are `row`.
   * @default neutral
   * @ko 칸의 색을 내는 식.
   */
  tone?: Expression
  /**
   * The tile stands only while true; without an answer all tiles keep their places. The figures are `row`.
   * @default always
   * @ko 참일 때만 칸을 보입니다.
   */
  visibleWhen?: Expression
}

/**
 * The popup that a figure opens, and what it is handed.
 * @ko 지표가 여는 팝업과 넘기는 값.
 */
export interface FigureOpenDefinition {
  note?: string
  /**
   * The popup to open.
   * @ko 여는 팝업.
   */
  popup: PopupName
  /**
   * What the popup is handed.
   * @ko 팝업에 넘기는 값.
   */
  with?: Record<string, Expression>
}

/**
 * Rows of an operation as bars side by side and lines.
 * @ko 차트: 행을 막대와 선으로 그립니다.
 */
export interface ChartBlockDefinition {
  note?: string
  block: 'chart'
  /**
   * @ko 다른 차트와 구별하는 이름.
   * @example "id": "byDepartment"
   */
  id?: string
  /**
   * Korean: what the chart shows.
   * @ko 무엇을 보이는 차트인지.
   */
  title: string
  /**
   * The operation that answers the rows. Named by several blocks of a page, it is called once.
   * @ko 행을 답하는 오퍼레이션.
   */
  rows: RowsOperationName
  /**
   * Where the operation answers one object: its part that holds the rows.
   * @ko 오퍼레이션이 객체를 답할 때, 행이 들어 있는 부분.
   */
  part?: string
  /**
   * Parameters of the operation beside those of the filter.
   * @ko 검색 조건 밖에서 오퍼레이션에 넘기는 값. 이름은 파라미터, 값은 식입니다.
   */
  with?: Record<string, Expression>
  /**
   * The grid on whose chosen row the chart hangs; expressions speak of that row as `chosen`.
   * @ko 이 그리드에서 고른 행의 차트를 보입니다.
   * @example "of": "receipts"
   */
  of?: string
  /**
   * The field that names a row below the axis.
   * @ko 축 아래에 적는 필드.
   */
  x: ColumnName
  /**
   * Further fields that tell rows of the same name apart; as many of them as that takes are written behind the name.
   * @ko 이름이 같은 행을 구별하는 필드. 구별되는 데까지만 이름 뒤에 적습니다.
   * @example "apart": ["spec", "compNameKr"]
   */
  apart?: ColumnName[]
  /**
   * The fields that are drawn. A bare name is drawn as bars.
   * @ko 그릴 필드. 이름만 적으면 막대입니다.
   */
  series: SeriesDefinition[]
  /**
   * radar: the categories around a circle, for points by area (with fewer than three of them bars). pareto: bars in the order of the rows
   * with their cumulative share and its limits of 80 and 95 %. waterfall: from the first row through what each further one adds or takes
   * to the last. stack: the series on top of each other.
   * @default bars from left to right for names, the first above; columns and lines over time
   * @ko 그리는 꼴: radar 영역별 점수를 원 둘레에, pareto 막대와 누적비중(80·95% 기준선), waterfall 첫 행에서 마지막 행까지 늘고 준 만큼, stack 계열을 쌓아서.
   * @example "shape": "pareto"
   */
  shape?: 'radar' | 'pareto' | 'waterfall' | 'stack'
  /**
   * So many categories are drawn at most; the others are added up in one bar, where the series are amounts or counts.
   * @default 15 where x is a name, all where it is a day or month
   * @ko 그릴 항목 수. 나머지는 더해서 "기타" 하나로 그립니다(비율은 더하지 않습니다).
   * @example "most": 20
   */
  most?: number
  /**
   * largest: by the first series, the largest first.
   * @default the order of the rows
   * @ko 순서: largest 첫 계열이 큰 것부터.
   * @example "order": "largest"
   */
  order?: 'largest'
  /**
   * A figure of the answer that is drawn as a line across all categories.
   * @ko 목표처럼 모든 항목에 걸쳐 선으로 그릴 숫자. 답의 부분과 필드를 적습니다.
   * @example "target": { "part": "sums", "field": "amt" }
   */
  target?: ChartTargetDefinition
  /**
   * A press on a bar leads to wherever its row says: a path inside the portal, with its query. A row whose address is empty leads to the
   * documents behind the figure, as all do without it.
   * @ko 막대를 누르면 행에 들어 있는 주소로 갑니다. 주소가 비어 있거나 적지 않으면 근거 문서를 엽니다.
   * @example "address": "row.belowPath"
   */
  address?: Expression
  /**
   * Pixels.
   * @default 220
   * @ko 높이(픽셀).
   * @example "height": 280
   */
  height?: number
  /**
   * Korean: what it means that there are no rows.
   * @default that nothing was found, and to change the conditions
   * @ko 행이 없을 때의 안내.
   * @example "emptyText": "조회한 달에 발주가 없습니다. 연월을 바꾸어 조회해 주세요."
   */
  emptyText?: string
}

/**
 * A target that is drawn as a line.
 * @ko 차트에 선으로 그릴 목표.
 */
export interface ChartTargetDefinition {
  note?: string
  /**
   * The part of the answer that holds the figures.
   * @ko 답에서 숫자가 들어 있는 부분.
   */
  part: string
  /**
   * A field of that part.
   * @ko 그 부분의 필드.
   */
  field: ColumnName
}

/** A field of the rows that is drawn. A bare name is bars on the left axis. */
export type SeriesDefinition = ColumnName | SeriesDetailDefinition

/**
 * One field that a chart draws.
 * @ko 계열: 차트에 그리는 필드 하나.
 */
export interface SeriesDetailDefinition {
  note?: string
  /**
   * A field of the rows.
   * @ko 행의 필드.
   */
  field: ColumnName
  /**
   * @default the label of the contract
   * @ko 범례의 글. 계약과 다를 때만 적습니다.
   * @example "label": "발주"
   */
  label?: string
  /**
   * How it is drawn: as bars, a line, a mark across the bars of its category (a budget beside what was spent), or as a text at their end
   * (a rate beside an amount).
   * @default "bar"
   * @ko 그리는 모양: bar 막대, line 선, mark 막대에 걸친 표시(예산 등), text 막대 끝의 글(비율 등).
   * @example "as": "mark"
   */
  as?: 'bar' | 'line' | 'mark' | 'text'
  /**
   * The axis: left or right.
   * @default "left"
   * @ko 눈금: left 왼쪽, right 오른쪽.
   */
  axis?: 'left' | 'right'
}
