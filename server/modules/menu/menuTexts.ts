/** What only menus have to say. */
export const menuTexts = {
  leafNeedsUrl: '리프 메뉴는 URL이 필수입니다.',
  unknownUrl: '등록되지 않은 화면 경로입니다.',
  takenUrl: '동일한 URL이 이미 등록되어 있습니다.',
  tooDeep: '메뉴는 3단계까지 등록할 수 있습니다.',
  notCyber: '협력사 메뉴 경로는 /cyber로 시작해야 합니다.',
  hasChildren: '하위 메뉴가 있어 삭제할 수 없습니다.',
  administrationKept: '시스템관리자의 권한 관리 메뉴는 제외할 수 없습니다.',
  hasGrants: '권한이 부여된 메뉴는 삭제할 수 없습니다.',
  // Assumed: wording of what the domain leaves open.
  groupWithUrl: '그룹 메뉴에는 URL을 지정할 수 없습니다.',
  unknownUpper: '상위메뉴가 존재하지 않습니다.',
  upperIsLeaf: '리프 메뉴 아래에는 메뉴를 등록할 수 없습니다.',
  levelIsFull: '같은 단계에는 메뉴를 99개까지 등록할 수 있습니다.',
  subUrlTwice: '하위 URL이 중복되었습니다.',
} as const
