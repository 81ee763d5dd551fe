/** What an import tells whoever runs it. {0}, {1} stand for arguments. */
export const importTexts = {
  longest: '{0}자 이내로 입력해 주세요.',
  whole: '{0}~{1} 범위의 정수를 입력해 주세요.',
  decimal: '{0}~{1} 범위의 숫자(소수 {2}자리 이내)를 입력해 주세요.',
  day: '날짜를 2026-11-20처럼 입력해 주세요.',
  month: '월을 2026-11처럼 입력해 주세요.',
  code: '공통코드 "{0}"의 값이나 이름을 입력해 주세요.',
  codeUnknown: '다음 중에서 입력해 주세요: {0}',
  reference: '등록된 {0}이거나 같은 파일에 있는 {0}을(를) 입력해 주세요.',
  referenceUnknown:
    '{0}은(는) 없거나 사용하지 않습니다. 등록된 {1}이거나 같은 파일에 있는 {1}을(를) 입력해 주세요.',
  empty: '{0}을(를) 입력해 주세요.',
  twice: '{0}행과 같은 행입니다. 한 행만 남겨 주세요.',
  taken: '{0}에 같은 값이 있습니다. 서로 다른 값을 입력해 주세요.',
  cell: '셀을 읽을 수 없습니다. 값을 다시 입력해 주세요.',

  // Of a file or a sheet.
  fileUnread: '파일을 읽을 수 없습니다. {0}',
  fileKind: 'xlsx나 csv 파일을 주세요.',
  sheetUnknown: '무엇의 시트인지 알 수 없습니다. 시트 이름을 다음 중 하나로 바꾸거나 시트를 지워 주세요: {0}',
  sheetTwice: '{0}의 시트가 두 번 있습니다. 하나로 합쳐 주세요.',
  titleUnknown: '알 수 없는 제목입니다: {0}. 다음 중 하나로 바꾸거나 열을 지워 주세요: {1}',
  titleTwice: '제목 {0}이(가) 두 번 있습니다. 한 열만 남겨 주세요.',
  titleMissing: '제목 {0}의 열이 없습니다. 열을 추가해 주세요.',

  // Rules of a kind.
  sectionRenamed: '사업부명은 문서의 조회범위이므로 바꿀 수 없습니다. 새 사업부코드로 추가해 주세요.',
  parentOfOtherSection: '상위부서와 같은 사업부를 입력해 주세요.',
  parentCircle: '상위부서가 자기 자신으로 돌아옵니다. 상위부서를 고쳐 주세요.',
  tooDeep: '부서는 5단계까지 등록할 수 있습니다. 상위부서를 고쳐 주세요.',
  peopleLeft:
    '부서 {0}을(를) 사용하지 않게 되지만 재직자가 {1}명 있습니다. 그 사람들의 부서를 먼저 바꿔 주세요.',
  noAdministrator:
    '사용 중인 시스템관리자(99)가 한 명도 남지 않습니다. 시스템관리자를 한 명 이상 남겨 주세요.',
  conversionFixed:
    '등록된 단위의 유형과 환산은 여기서 바꿀 수 없습니다. 기준정보의 단위 화면에서 바꿔 주세요.',
  conversionOfBase: '기준단위가 없는 단위의 환산율은 1입니다.',
  upperMissing: '상위 코드 {0}이(가) 없습니다. 상위를 함께 등록해 주세요.',
  buyerMissing: '세분류는 구매담당을 지정해 주세요.',
  buyerOnLeaf: '구매담당은 세분류에만 지정할 수 있습니다.',
  notBuyer: '구매담당으로 지정할 수 없는 사용자입니다. 권한그룹이 32, 33, 50인 임직원을 입력해 주세요.',
  categoryNotLeaf: '카테고리는 소분류(6자리)를 입력해 주세요.',
  groupNotLowest: '소싱그룹은 세분류(8자리)를 입력해 주세요.',
  accountOfOther: '비용구분이 {0}인 계정을 입력해 주세요.',
  itemUnitFixed: '등록된 품목의 단위는 여기서 바꿀 수 없습니다. 품목 화면에서 바꿔 주세요.',
  critical:
    '거래 중인 협력사의 중요 항목({0})은 여기서 바꿀 수 없습니다. 업체정보 화면에서 변경을 요청해 주세요.',
  taxNumberMissing: '국내 업체의 사업자등록번호를 입력해 주세요.',
  statusFixed: '등록된 협력사의 상태는 여기서 바꿀 수 없습니다. 협력사 화면에서 바꿔 주세요.',

  tooManyRetired:
    '{0} {1}건 중 {2}건({3}%)이 파일에 없습니다. 한 번에 {4}%까지만 없앨 수 있습니다. 파일이 온전한지 확인하고, 맞으면 --force를 붙여 다시 실행해 주세요.',

  // The report.
  dryRun: '시험 실행입니다. 바뀐 것은 없습니다. 반영하려면 --apply를 붙여 주세요.',
  applied: '반영했습니다.',
  refused: '오류가 {0}건 있어 아무것도 반영하지 않았습니다.',
  same: '파일과 같아서 바꿀 것이 없습니다.',
  counts: '{0}: 추가 {1}, 변경 {2}, 없앰 {3}, 그대로 {4}',
  added: '추가',
  changed: '변경',
  retired: '없앰',
  more: '… 외 {0}건',
  place: '{0} {1}행 {2}',
  template: '{0}에 빈 양식을 만들었습니다.',

  // The workbook to fill in.
  guideSheet: '작성 안내',
  guideTitles: ['시트', '항목', '필수', '입력 방법', '작성 예'],
  guideRequired: '필수',
} as const
