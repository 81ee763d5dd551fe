import type { Said } from '../problem/said'

const said = (en: string, ko: string): Said => ({ en, ko })

/** Fixed words of the language that nothing else explains, as an analyst calls them. */
export const literalTexts: Readonly<Record<string, Said>> = {
  // First values of conditions
  today: said('today', '오늘'),
  pastMonth: said('one month until today', '오늘까지 한 달'),
  thisMonth: said('this month', '이번 달'),
  lastMonth: said('last month', '지난달'),
  thisYear: said('this year', '올해'),
  thisHalf: said('this half of the year', '이번 반기'),
  past3Months: said('three months until now', '최근 세 달'),
  past6Months: said('six months until now', '최근 여섯 달'),
  past12Months: said('twelve months until now', '최근 열두 달'),
  next90Days: said('ninety days from today', '오늘부터 90일'),
  pastMonthNext30Days: said('one month back, thirty days ahead', '한 달 전부터 30일 뒤까지'),
  // How rows are checked, and what buttons act on
  none: said('none', '없음'),
  one: said('one row', '한 행'),
  many: said('many rows', '여러 행'),
  some: said('the checked rows', '체크한 행'),
  // Tones of columns
  neutral: said('not begun or over', '시작 전이거나 끝남'),
  info: said('under way', '진행 중'),
  success: said('has reached its aim', '잘 끝남'),
  warning: said('somebody must react', '살펴봐야 함'),
  danger: said('refused, failed or late', '거절, 실패, 지남'),
  // How things are drawn
  check: said('check box', '체크'),
  radio: said('radio buttons', '라디오'),
  files: said('attached files', '첨부파일'),
  bar: said('bars', '막대'),
  line: said('a line', '선'),
  mark: said('a mark across the bars', '막대에 걸친 표시'),
  text: said('a text at the end of the bars', '막대 끝의 글'),
  stack: said('bars one upon the other', '쌓은 막대'),
  radar: said('a net of one spoke for each category', '방사형'),
  pareto: said('the largest first, with their share so far', '큰 것부터, 누적 비율과 함께'),
  waterfall: said('steps from the first figure to the last', '처음 값에서 마지막 값까지의 증감'),
  largest: said('the largest first', '큰 것부터'),
  confirm: said('only agrees to what is shown', '보고 확인만 함'),
  left: said('left', '왼쪽'),
  right: said('right', '오른쪽'),
  // Where pages are opened and conditions are kept
  internal: said('staff', '임직원'),
  external: said('suppliers', '협력사'),
  authenticated: said('after a log-in', '로그인한 사람'),
  'extra-auth': said('also entered by link', '링크로도 들어옴'),
  public: said('everybody', '누구나'),
  device: said('kept on this device', '이 기기에 기억'),
  server: said('kept with the person', '사람마다 서버에 기억'),
  true: said('yes', '예'),
  false: said('no', '아니요'),
  // Words of the toolbar
  search: said('search', '조회'),
  reset: said('reset', '초기화'),
  export: said('Excel', '엑셀'),
  import: said('read Excel', '엑셀 업로드'),
  addRow: said('add a row', '행추가'),
  copyRow: said('copy a row', '행복사'),
  deleteRow: said('delete rows', '행삭제'),
}

/** Words that stand in many objects and mean the same in each of them. */
export const wordTexts: Readonly<Record<string, Said>> = {
  note: said(
    'A remark for the next author. It also says why something is meant that a warning doubts.',
    '다음 사람에게 남기는 말. 주의가 나오는 까닭을 알고 그렇게 적었다면 여기에 적습니다.',
  ),
  block: said('Which part of a page this is.', '블록의 종류.'),
  step: said('What this step does.', '단계의 종류.'),
  widget: said('Which conditions stand here together.', '함께 놓이는 검색 조건의 종류.'),
  $schema: said(
    'Lets the editor complete and check this file.',
    '편집기가 이 파일을 완성하고 검사하게 합니다.',
  ),
}
