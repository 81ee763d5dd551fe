/** Messages about companies and their changes alone (domain 10.3, but for what is marked). */
export const companyTexts = {
  taxNumberWrong: '사업자등록번호가 올바르지 않습니다.',
  taxNumberTaken: '이미 등록된 사업자등록번호입니다. ({0})',
  corporateNumberWrong: '법인등록번호가 올바르지 않습니다.',
  corporateNumberMissing: '법인등록번호를 입력해 주세요.',
  closed: '폐업한 사업자입니다. 등록할 수 없습니다.',
  resting: '휴업 중인 사업자입니다. 등록할 수 없습니다.',
  unknown: '국세청에 등록되지 않은 사업자등록번호입니다.',
  silent: '국세청 조회가 지연되고 있습니다. 잠시 후 다시 시도해 주세요.',
  notInBusiness: '국세청 상태가 계속사업자가 아닙니다.',
  foundedAhead: '설립일은 오늘 이전이어야 합니다.',
  noPortalUser: '포털 사용자가 없어 OGPMS 전송을 사용할 수 없습니다.',
  toleranceWrong: '초과허용은 0~10% 범위로 입력해 주세요.',
  zipCodeWrong: '우편번호 5자리를 입력해 주세요.',
  evidenceMissing: '중요 항목({0}) 변경은 사유와 증빙파일이 필요합니다.',
  alreadyRequested: '동일 항목의 변경요청이 진행 중입니다.',
  requested: '저장되었습니다. 중요 항목({0})은 승인 후 반영됩니다.',
  approvalMissing: '내부승인문서를 첨부해 주세요.',
  registeredByHead: '거래가능 등록은 기본관리자만 할 수 있습니다.',
  foreignMissing: '국가와 해외등록번호를 입력해 주세요.',
  foreignTaken: '이미 등록된 해외등록번호입니다. ({0})', // wording Assumed
  holderDiffers: '예금주가 협력사명과 다릅니다.',
  accountWrong: '계좌번호는 숫자와 하이픈만 입력할 수 있습니다.',
  mainTaken: '주거래 협력사는 1개만 지정할 수 있습니다.',
  groupTwice: '이미 매핑된 협력사입니다.',
  suspensionReason: '정지사유를 5자 이상 입력해 주세요.',
  reasonTooShort: '사유는 5자 이상 입력해 주세요.',
  openOrders: '진행 중인 발주가 {0}건 있어 거래종료할 수 없습니다.',
  openWork: '진행 중인 업무가 있어 거래종료할 수 없습니다. ({0} {1}건)',
  fieldFixed: '변경요청할 수 없는 항목입니다.',
  sameValue: '변경전 값과 동일합니다.',
  reasonMissing: '변경사유를 입력해 주세요.',
  evidenceOfChange: '증빙파일을 첨부해 주세요.',
  ownRequest: '본인이 요청한 변경은 승인할 수 없습니다.',
  decided: '이미 처리된 요청입니다.',
  valueChanged: '변경전 값이 현재 값과 다릅니다. 반려 후 다시 요청해 주세요.',
  applicationOpen: '진행 중인 GERP 신청이 있습니다. ({0})',
  holderDoubtful: '예금주가 협력사명과 다릅니다. 증빙을 확인해 주세요.',
  suspendedByTaxOffice: { '02': '국세청 휴업 확인', '03': '국세청 폐업 확인' },
  changeAsked: '업체정보 변경을 승인해 주세요. {0} ({1})', // wording Assumed
  changeApproved: '업체정보 변경이 승인되었습니다. ({0})', // wording Assumed
  changeRejected: '업체정보 변경이 반려되었습니다. ({0}) 사유: {1}', // wording Assumed
  unknownToTaxOffice: '국세청 미등록 사업자로 조회되었습니다. {0}', // wording Assumed
  backInBusiness: '국세청 계속사업자로 조회되었습니다. {0}', // wording Assumed
  paperEnds: '서류 만료일을 확인해 주세요. {0}: {1} ({2})', // wording Assumed
  companyMissing: '협력사를 선택해 주세요.',
} as const
