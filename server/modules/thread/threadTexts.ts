/** What a document thread says by itself. */
export const threadTexts = {
  here: '현재',
  returned: '반품',
  cut: '연결된 문서가 많아 {0}건까지만 표시합니다. 수량과 금액도 표시한 문서의 것입니다.',
  severalUnits: '단위가 여럿이라 수량을 합하지 않았습니다.',
  severalCurrencies: '통화가 여럿이라 금액을 합하지 않았습니다.',
} as const

/** The stages of a purchase, in their order. */
export const stageTexts = {
  PR: '구매요청',
  RQ: '견적의뢰',
  QT: '견적',
  LO: 'LOI',
  OR: '발주요청',
  SO: '간편발주',
  PO: '발주',
  DL: '납품',
  WR: '입고',
  AJ: '정산',
  NO: '비발주정산',
  MC: '월정산',
  ST: '거래명세서',
  TI: '세금계산서',
  SG: '전표',
} as const

export type Stage = keyof typeof stageTexts

export const stages = Object.keys(stageTexts).filter(isStage)

export function isStage(prefix: string): prefix is Stage {
  return Object.hasOwn(stageTexts, prefix)
}
