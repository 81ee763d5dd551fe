// Written by codegen from schemas/. Do not edit: run npm run codegen.

import type { OperationId } from './types'

/** How an operation travels. */
export interface OperationCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly inPath?: readonly string[]
  readonly body?: 'json' | 'form' | 'bytes'
  /** Carries an Idempotency-Key. */
  readonly isEffect?: boolean
  readonly isBinary?: boolean
}

export const operations: Readonly<Record<OperationId, OperationCall>> = {
  listApprovalInbox: { method: 'GET', path: '/api/v1/approval/inbox' },
  previewApproval: { method: 'POST', path: '/api/v1/approval/preview', body: 'json' },
  getApproval: { method: 'GET', path: '/api/v1/approval/{apprNo}', inPath: ['apprNo'] },
  approveDoc: { method: 'POST', path: '/api/v1/approval/{apprNo}/approve', inPath: ['apprNo'], body: 'json', isEffect: true },
  rejectDoc: { method: 'POST', path: '/api/v1/approval/{apprNo}/reject', inPath: ['apprNo'], body: 'json', isEffect: true },
  listPost: { method: 'GET', path: '/api/v1/board/{boardId}/post', inPath: ['boardId'] },
  createPost: { method: 'POST', path: '/api/v1/board/{boardId}/post', inPath: ['boardId'], body: 'json', isEffect: true },
  getPost: { method: 'GET', path: '/api/v1/board/{boardId}/post/{postNo}', inPath: ['boardId', 'postNo'] },
  updatePost: { method: 'PUT', path: '/api/v1/board/{boardId}/post/{postNo}', inPath: ['boardId', 'postNo'], body: 'json', isEffect: true },
  deletePost: { method: 'DELETE', path: '/api/v1/board/{boardId}/post/{postNo}', inPath: ['boardId', 'postNo'], isEffect: true },
  popupBsns: { method: 'GET', path: '/api/v1/cmmn/popup/bsns' },
  popupDept: { method: 'GET', path: '/api/v1/cmmn/popup/dept' },
  popupPerson: { method: 'GET', path: '/api/v1/cmmn/popup/person' },
  popupBuyer: { method: 'GET', path: '/api/v1/cmmn/popup/buyer' },
  popupCompany: { method: 'GET', path: '/api/v1/cmmn/popup/company' },
  popupAccount: { method: 'GET', path: '/api/v1/cmmn/popup/account' },
  popupCostCenter: { method: 'GET', path: '/api/v1/cmmn/popup/costCenter' },
  getCompanyName: { method: 'GET', path: '/api/v1/cmmn/company/{code}', inPath: ['code'] },
  getExchangeRate: { method: 'GET', path: '/api/v1/cmmn/exchangeRate' },
  uploadFile: { method: 'POST', path: '/api/v1/cmmn/file', body: 'bytes', isEffect: true },
  listFiles: { method: 'GET', path: '/api/v1/cmmn/file/{id}', inPath: ['id'] },
  downloadFile: { method: 'GET', path: '/api/v1/cmmn/file/{id}/download', inPath: ['id'], isBinary: true },
  downloadFileWs: { method: 'GET', path: '/api/v1/cmmn/file/{id}/{seq}/wsdownload', inPath: ['id', 'seq'], isBinary: true },
  deleteFile: { method: 'DELETE', path: '/api/v1/cmmn/file/{id}/{seq}', inPath: ['id', 'seq'], isEffect: true },
  startExport: { method: 'POST', path: '/api/v1/cmmn/export', body: 'json', isEffect: true },
  getExport: { method: 'GET', path: '/api/v1/cmmn/export/{exportId}', inPath: ['exportId'] },
  cancelExport: { method: 'POST', path: '/api/v1/cmmn/export/{exportId}/cancel', inPath: ['exportId'], body: 'json', isEffect: true },
  downloadExport: { method: 'GET', path: '/api/v1/cmmn/export/{exportId}/download', inPath: ['exportId'], isBinary: true },
  getGridLayout: { method: 'GET', path: '/api/v1/cmmn/gridLayout' },
  saveGridLayout: { method: 'PUT', path: '/api/v1/cmmn/gridLayout', body: 'json', isEffect: true },
  popupItem: { method: 'GET', path: '/api/v1/cmmn/popup/item' },
  listUnit: { method: 'GET', path: '/api/v1/item/unit' },
  listItemPrice: { method: 'GET', path: '/api/v1/item/{itemCode}/price', inPath: ['itemCode'] },
  getSgCode: { method: 'GET', path: '/api/v1/item/comp/sourcingGroup/getSgCode' },
  popupSourcingGroup: { method: 'GET', path: '/api/v1/cmmn/popup/sourcingGroup' },
  popupCategory: { method: 'GET', path: '/api/v1/cmmn/popup/category' },
  listMenu: { method: 'GET', path: '/api/v1/portal/author/menu' },
  saveMenu: { method: 'PUT', path: '/api/v1/portal/author/menu', body: 'json', isEffect: true },
  deleteMenu: { method: 'DELETE', path: '/api/v1/portal/author/menu/{pgmId}', inPath: ['pgmId'], isEffect: true },
  listCodeGroup: { method: 'GET', path: '/api/v1/portal/codeManage/group' },
  saveCodeGroup: { method: 'PUT', path: '/api/v1/portal/codeManage/group', body: 'json', isEffect: true },
  listCode: { method: 'GET', path: '/api/v1/portal/codeManage/group/{groupCode}/code', inPath: ['groupCode'] },
  saveCode: { method: 'PUT', path: '/api/v1/portal/codeManage/group/{groupCode}/code', inPath: ['groupCode'], body: 'json', isEffect: true },
  getCodes: { method: 'GET', path: '/api/v1/cmmn/code/{groupCode}', inPath: ['groupCode'] },
  listPr: { method: 'GET', path: '/api/v1/pr' },
  createPr: { method: 'POST', path: '/api/v1/pr', body: 'json', isEffect: true },
  getPr: { method: 'GET', path: '/api/v1/pr/{prNo}', inPath: ['prNo'] },
  updatePr: { method: 'PUT', path: '/api/v1/pr/{prNo}', inPath: ['prNo'], body: 'json', isEffect: true },
  deletePr: { method: 'DELETE', path: '/api/v1/pr/{prNo}', inPath: ['prNo'], isEffect: true },
  copyPr: { method: 'POST', path: '/api/v1/pr/{prNo}/copy', inPath: ['prNo'], body: 'json', isEffect: true },
  submitPr: { method: 'POST', path: '/api/v1/pr/{prNo}/submit', inPath: ['prNo'], body: 'json', isEffect: true },
  recallPr: { method: 'POST', path: '/api/v1/pr/{prNo}/recall', inPath: ['prNo'], body: 'json', isEffect: true },
  cancelPr: { method: 'POST', path: '/api/v1/pr/{prNo}/cancel', inPath: ['prNo'], body: 'json', isEffect: true },
  getMonthlyReport01: { method: 'GET', path: '/api/v1/report/monthlyReport/01' },
  getSavedFilter: { method: 'GET', path: '/api/v1/cmmn/savedFilter/{screenId}', inPath: ['screenId'] },
  saveFilter: { method: 'PUT', path: '/api/v1/cmmn/savedFilter/{screenId}', inPath: ['screenId'], body: 'json', isEffect: true },
  getDwpAuth: { method: 'GET', path: '/properties/dwpAuth' },
  authIdpw: { method: 'POST', path: '/auth/login', body: 'form', isEffect: true },
  authTokenLogin: { method: 'POST', path: '/auth/tokenLogin', body: 'form', isEffect: true },
  authVerify: { method: 'GET', path: '/auth/verify' },
  authLogout: { method: 'POST', path: '/auth/logout', body: 'form', isEffect: true },
  loginCheck: { method: 'GET', path: '/api/v1/loginCheck' },
  getCommonResources: { method: 'GET', path: '/api/v1/common/resources' },
  listWarehousing: { method: 'GET', path: '/api/v1/warehousing' },
  listWarehousingItem: { method: 'GET', path: '/api/v1/warehousing/item' },
  getWarehousing: { method: 'GET', path: '/api/v1/warehousing/{whReqNo}', inPath: ['whReqNo'] },
}
