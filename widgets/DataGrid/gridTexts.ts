import { fillMessage } from '../../schemas/shared/koreanParticle'
import { translated } from '../../schemas/shared/translated'
import type { GridRowState } from './dataGridContract'

/** Every Korean text of the grid, in one place. */
export const gridTexts = translated({
  empty: '조회된 자료가 없습니다. 조건을 바꾸어 다시 조회해 주세요.',
  failed: '목록을 불러오지 못했습니다. 잠시 후 다시 조회해 주세요.',
  retry: '다시 조회',
  loading: '불러오는 중입니다.',
  check: '선택',
  checkAll: '모두 선택',
  rowState: '상태',
  blank: '빈 칸',
  editable: '편집 가능',
  locked: '읽기 전용',
  link: '링크',
  button: '버튼',
  notLoaded: '불러오는 중',
  checked: '선택됨',
  unchecked: '선택 안 됨',
  changed: '변경됨',
  asking: '값 확인 중',
  opened: '펼침',
  noSibling: '같은 상위에서 더 옮길 곳이 없습니다.',
  rowCut: '잘라냈습니다. 옮겨 놓을 상위에서 Ctrl+V를 눌러 주세요.',
  ownBranch: '자기 아래로는 옮길 수 없습니다.',
  closed: '접힘',
  files: '첨부파일',
  cannotEdit: '편집할 수 없는 칸입니다.',
  nothingToUndo: '되돌릴 작업이 없습니다.',
  nothingToRedo: '다시 실행할 작업이 없습니다.',
  undone: '되돌렸습니다.',
  redone: '다시 실행했습니다.',
  rowsNotLoaded: '아직 불러오지 않은 행이 있어 작업하지 않았습니다. 화면에 불러온 뒤 다시 해 주세요.',
  leave: 'Tab 키를 누르면 표에서 나갑니다.',
  openLookup: '찾기 창 열기',
  openList: '목록 열기',
  noOption: '일치하는 항목이 없습니다.',
  hint: '화살표 키로 이동하고, 바로 입력하거나 F2 키로 편집합니다. Esc 키를 누른 뒤 Tab 키로 표에서 나갑니다. Alt+Shift+위아래 화살표로 정렬합니다.',
  hintReadOnly:
    '화살표 키로 이동하고 Enter 키로 엽니다. F2 키로 전체 내용을 봅니다. Alt+Shift+위아래 화살표로 정렬합니다.',
  hintMove: 'Alt+위아래 화살표로 순서를 바꾸고, Ctrl+X 키와 Ctrl+V 키로 다른 상위로 옮깁니다.',
  ascending: '오름차순',
  descending: '내림차순',
  unsorted: '정렬 안 함',
  columnMenu: '열 설정',
  columnMenuTitle: '보이는 열과 순서',
  columnMenuReset: '처음 설정으로',
  badNumber: '숫자로 읽을 수 없습니다. 숫자만 입력해 주세요.',
  tooManyDigits: '숫자가 너무 깁니다. 15자리까지 입력해 주세요.',
  badDate: '날짜로 읽을 수 없습니다. 20261120 또는 2026-11-20처럼 입력해 주세요.',
  badTime: '시각으로 읽을 수 없습니다. 2026-11-20 14:30처럼 입력해 주세요.',
  badOption: '고를 수 있는 값이 아닙니다. 목록에서 골라 주세요.',
  oneRow: '{0}행 {1} {2}',
  rowInState: '{0} 행',
  rowChecked: '{0}행 {1}',
  rowTicked: '선택된 행',
  rowsChecked: '{0}개 행 {1}',
  integersOnly: '소수점 없이 정수로 입력해 주세요.',
  tooManyDecimals: '소수점 아래는 {0}자리까지 입력할 수 있습니다. 줄여서 입력해 주세요.',
  tooManyCells: '한 번에 {0}칸까지 작업할 수 있습니다. 범위를 줄여 주세요.',
  copied: '{0}행 {1}열을 복사했습니다.',
  range: '{0}행 {1}열 범위 선택',
  width: '{0} 너비 {1}픽셀',
  widthMenu: '{0} 너비: {1}',
  widthAuto: '자동',
  widthNarrow: '좁게',
  widthWide: '넓게',
  widthWidest: '아주 넓게',
  moveUp: '{0} 위로',
  moveDown: '{0} 아래로',
  pasted: '{0}칸을 붙여 넣었습니다.',
  pasteLocked: '읽기 전용 {0}칸은 건너뛰었습니다.',
  pasteRefused: '값이 맞지 않는 {0}칸은 붉은 표시를 확인해 주세요.',
  pasteNoted: '바꾸어 읽은 {0}칸은 파란 표시를 확인해 주세요.',
  pasteDropped: '표를 벗어난 {0}행은 넣지 않았습니다.',
  level: '{0}단계',
  badCheck: '선택 여부로 읽을 수 없습니다. Y 또는 N을 입력해 주세요.',
} as const)

export const rowStateTexts: Readonly<Record<GridRowState, string>> = translated({
  I: '신규',
  U: '수정',
  D: '삭제',
})

export const tooManyDecimals = (most: number): string =>
  most === 0 ? gridTexts.integersOnly : fillMessage(gridTexts.tooManyDecimals, [most])

export const tooManyCells = (most: number): string =>
  fillMessage(gridTexts.tooManyCells, [most.toLocaleString('ko-KR')])

export const copiedText = (rows: number, columns: number): string =>
  fillMessage(gridTexts.copied, [rows, columns])

export const rangeText = (rows: number, columns: number): string =>
  fillMessage(gridTexts.range, [rows, columns])

export const sortedText = (title: string, how: string): string => `${title} ${how}`

export const widthText = (title: string, width: number): string =>
  fillMessage(gridTexts.width, [title, width])

export const widthMenuText = (title: string, how: string): string =>
  fillMessage(gridTexts.widthMenu, [title, how])

export const moveUpText = (title: string): string => fillMessage(gridTexts.moveUp, [title])

export const moveDownText = (title: string): string => fillMessage(gridTexts.moveDown, [title])

/** Says what a paste did; parts that did not happen are left out. */
export function pasteText(report: {
  pasted: number
  noted: number
  locked: number
  refused: number
  dropped: number
}): string {
  const { pasted, noted, locked, refused, dropped } = report
  const parts = [fillMessage(gridTexts.pasted, [pasted])]
  if (locked > 0) parts.push(fillMessage(gridTexts.pasteLocked, [locked]))
  if (refused > 0) parts.push(fillMessage(gridTexts.pasteRefused, [refused]))
  if (noted > 0) parts.push(fillMessage(gridTexts.pasteNoted, [noted]))
  if (dropped > 0) parts.push(fillMessage(gridTexts.pasteDropped, [dropped]))
  return parts.join(' ')
}

export const levelText = (level: number): string => fillMessage(gridTexts.level, [level])
