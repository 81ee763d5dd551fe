/** Functions of expressions. @ko 함수: 식에서 쓰는 함수. */
export interface ExpressionWords {
  /**
   * Quantity times price, with the digits of the currency.
   * @ko 수량 × 단가. 소수 자리는 통화를 따릅니다.
   * @example amount(line.qty, line.unitPrice, header.currency) > 1000000
   */
  amount: 'amount(수량, 단가, 통화)'
  /**
   * An amount in won.
   * @ko 원화로 바꾼 금액.
   * @example toKrw(header.totalAmt, header.currency, header.exRate) > 10000000
   */
  toKrw: 'toKrw(금액, 통화, 환율)'
  /**
   * Value added tax of a supply in won, by the tax code of the document; cut off toward zero.
   * @ko 공급가액(원)의 부가세. 세금코드를 따르고, 원 미만은 버립니다.
   * @example vat(header.totalAmtKrw, 'V1') > 1000000
   */
  vat: 'vat(공급가액, 세금코드)'
  /**
   * Adds up.
   * @ko 목록의 합계.
   * @example sum(lines.map(l, l.amt)) > 10000000
   */
  sum: 'sum(목록)'
  /**
   * The first number, or the second where it is empty.
   * @ko 앞의 수. 비어 있으면 뒤의 수.
   * @example firstOf(line.qty, line.orderedQty) > 0
   */
  firstOf: 'firstOf(수, 수)'
  /**
   * A number with digits after the point.
   * @ko 소수가 있는 수. 소수는 작은따옴표 안에 적습니다.
   * @example line.unitPrice < decimal('0.5')
   */
  decimal: 'decimal(글 또는 정수)'
  /**
   * Today in Korea.
   * @ko 오늘(한국 시각).
   * @example header.needDate < today()
   */
  today: 'today()'
  /**
   * Days later; negative for days before.
   * @ko 며칠 뒤의 날. 빼려면 음수를 적습니다.
   * @example line.needDate < addDays(today(), 14)
   */
  addDays: 'addDays(날짜, 일수)'
  /**
   * As a text; a list of texts is joined by commas.
   * @ko 글로 바꿉니다. 글의 목록은 쉼표로 잇습니다.
   * @example string(header.needDate).startsWith('2026')
   */
  string: 'string(값)'
  /**
   * The texts of a list that was joined by commas, since whatever a popup is handed travels as text.
   * @ko 쉼표로 이은 글을 다시 목록으로 나눕니다. 팝업에는 글만 넘길 수 있습니다.
   * @example size(split(header.title)) > 1
   */
  split: 'split(글)'
  /**
   * Characters of a text, entries of a list.
   * @ko 글자 수, 목록의 개수.
   * @example size(lines) > 0
   */
  size: 'size(글 또는 목록)'
  /**
   * Whether there is a value.
   * @ko 값이 있는지.
   * @example has(header.prNo)
   */
  has: 'has(필드)'
  /**
   * Whether a text begins so.
   * @ko 글이 이렇게 시작하는지.
   * @example header.title.startsWith('긴급')
   */
  startsWith: '글.startsWith(글)'
  /**
   * Whether a text holds another, or a list an entry.
   * @ko 글에 들어 있는지.
   * @example header.title.contains('긴급')
   */
  contains: '글.contains(글)'
  /**
   * Whether all entries fit.
   * @ko 목록의 모든 행이 맞는지.
   * @example lines.all(l, has(l.itemName))
   */
  all: '목록.all(이름, 조건)'
  /**
   * Whether one entry fits.
   * @ko 맞는 행이 하나라도 있는지.
   * @example lines.exists(l, l.qty > 100)
   */
  exists: '목록.exists(이름, 조건)'
  /**
   * A value of each entry.
   * @ko 행마다 뽑은 값의 목록.
   * @example sum(lines.map(l, l.amt)) > 0
   */
  map: '목록.map(이름, 값)'
  /**
   * The entries that fit.
   * @ko 맞는 행만 남긴 목록.
   * @example size(lines.filter(l, has(l.poNo))) > 0
   */
  filter: '목록.filter(이름, 조건)'
}
