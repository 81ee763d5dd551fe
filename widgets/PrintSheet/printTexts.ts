import { translated } from '../../schemas/shared/translated'

/** Korean texts of printed sheets. */
export const printTexts = translated({
  print: '인쇄',
  close: '닫기',
  preview: '{0} 인쇄 미리보기',
  number: '문서번호',
  printed: '출력일 {0} · 출력자 {1}',
  amount: '합계금액',
  total: '합계',
  order: 'No.',
} as const)
