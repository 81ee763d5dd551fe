/** Labels and texts of statements of transaction alone. */
export const statementTexts = {
  printCanceled: '취소된 거래명세서는 출력할 수 없습니다.',
  printTooMany: '일괄출력은 최대 50건까지 가능합니다.',
  title: '거래명세서',
  preview: '미리보기',
  issueDate: '발행일',
  adjNo: '정산번호',
  month: '정산월',
  buyer: '공급받는자',
  business: '업태 / 종목',
  department: '부서',
  deduction: '공제',
} as const
