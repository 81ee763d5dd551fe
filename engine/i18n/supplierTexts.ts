import { fillMessage } from '../../schemas/shared/koreanParticle'
import { translated } from '../../schemas/shared/translated'
import type { Arguments } from './text'

/** Korean texts of the pages that suppliers alone see. They come with these pages, so that no other page carries them. */
const supplierTexts = translated({
  loginTitle: '협력사 로그인',
  loginLead: '협력사 업무를 시작하려면 로그인해 주세요.',
  userId: '사용자 ID',
  userIdEmpty: '아이디를 입력해 주세요.',
  way: 'OTP 수신방법',
  wayMail: '이메일',
  wayText: '문자',
  requestCode: '인증번호 받기',
  applyLead: '처음 이용하시나요?',
  apply: '협력사 등록신청',

  codeTitle: '인증번호 확인',
  codeLead: '{0} 앞으로 인증번호를 보냈습니다.',
  code: '인증번호 6자리',
  codeFormat: '인증번호 6자리를 입력해 주세요.',
  codeLeft: '남은 시간',
  codeTries: '남은 입력 횟수 {0}회',
  codeOver: '인증번호 유효시간이 만료되었습니다. 다시 요청해 주세요.',
  codeTriesOver: '입력 횟수를 모두 사용했습니다. 인증번호를 다시 요청해 주세요.',
  codeResend: '인증번호 다시 받기',
  codeResent: '인증번호를 다시 보냈습니다. 이전 인증번호는 사용할 수 없습니다.',
  codeBack: '이전 단계로',
  outbox: '체험 발송함에서 인증번호 보기',
  outboxNone: '체험 발송함에 보낸 메시지가 없습니다.',

  chooseTitle: '사용자 선택',
  chooseLead: '같은 인증 정보에 연결된 사용자가 여러 명입니다. 사용할 사용자를 선택해 주세요.',
  chooseNone: '선택할 수 있는 사용자가 없습니다. 관리자에게 문의해 주세요.',

  authErrorTitle: '인증하지 못했습니다.',
  toEntry: '접속 안내',

  entryTitle: 'OGPMS 통합 접속',
  entryLead: '협력사가 견적, 발주, 납품, 정산 업무를 처리하는 사이트입니다.',
  entryLostTitle: '다시 로그인해 주세요.',
  entryLostLead: '로그아웃되었거나 세션이 만료되었습니다. 로그인하면 이어서 사용할 수 있습니다.',
  entryApplyTitle: '사용자 등록 안내',
  entryApplyLead:
    '새로 거래할 업체와 이미 등록된 협력사의 사용자가 신청할 수 있습니다. 승인되면 사용자 ID로 로그인할 수 있습니다.',
  entryLogin: '협력사 로그인',

  notice: '공지',
  noticeGone: '게시가 끝났거나 삭제된 공지입니다.',
  noticeWritten: '작성일',
  noticeFiles: '첨부파일',
  noticeMust: '필독 공지입니다. 확인을 누를 때까지 로그인할 때마다 열립니다.',
  noticeConfirm: '확인',
  noticeNotToday: '오늘 하루 보지 않기',
} as const)

export function supplierText(key: keyof typeof supplierTexts, args: Arguments = []): string {
  return fillMessage(supplierTexts[key], args)
}
