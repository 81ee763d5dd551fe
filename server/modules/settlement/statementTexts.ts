/** Labels of a statement of transaction alone. */
export const statementTexts = {
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
