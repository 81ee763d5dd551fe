import type { CodeLists } from '../../../engine/auth/sessionStore'
import { codeTone } from '../../../schemas/codes/codeTones'
import type { GridColumn } from '../../../widgets/DataGrid/dataGridContract'

export function prListColumns(codes: CodeLists): readonly GridColumn[] {
  const code = (id: string, title: string, group: string, width: number): GridColumn => ({
    id,
    title,
    kind: 'code',
    width,
    align: 'center',
    options: codes[group] ?? [],
  })
  const status = (id: string, title: string, group: string, width: number): GridColumn => ({
    ...code(id, title, group, width),
    tone: value => codeTone(group, typeof value === 'string' ? value : ''),
  })
  return [
    { id: 'prNo', title: '구매요청번호', kind: 'link', width: 140, frozen: true },
    { id: 'title', title: '구매요청명', kind: 'link', width: 260 },
    code('purchaseType', '구매유형', 'PURCHASE_TYPE', 80),
    code('expenseType', '비용구분', 'EXPENSE_TYPE', 90),
    { id: 'section', title: '사업부', kind: 'text', width: 110 },
    { id: 'deptnm', title: '부서명', kind: 'text', width: 120 },
    { id: 'requesterNm', title: '요청자', kind: 'text', width: 80 },
    { id: 'lineCnt', title: '품목수', kind: 'number', width: 60 },
    code('currency', '통화', 'CURRENCY', 80),
    { id: 'totalAmt', title: '요청금액', kind: 'amount', width: 110 },
    { id: 'totalAmtKrw', title: '요청금액(원)', kind: 'amount', width: 120 },
    { id: 'needDate', title: '납품희망일', kind: 'date', width: 96 },
    { id: 'buyerNm', title: '구매담당', kind: 'text', width: 80 },
    status('approvalStatus', '결재상태', 'APPROVAL_STATUS', 80),
    status('status', '진행상태', 'PR_STATUS', 90),
    { id: 'reqDate', title: '요청일자', kind: 'date', width: 96 },
    {
      id: 'lastDeciDt',
      title: '최종결재일',
      kind: 'datetime',
      width: 150,
      format: value => (typeof value === 'string' ? value.slice(0, 19).replace('T', ' ') : ''),
    },
    { id: 'poCnt', title: '발주건수', kind: 'number', width: 70 },
  ]
}
