import { fillMessage } from '../../schemas/shared/koreanParticle'
import { spoken } from '../../schemas/shared/spoken'
import type { Arguments } from './text'

/** Korean texts of what the frame shows only when somebody opens it. They come with it, so that no first page carries them. */
export const panelTexts = spoken({
  menuEmpty: '사용할 수 있는 메뉴가 없습니다. 관리자에게 권한을 요청해 주세요.',
  menuSearchHint: '메뉴 이름이나 초성을 입력해 주세요.',
  menuSearchEmpty: '"{0}"에 맞는 메뉴가 없습니다. 다른 이름이나 초성으로 찾아 주세요.',
  menuSearchCount: '{0}개 메뉴',
  menuSearchMove: '이동',
  menuSearchGo: '열기',
  favourite: '즐겨찾기',
  favouriteAdd: '{0} 즐겨찾기에 추가',
  favouriteRemove: '{0} 즐겨찾기에서 빼기',
  favouriteUp: '{0} 위로',
  favouriteDown: '{0} 아래로',
  favouritesEmpty: '자주 쓰는 화면의 별표를 누르면 여기에 모입니다.',
  favouritesFull: '즐겨찾기는 {0}개까지 등록할 수 있습니다.',
  favouritesUnread: '즐겨찾기를 불러오지 못했습니다.',
  favouriteFailed: '즐겨찾기를 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  recent: '최근 화면',
  recentEmpty: '최근에 연 화면이 없습니다.',
  menuStyle: '메뉴 모양',
  menuStyleMega: '펼침 메뉴',
  menuStyleHorizontal: '가로 메뉴',
  themeMenu: '화면 색',
  themeLight: '밝게',
  themeDark: '어둡게',
  themeSystem: '시스템 설정',
  personId: 'Single ID',
  personUserId: '사용자 ID',
  personCompany: '협력사',
  personDepartment: '부서',
  personSection: '사업부',
  tabCloseOthers: '다른 화면 모두 닫기',
  tabCloseAll: '모두 닫기',
  shortcuts: '단축키',
  shortcutMenuSearch: '메뉴 검색',
  shortcutHelp: '단축키 목록',
  shortcutSearch: '조회 (조회 조건에서)',
  shortcutCloseTab: '현재 화면 닫기',
  shortcutNextTab: '다음 화면으로',
  shortcutPreviousTab: '이전 화면으로',
  shortcutExtend: '로그인 시간 연장',
  shortcutClose: '창 닫기, 입력 취소',
  shortcutMoveCell: '표에서 셀 이동',
  shortcutEditCell: '표에서 셀 편집',
  shortcutCopy: '표에서 복사, 붙여넣기',
  homeInboxEmpty: '결재할 문서가 없습니다.',
  homeInboxEmptyLead: '결재 요청이 오면 여기에 표시됩니다.',
  homeInboxFailed: '결재할 문서를 불러오지 못했습니다.',
  homeInboxMore: '외 {0}건',
  notices: '알림',
  noticesEmpty: '받은 알림이 없습니다.',
  noticesEmptyLead: '결재나 업무가 넘어오면 여기에 표시됩니다.',
  noticesFailed: '알림을 불러오지 못했습니다.',
  noticesReadAll: '모두 읽음으로 표시',
  noticeUnread: '읽지 않음',
  noticeHeard: '새 알림: {0}',
  noticeReadFailed: '읽음으로 표시하지 못했습니다. 잠시 후 다시 시도해 주세요.',
} as const)

export type PanelTextKey = keyof typeof panelTexts

export function panelText(key: PanelTextKey, args: Arguments = []): string {
  return fillMessage(panelTexts[key], args)
}
