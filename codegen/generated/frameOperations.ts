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

export const frameOperations = {
  popupAddress: { method: 'GET', path: '/api/v1/cmmn/popup/address' },
  applyIntUser: { method: 'POST', path: '/api/v1/public/userApply', body: 'json', isEffect: true },
  confirmPost: { method: 'POST', path: '/api/v1/board/{boardId}/post/{postNo}/confirm', inPath: ['boardId', 'postNo'], isEffect: true },
  listOpeningPost: { method: 'GET', path: '/api/v1/board/opening' },
  startExport: { method: 'POST', path: '/api/v1/cmmn/export', body: 'json', isEffect: true },
  getExport: { method: 'GET', path: '/api/v1/cmmn/export/{exportId}', inPath: ['exportId'] },
  cancelExport: { method: 'POST', path: '/api/v1/cmmn/export/{exportId}/cancel', inPath: ['exportId'], body: 'json', isEffect: true },
  downloadExport: { method: 'GET', path: '/api/v1/cmmn/export/{exportId}/download', inPath: ['exportId'], isBinary: true },
  cyberLogin: { method: 'POST', path: '/api/v1/cyberLogin', body: 'form', isEffect: true },
  cyberCheckOtp: { method: 'POST', path: '/api/v1/cyberCheckOtp', body: 'form', isEffect: true },
  cyberAdLogin: { method: 'POST', path: '/api/v1/cyberAdLogin', body: 'form', isEffect: true },
  getCyberUserList: { method: 'POST', path: '/api/v1/getCyberUserList', body: 'form', isEffect: true },
  cyberUserSync: { method: 'POST', path: '/api/v1/cyberUserSync', body: 'form', isEffect: true },
  checkCyberAccess: { method: 'GET', path: '/api/v1/cyberAccess' },
  listOutbox: { method: 'GET', path: '/api/v1/dev/outbox' },
  loginAd: { method: 'GET', path: '/api/v1/login', isEffect: true },
  loginSso: { method: 'POST', path: '/api/v1/login', body: 'form', isEffect: true },
  authPlatformUsers: { method: 'GET', path: '/auth/platformUsers' },
  getGridLayout: { method: 'GET', path: '/api/v1/cmmn/gridLayout' },
  saveGridLayout: { method: 'PUT', path: '/api/v1/cmmn/gridLayout', body: 'json', isEffect: true },
  convertLegacyUrl: { method: 'GET', path: '/api/v1/cmmn/conv' },
  getMyMenus: { method: 'GET', path: '/api/v1/menus/mine' },
  saveFavourites: { method: 'PUT', path: '/api/v1/menus/favourites', body: 'json', isEffect: true },
  listMySession: { method: 'GET', path: '/api/v1/my/session' },
  logOutEverywhere: { method: 'POST', path: '/api/v1/my/session/logout', isEffect: true },
  endMySession: { method: 'DELETE', path: '/api/v1/my/session/{sessionId}', inPath: ['sessionId'], isEffect: true },
  listMyNotice: { method: 'GET', path: '/api/v1/cmmn/notice' },
  readMyNotice: { method: 'POST', path: '/api/v1/cmmn/notice/read', body: 'json', isEffect: true },
  getForwardYn: { method: 'POST', path: '/api/v1/OrderApproval/getForwardYn', body: 'json' },
  getCodes: { method: 'GET', path: '/api/v1/cmmn/code/{groupCode}', inPath: ['groupCode'] },
  getPublicTerms: { method: 'GET', path: '/api/v1/public/terms' },
  checkPublicTaxNo: { method: 'GET', path: '/api/v1/public/taxNo/{taxNo}', inPath: ['taxNo'] },
  sendPublicVerifyCode: { method: 'POST', path: '/api/v1/public/verifyCode', body: 'json', isEffect: true },
  checkPublicVerifyCode: { method: 'POST', path: '/api/v1/public/verifyCode/check', body: 'json', isEffect: true },
  uploadPublicFile: { method: 'POST', path: '/api/v1/public/file', body: 'bytes', isEffect: true },
  getPublicSgCode: { method: 'GET', path: '/api/v1/public/sourcingGroup' },
  getPublicCodes: { method: 'GET', path: '/api/v1/public/code/{groupCode}', inPath: ['groupCode'] },
  getPublicCompReg: { method: 'GET', path: '/api/v1/public/compReg/{regNo}', inPath: ['regNo'] },
  applyCompReg: { method: 'POST', path: '/api/v1/public/compReg', body: 'json', isEffect: true },
  applyExtUser: { method: 'POST', path: '/api/v1/public/extUser', body: 'json', isEffect: true },
  getSavedFilter: { method: 'GET', path: '/api/v1/cmmn/savedFilter/{screenId}', inPath: ['screenId'] },
  saveFilter: { method: 'PUT', path: '/api/v1/cmmn/savedFilter/{screenId}', inPath: ['screenId'], body: 'json', isEffect: true },
  getDwpAuth: { method: 'GET', path: '/properties/dwpAuth' },
  authIdpw: { method: 'POST', path: '/auth/login', body: 'form', isEffect: true },
  authTokenLogin: { method: 'POST', path: '/auth/tokenLogin', body: 'form', isEffect: true },
  authVerify: { method: 'GET', path: '/auth/verify' },
  verifyV2: { method: 'GET', path: '/api/v2/verify' },
  authSendResetCode: { method: 'GET', path: '/auth/sendResetCode', isEffect: true },
  authResetPw: { method: 'POST', path: '/auth/resetPw', body: 'form', isEffect: true },
  authLogout: { method: 'POST', path: '/auth/logout', body: 'form', isEffect: true },
  loginCheck: { method: 'GET', path: '/api/v1/loginCheck' },
  getCommonResources: { method: 'GET', path: '/api/v1/common/resources' },
  adLoginInfo: { method: 'POST', path: '/api/v1/adLoginInfo', body: 'form', isEffect: true },
  getExistCheck: { method: 'GET', path: '/api/v1/getExistCheck' },
  addUser: { method: 'GET', path: '/api/v1/addUser', isEffect: true },
  getCommonLocale: { method: 'GET', path: '/api/v1/common/locale' },
  getCommonMessage: { method: 'GET', path: '/api/v1/common/message' },
  getMenus: { method: 'GET', path: '/api/v1/menus' },
  getUsers: { method: 'GET', path: '/api/v1/users' },
  postMenuLog: { method: 'POST', path: '/api/v1/menuLog', body: 'json', isEffect: true },
  checkExtUserId: { method: 'GET', path: '/api/v1/public/extUser/{userId}/exists', inPath: ['userId'] },
} satisfies Partial<Record<OperationId, OperationCall>>
