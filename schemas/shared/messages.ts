import { translated } from './translated'

/**
 * The fixed Korean texts a user can meet, by a stable key, as the product ships them. {0}, {1} stand for arguments.
 * The letter and number behind a key name its rule: L lists, E forms, G grids, P approvals, U files, X Excel, R reports.
 */
export const shippedMessages = {
  // Transport, spec §8. The wording is Assumed; the specification gives the sense.
  badRequest: '잘못된 요청입니다.',
  authenticationFailed: '인증에 실패했습니다. 다시 로그인해 주세요.',
  notAllowed: '인가에 실패했습니다. 접근 권한이 없습니다.',
  pageNotFound: '페이지가 존재하지 않습니다.',
  serverError: '내부 서버 오류가 발생했습니다.',
  gatewayError: '게이트웨이 오류입니다. 네트워크를 확인해 주세요.',
  unknownError: '오류가 발생했습니다. 관리자에게 문의해 주세요.',

  // Session, spec §4 and §8
  loggedOutByTimeout: '로그인 시간이 초과되어 로그아웃되었습니다.',
  sessionExpired: '세션이 만료되어 로그아웃됩니다.',
  accessPathNotNormal: '정상적인 접근 경로가 아닙니다.',
  alertTitleError: '오류',
  alertTitleLogin: '로그인 정보',

  // Authentication codes, spec §8
  userNotRegistered: '등록되지 않은 사용자입니다.',
  systemNotAuthorized: '인증되지 않은 시스템입니다. 다시 시도해 주세요.',
  loginCanceled: '로그인이 취소되었습니다. 로그인하려면 다시 시도해 주세요.',
  tokenExpired: '토큰이 만료되었습니다. 다시 로그인해 주세요.',
  passwordWrong: '비밀번호가 일치하지 않습니다.',
  verificationCodeWrong: '인증번호가 올바르지 않습니다.',
  passwordResetRefused: '비밀번호를 재설정할 수 없습니다. 규칙을 확인해 주세요.',
  passwordNotSet: '비밀번호가 설정되지 않았습니다. 비밀번호를 설정해 주세요.',
  loginIdUnknown: '존재하지 않는 아이디입니다.',
  accountAbnormal: '비정상 계정입니다. 관리자에게 문의해 주세요.',
  accountDormant: '휴면 계정입니다. 휴면 해제 후 이용해 주세요.',
  accountLocked: '잠긴 계정입니다. 관리자에게 잠금 해제를 요청해 주세요.',
  passwordExpired: '비밀번호 유효기간이 만료되었습니다. 비밀번호를 변경해 주세요.',
  userNotFound: '사용자를 찾을 수 없습니다.',
  authenticationErrorUnknown: '인증 중 오류가 발생했습니다. 관리자에게 문의해 주세요.',
  // Suppliers read one text for AUTH011, AUTH019 and COM000010, so that nobody learns which identifiers exist.
  supplierLoginWrong: '아이디 또는 비밀번호가 올바르지 않습니다.',

  // Person popup, spec §5
  personSearchEmpty: '이름과 Single ID 중 하나 이상 입력해 주세요.',
  addressKeywordTooShort: '도로명, 건물명이나 우편번호를 2자 이상 입력해 주세요.',
  personNameTooShort: '이름은 2자 이상 입력해 주세요.',

  // Common answers and questions
  saved: '저장되었습니다.',
  processed: '{0} {1} 처리되었습니다.',
  confirmSave: '저장하시겠습니까?',
  confirmAction: '{0}을(를) {1}하시겠습니까?',
  confirmActionOnPart: '{0}의 {1}을(를) {2}하시겠습니까?',
  confirmLeaveUnsaved: '저장하지 않은 내용이 있습니다. 이동하시겠습니까?',

  periodReversed: '조회 시작일은 종료일보다 클 수 없습니다.', // L1
  periodTooLong: '조회기간은 최대 12개월입니다.', // L3
  dateFormatWrong: '날짜 형식이 올바르지 않습니다.', // L4
  dateHasTime: '시각은 입력할 수 없습니다. 날짜만 입력해 주세요.', // wordings Assumed
  dateClamped: '{0}은(는) 달력에 없습니다. {1} 날짜로 바꾸었습니다.',
  centuryChosen: '{0}을(를) {1} 날짜로 읽었습니다.',
  nothingSelected: '선택된 항목이 없습니다.', // L5
  selectedStateWrong: '선택한 항목의 상태를 확인해 주세요. ({0})', // L6
  nothingToExport: '엑셀로 내려받을 데이터가 없습니다.', // L7
  exportRunsOnServer: '데이터가 많아 서버에서 만듭니다. 완료되면 알려 드립니다.', // L8
  noResult: '조회된 데이터가 없습니다.', // L9, R4

  fieldEmpty: '{0}을(를) 입력해 주세요.', // L2, E1
  fieldNotChosen: '{0}을(를) 선택해 주세요.', // E1 of a select
  tooManyBytes: '{0}은(는) {1}바이트를 초과할 수 없습니다.', // E2, maxlength
  tooManyCharacters: '{0}은(는) {1}자를 초과할 수 없습니다.', // E2, maxRealLength
  notNumeric: '숫자만 입력할 수 있습니다.', // E3
  tooManyDecimals: '소수 {0}자리까지 입력할 수 있습니다.', // E3; wording Assumed
  integersOnly: '소수점 없이 정수로 입력해 주세요.', // E3; wording Assumed
  numberTooLarge: '입력할 수 있는 범위를 넘었습니다.', // E3; wording Assumed
  negativeRefused: '0 이상의 숫자를 입력해 주세요.', // E3; wording Assumed
  emailFormatWrong: '이메일 형식이 올바르지 않습니다.', // E4
  phoneFormatWrong: '전화번호 형식이 올바르지 않습니다.', // E5
  documentNotFound: '존재하지 않는 문서입니다.', // E6
  staleVersion: '다른 사용자가 먼저 수정했습니다. 다시 조회해 주세요.', // E8
  stateRefused: '현재 상태({0})에서는 처리할 수 없습니다.', // E9
  codeNotAllowed: '허용되지 않은 코드입니다. ({0})', // E10
  companyUnknown: '존재하지 않는 협력사입니다.', // mask comp
  businessNumberWrong: '사업자등록번호가 올바르지 않습니다.',
  corporateNumberWrong: '법인등록번호가 올바르지 않습니다.',

  cellEmpty: '{0}행 {1}을(를) 입력해 주세요.', // G1
  rowDuplicate: '{0}행과 {1}행이 중복되었습니다.', // G2
  nothingChanged: '변경된 내용이 없습니다.', // G3
  tooManyLines: '최대 999행까지 등록할 수 있습니다.', // G4
  rowInUse: '사용 중인 데이터는 삭제할 수 없습니다.', // G6

  approvalRuleMissing: '적용할 결재규칙이 없습니다. 관리자에게 문의해 주세요.', // P1
  approverNotResolved: '결재자를 확인할 수 없습니다. ({0})', // P2
  notCurrentApprover: '현재 결재자가 아닙니다.', // P3
  opinionTooShort: '반려의견을 5자 이상 입력해 주세요.', // P4
  recallTooLate: '이미 결재가 진행되어 상신취소할 수 없습니다.', // P5
  approvalAlreadyDone: '이미 처리된 결재입니다.', // P6

  fileTooLarge: '파일 크기는 10MB를 초과할 수 없습니다.', // U1
  fileTypeRefused: '허용되지 않은 파일 형식입니다.', // U2
  tooManyFiles: '최대 10개까지 첨부할 수 있습니다.', // U3
  fileEmpty: '빈 파일은 첨부할 수 없습니다.', // U4
  fileNameWrong: '파일명이 올바르지 않습니다.', // U5
  fileProtected: '문서보안 해제 후 업로드해 주세요.',

  notSpreadsheet: '엑셀 파일(.xlsx, .xls)만 업로드할 수 있습니다.', // X1
  uploadHeaderWrong: '업로드 양식이 올바르지 않습니다. 양식을 다시 내려받아 주세요.', // X2
  uploadEmpty: '업로드할 데이터가 없습니다.', // X3
  uploadTooLong: '최대 {0}건까지 업로드할 수 있습니다.', // X4
  workbookBroken: '엑셀 파일을 읽을 수 없습니다. 파일이 손상되었는지 확인해 주세요.', // R-28; wording Assumed
  workbookTooOld: '엑셀 95 이전 형식의 파일은 읽을 수 없습니다. 엑셀에서 .xlsx로 저장한 뒤 다시 올려 주세요.',
  workbookTooLarge: '엑셀 파일의 내용이 너무 큽니다. 필요한 시트와 행만 남겨 주세요.', // R-28; wording Assumed

  // A cell of a workbook that cannot be read exactly; wordings Assumed
  cellError: '{0} 셀에 오류({1})가 있습니다. 값을 고쳐 주세요.',
  cellUncounted: '{0} 셀의 수식 결과가 저장되지 않았습니다. 엑셀에서 열어 저장한 뒤 다시 올려 주세요.',
  cellNoDay: '{0} 셀은 날짜 서식이지만 값({1})이 날짜가 아닙니다. 날짜를 다시 입력해 주세요.',
  cellElapsed: '{0} 셀은 시간의 길이입니다. 값을 다시 입력해 주세요.',
  cellPercent: '{0} 셀은 백분율 서식({1})입니다. 숫자로 바꾸어 주세요.',
  cellDisguised: '{0} 셀은 표시 형식이 값({1})을 다르게 보여 줍니다. 텍스트로 다시 입력해 주세요.',
  cellTooManyDigits: '{0} 셀의 숫자가 15자리를 넘습니다. 텍스트로 다시 입력해 주세요.',
  moreCells: '이와 같은 칸이 {0}개 더 있습니다.',
  cellUnreadable: '{0} 셀의 값({1})을 읽을 수 없습니다. 값을 다시 입력해 주세요.',

  baseMonthEmpty: '기준월을 입력해 주세요.', // R1
  futureMonth: '당월 이후는 조회할 수 없습니다.', // R2
  monthsTooMany: '조회기간은 최대 24개월입니다.', // R8
  monthsReversed: '시작월이 종료월보다 늦습니다.', // R8
  exchangeRateMissing: '{0} 환율이 등록되지 않았습니다.',
} as const

/** The same in the language of whoever reads them, and in the words of an administrator where he has edited one. */
export const messages = translated(shippedMessages, true)

export type MessageKey = keyof typeof messages
