import { fillMessage } from '../../schemas/shared/koreanParticle'
import { translated } from '../../schemas/shared/translated'
import type { Arguments } from './text'

/** Korean texts of the list of one's own sessions. They come with the list, so that no page carries them. */
const mySessionsTexts = translated({
  title: '내 접속 현황',
  lead: '지금 로그인되어 있는 곳입니다. 모르는 접속은 종료하고 비밀번호를 변경해 주세요.',
  where: '접속 환경',
  ip: '접속 IP',
  since: '접속일시',
  used: '최근 사용',
  current: '현재 접속',
  end: '종료',
  endOf: '{0} 접속 종료',
  ended: '접속을 종료했습니다.',
  endAll: '모든 곳에서 로그아웃',
  endAllQuestion: '이 화면을 포함하여 모든 곳에서 로그아웃됩니다. 계속하시겠습니까?',
  unknown: '알 수 없는 환경',
  loading: '접속 현황을 불러오는 중입니다.',
} as const)

export function mySessionsText(key: keyof typeof mySessionsTexts, args: Arguments = []): string {
  return fillMessage(mySessionsTexts[key], args)
}
