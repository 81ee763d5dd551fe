import type { Expression } from './expressionText'
import type { ColumnName } from './names'

/**
 * Lines of the document laid out as a table of rows and columns, each line one cell, for example quotations: items by
 * suppliers. Fields look as in the grid whose lines they are. One cell of a row may be picked.
 * @ko 비교표: 문서의 라인을 행과 열로 펼쳐 견줍니다. 라인 하나가 칸 하나이고, 행마다 칸 하나를 고를 수 있습니다.
 */
export interface MatrixBlockDefinition {
  note?: string
  /** @example { "block": "matrix", "title": "품목 비교", "grid": "lines", "row": "lineNo", "rowFields": ["itemName"], "column": "unitCode", "columnName": "unitCode", "cellFields": ["unitPrice", "amt"] } */
  block: 'matrix'
  /**
   * @ko 다른 비교표와 구별하는 이름.
   * @example "id": "compare"
   */
  id?: string
  /**
   * @ko 비교표의 제목.
   * @example "title": "견적 비교"
   */
  title: string
  /**
   * Korean: what it means that there are no lines.
   * @default that there are none
   * @ko 라인이 없을 때의 안내.
   * @example "emptyText": "견적 마감 후 금액을 확인할 수 있습니다."
   */
  emptyText?: string
  /**
   * The grid of lines on this page that says how the fields look; it also exports them.
   * @ko 이 화면에 있는 라인 그리드. 필드의 모양은 그 칼럼을 따릅니다.
   * @example "grid": "lines"
   */
  grid: string
  /**
   * The field that tells rows apart.
   * @ko 행을 나누는 필드.
   * @example "row": "lineNo"
   */
  row: ColumnName
  /**
   * What stands before a row.
   * @ko 행 앞에 보이는 필드.
   * @example "rowFields": ["itemName", "spec", "qty"]
   */
  rowFields: ColumnName[]
  /**
   * The field that tells columns apart.
   * @ko 열을 나누는 필드.
   * @example "column": "unitCode"
   */
  column: ColumnName
  /**
   * What stands above a column.
   * @ko 열 위에 보이는 이름.
   * @example "columnName": "unitCode"
   */
  columnName: ColumnName
  /**
   * What is the same for all lines of a column, one row each below its name.
   * @default nothing
   * @ko 열 이름 아래에 한 줄씩 보이는 필드. 한 열의 라인은 값이 같습니다.
   * @example "columnFields": ["unitCode"]
   */
  columnFields?: ColumnName[]
  /**
   * What a cell says; the first stands out.
   * @ko 칸에 보이는 필드. 첫째가 크게 보입니다.
   * @example "cellFields": ["unitPrice", "amt"]
   */
  cellFields: ColumnName[]
  /**
   * The best cells of their rows, marked as such. The line is `line`.
   * @default none is marked
   * @ko 행에서 가장 좋은 칸. 표시를 답니다.
   * @example "bestWhen": "line.lineNo == 10"
   */
  bestWhen?: Expression
  /**
   * The best column as a whole; asked of each of its lines.
   * @default none is marked
   * @ko 전체로 보아 가장 좋은 열. 표시를 답니다.
   * @example "bestColumnWhen": "line.lineNo == 10"
   */
  bestColumnWhen?: Expression
  /**
   * Where one cell of each row may be picked.
   * @default nothing is picked
   * @ko 행마다 칸 하나를 고르게 합니다.
   */
  pick?: MatrixPickDefinition
}

/**
 * The field that holds the chosen cell, and when it may be chosen.
 * @ko 고르기: 고른 칸을 적어 두는 필드와 고를 수 있는 때.
 */
export interface MatrixPickDefinition {
  note?: string
  /**
   * The field of yes and no that says so; it is not saved with the document, and expressions read it.
   * @ko 골랐는지 적는 예·아니요 필드. 식에서 읽어 보냅니다.
   * @example "field": "lineStatus"
   */
  field: ColumnName
  /**
   * The amount that the picked cells add up to.
   * @default no sum
   * @ko 고른 칸을 더해 보이는 금액.
   * @example "sum": "amt"
   */
  sum?: ColumnName
  /**
   * Picks are made only while true.
   * @default always
   * @ko 참일 때만 고를 수 있습니다.
   * @example "when": "header.status == 'DRAFT'"
   */
  when?: Expression
  /**
   * Cells that can be picked. The line is `line`.
   * @default all
   * @ko 고를 수 있는 칸.
   * @example "fitWhen": "line.qty > 0"
   */
  fitWhen?: Expression
}
