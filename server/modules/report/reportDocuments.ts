import type { CodeGroup } from '../../../schemas/codes/codeGroups'

/** A kind of document as the rows behind a figure name it, the code group of its states, and its page. */
interface DocumentKindFact {
  readonly name: string
  readonly status?: CodeGroup
  readonly page?: string
}

const kinds: Readonly<Record<string, DocumentKindFact>> = {
  PR: { name: '구매요청', status: 'PR_STATUS', page: '/prEdit?prNo=' },
  PO: { name: '발주', status: 'PO_STATUS', page: '/portal/poChange/poChangeInfo?isSearched=Y&poNo=' },
  WH: { name: '입고', status: 'WH_STATUS', page: '/warehousingList?isSearched=Y&whReqNo=' },
  ADJ: { name: '정산', status: 'ADJ_STATUS', page: '/adjustSearch?isSearched=Y&adjNo=' },
  MC: { name: '월정산', status: 'CALC_STATUS' },
  NO: { name: '비발주', status: 'NO_STATUS', page: '/noneOrderViewAdmin?isSearched=Y&noneNo=' },
  RFQ: { name: '견적의뢰', status: 'RFQ_STATUS', page: '/prConfirmEdit/rfq?rfqNo=' },
  LO: { name: 'LOI', status: 'LOI_STATUS', page: '/LoiRequestEdit?loiNo=' },
  IT: { name: '품목', page: '/itemDetail?itemCode=' },
  ITEM: { name: '품목', page: '/itemDetail?itemCode=' },
  COMP: { name: '협력사' },
  IP: { name: '단가' },
  BUDGET: { name: '예산' },
}

export const statusGroup = (docType: string): CodeGroup | undefined => kinds[docType]?.status

export function documentPath(
  docType: string,
  docNo: string,
): { readonly name: string; readonly path: string } {
  const { name, page } = kinds[docType] ?? { name: docType }
  return { name, path: page === undefined ? '' : `${page}${encodeURIComponent(docNo)}` }
}
