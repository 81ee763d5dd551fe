import type { Expression } from './expressionText'
import type { OperationName } from './names'

/**
 * A condition that refuses a value.
 * @ko 입력 검사: 값을 거절하는 조건.
 */
export interface CheckDefinition {
  note?: string
  /**
   * While it is true the value is refused.
   * @ko 참이면 거절합니다.
   */
  refuseWhen: Expression
  /**
   * What is shown when it is refused, in Korean.
   * @ko 거절할 때 보이는 안내.
   */
  message: string
}

/**
 * A check that asks the server about a changed value.
 * @ko 서버 확인: 바뀐 값을 서버에 물어보는 검사.
 */
export interface CheckByDefinition {
  note?: string
  /**
   * An operation that changes nothing.
   * @ko 물어볼 오퍼레이션. 아무것도 바꾸지 않아야 합니다.
   * @example "operation": "listPost"
   */
  operation: OperationName
  /**
   * @ko 오퍼레이션에 넘길 값.
   * @example "with": { "boardId": "'notice'", "title": "header.title" }
   */
  with: Record<string, Expression>
  /**
   * What in the `answer` makes the value wrong; of a list it has `total` and `rows`.
   * @default the operation refuses it
   * @ko 답(answer)이 이러하면 거절합니다. 목록의 답에는 total과 rows가 있습니다. 적지 않으면 오퍼레이션이 거절할 때 틀린 값입니다.
   * @example "refuseWhen": "answer.total > 0"
   */
  refuseWhen?: Expression
  /**
   * What is shown when it is refused, in Korean.
   * @ko 거절할 때 보이는 안내.
   */
  message: string
}
