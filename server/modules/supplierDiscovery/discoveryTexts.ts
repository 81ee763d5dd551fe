/** Messages of supplier discovery alone (domain 10.3). */
export const discoveryTexts = {
  alreadySupplier: '이미 거래가능 상태의 협력사입니다. ({0})',
  applying: '등록심사 중인 업체입니다. ({0})',
  proposedLately: '최근 90일 내 발굴 제안된 업체입니다.',
  taxNumberWrong: '사업자등록번호가 올바르지 않습니다.',
  opinionMissing: '검토의견을 입력해 주세요.',
  invitedLately: '최근 7일 내 발송한 등록요청이 있습니다.',
  reviewFirst: '검토착수 후 진행해 주세요.',
  // Assumed: wording of the mail.
  invitationTitle: '[OGPMS] 협력사 등록을 요청드립니다.',
  invitation:
    '[OGPMS] {0} {1}님, 협력사 등록을 요청드립니다. 아래 주소에서 발굴번호 {2}(으)로 신청해 주세요. {3}',
  // Assumed: wording.
  invitationWaits: '등록요청한 업체가 14일이 지나도록 신청하지 않았습니다. {0} ({1})',
} as const
