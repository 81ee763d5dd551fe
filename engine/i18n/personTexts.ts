import { fillMessage } from '../../schemas/shared/koreanParticle'
import { translated } from '../../schemas/shared/translated'
import type { Arguments } from './text'

/** Korean texts of the pages about oneself. They come with these pages, so that no other page carries them. */
const personTexts = translated({
  confirmTitle: '본인 확인',
  confirmLead: '개인정보를 보호하기 위해 비밀번호를 한 번 더 확인합니다. 확인하면 10분 동안 볼 수 있습니다.',
  userId: '사용자ID',
  password: '비밀번호',
  passwordEmpty: '비밀번호를 입력해 주세요.',
  confirm: '확인',
  running: '확인하는 중',

  infoTitle: '내 정보 관리',
  basic: '기본정보',
  userName: '사용자명',
  ename: '영문명',
  compNameKr: '협력사명',
  deptName: '소속부서',
  positionName: '직위',
  email: '이메일',
  cellPhoneNo: '휴대전화',
  phoneNo: '전화번호',
  otpGubun: 'OTP수신방법',
  authGroupId: '권한그룹',
  lastLoginDt: '최근로그인',
  lastLoginIp: '최근접속IP',
  none: '없음',
  noCellPhone:
    '휴대전화 번호가 등록되지 않아 문자로 인증번호를 받을 수 없습니다. 번호를 입력하고 저장해 주세요.',
  save: '저장',
  saving: '저장하는 중',
  noChange: '변경한 내용이 없습니다.',
  required: '{0}을(를) 입력해 주세요.',

  delegate: '결재 대결자',
  delegateLead: '부재 기간에 결재를 대신할 사람을 지정합니다. 기간이 지나면 자동으로 끝납니다.',
  delegateFind: '이름 또는 Single ID',
  delegateSearch: '찾기',
  delegateEmpty: '이름 2자 이상 또는 Single ID를 입력해 주세요.',
  delegateNobody: '찾은 사람이 없습니다. 이름이나 Single ID를 확인해 주세요.',
  delegateFound: '찾은 사람',
  delegateNone: '지정하지 않음',
  delegateClear: '지정 해제',
  delegateFrom: '시작일',
  delegateTo: '종료일',

  passwordTitle: '비밀번호 변경',
  passwordLead: '8자 이상 64자 이하로, 사용자ID와 회사 이름을 넣지 않고 만들어 주세요.',
  passwordNow: '현재 비밀번호',
  passwordNew: '새 비밀번호',
  passwordCheck: '비밀번호 확인',
  passwordChange: '비밀번호 변경',
  passwordChanged: '비밀번호가 변경되었습니다. 다른 곳의 로그인은 모두 끝났습니다.',

  resetTitle: '비밀번호 재설정',
  resetLead: '등록된 이메일로 보낸 인증번호 8자리를 입력하고 새 비밀번호를 정해 주세요.',
  resetLink: '새 비밀번호를 정해 주세요.',
  resetStart: '아이디를 입력하면 등록된 이메일로 인증번호를 보냅니다.',
  resetExpired: '비밀번호 유효기간이 지났습니다. 새 비밀번호를 정한 뒤 다시 로그인해 주세요.',
  resetId: '아이디',
  resetIdEmpty: '아이디를 입력해 주세요.',
  resetSend: '인증번호 받기',
  resetAgain: '인증번호 다시 받기',
  resetSent: '입력하신 아이디가 등록되어 있으면 이메일로 인증번호를 보냈습니다.',
  resetCode: '인증번호 8자리',
  resetCodeEmpty: '인증번호 8자리를 입력해 주세요.',
  resetChange: '비밀번호 재설정',
  resetDone: '비밀번호가 변경되었습니다. 새 비밀번호로 로그인해 주세요.',
  resetBack: '로그인 화면으로',
} as const)

export type PersonText = keyof typeof personTexts

export function personText(key: PersonText, args: Arguments = []): string {
  return fillMessage(personTexts[key], args)
}
