import type { Expression } from './expressionText'
import type { ParameterName, PopupName } from './names'

/** A parameter of the grid's operation. A bare name takes everything from the contract; `reqDate` stands for the two parameters reqDateFrom and reqDateTo, whether these are days, months or numbers. */
export type FilterFieldDefinition =
  | ParameterName
  | FilterFieldDetailDefinition
  | EmployeeFilterDefinition
  | SourcingGroupFilterDefinition

/**
 * One parameter of the operation.
 * @ko 검색 필드: 오퍼레이션의 파라미터 하나.
 */
export interface FilterFieldDetailDefinition {
  note?: string
  /**
   * The parameter; a period goes by its name without From and To.
   * @ko 파라미터. 기간은 From과 To를 뺀 이름입니다.
   */
  field: ParameterName
  /**
   * The label, in Korean, where it is not that of the contract.
   * @default the label of the contract
   * @ko 라벨. 계약과 다를 때만 적습니다.
   */
  label?: string
  /**
   * First value: a code, several codes, a number, "Y" of a check box, or a word that is computed from today.
   * Days: today, pastMonth, past3Months, past6Months, past12Months, pastMonthNext30Days, thisMonth, lastMonth, next90Days, thisYear.
   * Months: thisMonth, lastMonth. Month periods: also past3Months, past6Months, past12Months, thisYear. A year: thisYear. One of the
   * half-years H1 and H2: thisHalf.
   * @ko 첫 값: 코드, 코드 목록, 숫자, 체크의 "Y", 또는 오늘에서 세는 말. 날짜는 today, pastMonth, past3Months, past6Months, past12Months, pastMonthNext30Days, thisMonth, lastMonth, next90Days, thisYear, 월은 thisMonth, lastMonth, 월 기간은 past3Months, past6Months, past12Months, thisYear도, 연도는 thisYear, 상반기·하반기 가운데 하나는 thisHalf.
   */
  initial?: string | string[]
  /**
   * radio: the choices side by side. check: one box for yes, or a box for each of several codes.
   * @default a list to choose from
   * @ko 그리는 모양: radio 나란히 고르기, check 체크.
   */
  as?: 'radio' | 'check'
  /**
   * A search without it is refused.
   * @default false
   * @ko 비우면 조회하지 않습니다.
   */
  required?: boolean
  /**
   * Overrides the popup that finds the value, or says what it fills.
   * @ko 값을 찾는 팝업. 계약과 다를 때 적습니다.
   */
  open?: PopupName | OpenDefinition
  /**
   * Whether the field can be changed.
   * @default true
   * @ko 거짓이면 바꿀 수 없습니다.
   */
  enabledWhen?: Expression
  /**
   * Only shown, and only required, while true: for example on one of the two portals.
   * @default true
   * @ko 참일 때만 보입니다. 보이지 않는 필드는 필수가 아닙니다.
   */
  visibleWhen?: Expression
}

/**
 * Section, department and person in one, with the limits and prefills of the user's authority group (spec §6).
 * @ko 사업부·부서·담당자: 권한에 따라 채워지고 잠기는 세 필드.
 */
export interface EmployeeFilterDefinition {
  note?: string
  widget: 'employee'
  /**
   * Parameter that takes the section.
   * @ko 사업부를 받는 파라미터.
   */
  section: ParameterName
  /**
   * Parameter that takes the department code.
   * @ko 부서 코드를 받는 파라미터.
   */
  department: ParameterName
  /**
   * Parameter that takes the person's id.
   * @ko 사람을 받는 파라미터.
   */
  person: ParameterName
  /**
   * Label of the person.
   * @default the label of the contract
   * @ko 사람의 라벨.
   * @example "label": "요청자"
   */
  label?: string
  /**
   * Lets group 33 choose a person.
   * @default false
   * @ko 권한 그룹 33도 사람을 고를 수 있습니다.
   * @example "allowPersonPick": true
   */
  allowPersonPick?: boolean
}

/**
 * Four levels of sourcing groups, each below the one before (spec §2); sent as L1_SG_CODE to L4_SG_CODE, which the operation must take.
 * @ko 소싱그룹: 위에서 아래로 고르는 네 단계. L1_SG_CODE~L4_SG_CODE로 보냅니다.
 */
export interface SourcingGroupFilterDefinition {
  note?: string
  widget: 'sourcingGroup'
  /**
   * The label, in Korean, where it is not that of the contract.
   * @default the label of the contract
   * @ko 라벨. 계약과 다를 때만 적습니다.
   */
  label?: string
  /**
   * A search without it is refused.
   * @default false
   * @ko 비우면 조회하지 않습니다.
   */
  required?: boolean
  /**
   * Whether the field can be changed.
   * @default true
   * @ko 거짓이면 바꿀 수 없습니다.
   */
  enabledWhen?: Expression
}

/**
 * How a popup is opened from a field.
 * @ko 팝업 열기: 필드에서 팝업을 여는 방법.
 */
export interface OpenDefinition {
  note?: string
  /**
   * The popup to open.
   * @ko 여는 팝업.
   */
  popup: PopupName
  /**
   * Popup filter field to value.
   * @ko 팝업에 넘기는 값. 이름은 팝업의 파라미터나 검색 필드입니다.
   */
  with?: Record<string, Expression>
  /**
   * Field to fill to value, for example { "itemName": "picked.itemName" }.
   * @ko 고른 행(picked)으로 채울 필드. 이름은 필드, 값은 식입니다.
   */
  set?: Record<string, Expression>
}

/**
 * A condition that refuses a search.
 * @ko 조회 검사: 조회를 거절하는 조건.
 */
export interface FilterCheckDefinition {
  note?: string
  /**
   * While it is true nothing is searched. Without it nothing is searched while all conditions are empty.
   * @default while all conditions are empty
   * @ko 참이면 조회하지 않습니다. 적지 않으면 조건이 모두 비어 있을 때 조회하지 않습니다.
   */
  refuseWhen?: Expression
  /**
   * What is shown when it is refused, in Korean.
   * @ko 거절할 때 보이는 안내.
   */
  message: string
  /**
   * The field that gets the focus.
   * @ko 안내 뒤에 커서를 놓을 필드.
   */
  field?: string
}
