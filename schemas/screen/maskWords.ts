/** Masks: what the contract says with `x-mask` (spec §5). @ko 마스크: 계약의 x-mask로 정하는 입력 형식. 정의에는 적지 않습니다. */
export interface MaskWords {
  /** Phone numbers with hyphens. @ko 전화번호. 하이픈을 넣어 보입니다. @example 010-1234-5678 */
  phone: 'phone'
  /** Quantities: signed, with commas between thousands. @ko 수량. 부호를 쓸 수 있고 세 자리마다 쉼표를 넣습니다. @example 1,234.5 */
  number: 'number'
  /** Whole numbers, perhaps signed. @ko 정수. 부호를 쓸 수 있고 쉼표는 넣지 않습니다. @example -12 */
  num: 'num'
  /** Digits alone. @ko 숫자만 받습니다. @example 0123 */
  onlynum: 'onlynum'
  /** Business registration numbers. @ko 사업자등록번호. 검증 번호도 확인합니다. @example 123-45-67891 */
  taxnum: 'taxnum'
  /** Corporate registration numbers. @ko 법인등록번호. 하이픈을 넣어 보입니다. @example 110111-0062432 */
  corpnum: 'corpnum'
  /** Prices and amounts: commas between thousands, no sign. @ko 단가와 금액. 세 자리마다 쉼표를 넣고 음수는 받지 않습니다. @example 1,234.5 */
  numComma: 'numComma'
  /** Company numbers; the name is looked up when the field is left. @ko 협력사 번호. 칸을 떠나면 이름을 찾습니다. @example C000001 */
  comp: 'comp'
  /** Days. @ko 날짜. @example 2026-11-21 */
  date: 'date'
  /** Months. @ko 연월. @example 2026-11 */
  month: 'month'
  /** Texts within their bytes. @ko 글. 바이트 수를 지킵니다. @example 노트북 */
  text: 'text'
}
