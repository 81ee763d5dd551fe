/** A notice of the demo; days count from its anchor day, negative for the past. */
export interface NoticeText {
  /** @default the notices of the staff */
  readonly board?: 'ogpms'
  readonly title: string
  readonly target: 'ALL' | 'INT' | 'EXT'
  /** Days before the anchor day on which it was written. */
  readonly daysAgo: number
  readonly writer: 'system.admin' | 'ops.admin' | 'buy.head'
  /** Days from the anchor day on which it stops being posted. */
  readonly until: number
  readonly isPinned?: true
  readonly isPopup?: true
  /** Must be confirmed by its readers. */
  readonly isMust?: true
  /** Authority groups that it is meant for. @default all of its target */
  readonly groups?: string
  readonly isOutOfUse?: true
  readonly file?: string
  readonly content: string
}

const list = (...items: readonly string[]) =>
  `<ul>${items.map(item => `<li><p>${item}</p></li>`).join('')}</ul>`
const steps = (...items: readonly string[]) =>
  `<ol>${items.map(item => `<li><p>${item}</p></li>`).join('')}</ol>`

/** The oldest first, as they were written. */
export const noticeTexts: readonly NoticeText[] = [
  {
    title: '구매시스템(GPMS) 이용 시간 및 문의처 안내',
    target: 'ALL',
    daysAgo: 168,
    writer: 'system.admin',
    until: 540,
    isPinned: true,
    content: `<h2>이용 시간</h2><p>연중 <strong>06:00 ~ 24:00</strong>에 이용하실 수 있습니다. 정기 점검은 매월 셋째 주 일요일 02:00 ~ 06:00입니다.</p><h2>문의처</h2>${list('시스템 이용: 운영 담당 (내선 7100)', '구매 업무: 구매기획팀 (내선 7210)', '정산·세금계산서: 재무팀 (내선 7330)')}`,
  },
  {
    title: '단가계약 만료 품목 재계약 일정',
    target: 'INT',
    daysAgo: 161,
    writer: 'buy.head',
    until: -60,
    content:
      '<p>단가계약이 곧 종료되는 품목의 재계약 일정을 알려 드립니다.</p><p>사업부별 소요량을 <u>계약 종료 한 달 전까지</u> 구매기획팀으로 회신해 주시기 바랍니다.</p>',
  },
  {
    title: '사내 물류창고 입고 시간 조정',
    target: 'ALL',
    daysAgo: 152,
    writer: 'ops.admin',
    until: -50,
    content:
      '<p>하차장 보수 공사를 위하여 구미·화성 물류창고의 입고 시간을 조정합니다.</p><p>평일 <strong>08:00 ~ 11:30, 15:30 ~ 18:00</strong>에만 하차가 가능하오니 납품 일정에 반영해 주십시오.</p>',
  },
  {
    title: '구매요청 작성 시 코스트센터 필수 입력 안내',
    target: 'INT',
    isMust: true,
    groups: '30,31',
    daysAgo: 147,
    writer: 'buy.head',
    until: 220,
    content: `<p>계정별 예산 통제를 위하여 구매요청 품목의 코스트센터 입력이 필수로 바뀝니다.</p>${steps('요청 품목의 계정코드를 선택합니다.', '코스트센터 돋보기에서 부서의 코스트센터를 고릅니다.', '여러 부서가 나누어 쓰는 품목은 행을 나누어 입력합니다.')}`,
  },
  {
    title: '하도급대금 연동제 시행에 따른 계약 유의사항',
    target: 'INT',
    daysAgo: 139,
    writer: 'buy.head',
    until: 300,
    file: '하도급대금연동제_업무지침.txt',
    content:
      '<p>주요 원재료가 하도급대금의 <strong>10% 이상</strong>을 차지하는 계약은 연동 조건을 서면에 적어야 합니다.</p><blockquote><p>연동 조건 없이 계약하려는 경우에는 합의 사유를 남기고 구매기획팀의 검토를 받아 주십시오.</p></blockquote>',
  },
  {
    title: '전자세금계산서 발행 기한 준수 요청',
    target: 'EXT',
    daysAgo: 131,
    writer: 'ops.admin',
    until: 200,
    content:
      '<p>협력사에서는 정산 확인 후 <strong>다음 달 10일까지</strong> 전자세금계산서를 발행해 주시기 바랍니다.</p><p>기한이 지나면 지급이 한 달 늦어질 수 있습니다.</p>',
  },
  {
    title: '소모품 간편발주 한도 및 분할발주 금지 안내',
    target: 'INT',
    daysAgo: 124,
    writer: 'buy.head',
    until: 240,
    content: `<p>간편발주는 공급가액 <strong>1,000,000원</strong> 이하에만 쓸 수 있습니다.</p>${list('같은 부서가 같은 협력사에 하루에 나누어 발주한 금액은 합산합니다.', '한도를 넘으면 구매요청으로 진행해 주십시오.')}`,
  },
  {
    title: '연휴 기간 구매·입고 업무 일정',
    target: 'ALL',
    daysAgo: 117,
    writer: 'ops.admin',
    until: -70,
    content:
      '<p>연휴 전 마지막 결재 상신은 연휴 시작 이틀 전 15시까지입니다.</p><p>연휴 기간에는 입고와 검수가 없으며, 긴급 입고는 물류 담당에게 미리 알려 주십시오.</p>',
  },
  {
    title: '첨부파일 허용 형식과 문서보안 해제 안내',
    target: 'ALL',
    daysAgo: 110,
    writer: 'system.admin',
    until: 400,
    content: `<p>첨부할 수 있는 파일은 한 건에 10MB, 열 개까지입니다.</p>${list('pdf, doc(x), xls(x), ppt(x), hwp(x), jpg, png, zip, txt', '문서보안(DRM)이 걸린 파일은 해제한 뒤 올려 주십시오.')}`,
  },
  {
    title: '결재선 자동 지정 규칙 개편',
    target: 'INT',
    daysAgo: 102,
    writer: 'system.admin',
    until: 180,
    content: `<p>금액별 결재선이 다음과 같이 바뀝니다.</p>${list('1천만원 이상: 재무팀장 합의 추가', '1억원 이상: 재무총괄 결재 추가', '부재 중인 결재자는 등록된 대결자가 대신 결재합니다.')}`,
  },
  {
    title: '신규 협력사 등록 심사 기준 변경',
    target: 'INT',
    daysAgo: 96,
    writer: 'buy.head',
    until: 270,
    content:
      '<p>신용등급과 안전보건 평가를 더한 새 심사 기준을 적용합니다.</p><p>심사 중인 건은 종전 기준에 따르며, 기준표는 구매기획팀에 요청해 주십시오.</p>',
  },
  {
    title: '모바일사업부 시제품 긴급 구매 절차',
    target: 'INT',
    daysAgo: 88,
    writer: 'buy.head',
    until: 120,
    content: `<p>시제품 제작에 쓰는 부품은 긴급 절차를 이용하실 수 있습니다.</p>${steps('구매유형을 긴급으로 고르고 사유를 10자 이상 적습니다.', '구매담당에게 납기와 협의 업체를 알립니다.', '입고 후 3일 안에 검수를 마칩니다.')}`,
  },
  {
    title: '개인정보가 든 첨부파일 점검 요청',
    target: 'INT',
    daysAgo: 81,
    writer: 'ops.admin',
    until: -20,
    isOutOfUse: true,
    content:
      '<p>주민등록번호가 든 첨부파일이 발견되어 점검을 요청드립니다. 해당 문서는 조치를 마쳤습니다.</p>',
  },
  {
    title: '환율 고시 시각 및 외화 구매요청 환산 기준',
    target: 'INT',
    daysAgo: 74,
    writer: 'ops.admin',
    until: 330,
    content:
      '<p>외화 금액은 <strong>작성일의 매매기준율</strong>로 환산하며, 휴일에는 직전 영업일의 환율을 씁니다.</p><p>엔화는 100엔 기준입니다.</p>',
  },
  {
    title: '입고 검수 지연 문서 일괄 정리 안내',
    target: 'INT',
    daysAgo: 66,
    writer: 'ops.admin',
    until: -5,
    content:
      '<p>납품 후 10일이 지난 미검수 문서가 누적되고 있습니다.</p><p>담당자께서는 알림을 받은 주 안에 합격·불합격 수량을 입력해 주십시오.</p>',
  },
  {
    title: '안전화·보호구 규격 변경에 따른 품목 교체',
    target: 'INT',
    daysAgo: 59,
    writer: 'buy.head',
    until: 90,
    content:
      '<p>새 안전 규격에 맞지 않는 안전화와 보안경은 사용중지 품목으로 바뀝니다.</p><p>대체 품목은 품목 검색에서 <em>신규격</em>으로 찾으실 수 있습니다.</p>',
  },
  {
    title: '동반성장 설문 참여 협조 요청',
    target: 'ALL',
    daysAgo: 51,
    writer: 'buy.head',
    until: 14,
    content:
      '<p>협력사와의 거래 만족도를 높이기 위한 설문을 진행합니다. 5분이면 마칠 수 있습니다.</p><p>응답은 익명으로 집계됩니다.</p>',
  },
  {
    title: '구매요청 엑셀 내려받기 기능 개선',
    target: 'INT',
    daysAgo: 44,
    writer: 'system.admin',
    until: 150,
    content: `<p>목록 화면의 엑셀 기능이 좋아졌습니다.</p>${list('화면에 보이는 열과 순서대로 내려받습니다.', '2만 건까지 바로 받고, 그보다 많으면 조건을 좁혀 주십시오.', '금액은 숫자로 저장되어 바로 합계를 낼 수 있습니다.')}`,
  },
  {
    title: '분기 예산 마감 일정과 구매요청 접수 기한',
    target: 'INT',
    daysAgo: 37,
    writer: 'buy.head',
    until: 45,
    isPinned: true,
    file: '분기_예산마감_일정.txt',
    content: `<h2>접수 기한</h2>${list('일반 구매: 분기 마지막 달 5일', '단가계약 품목: 분기 마지막 달 12일', '해외 구매: 분기 마지막 달의 전달 28일')}<p>기한이 지난 요청은 <strong>다음 분기 예산</strong>으로 진행됩니다.</p>`,
  },
  {
    title: '사내 제조 설비 정기 보전에 따른 납품 제한',
    target: 'ALL',
    daysAgo: 30,
    writer: 'ops.admin',
    until: 20,
    content:
      '<p>구미 1공장 정기 보전으로 이틀 동안 대형 화물의 하차가 제한됩니다.</p><p>납품 예정 문서의 담당자는 협력사와 납기를 조정해 주십시오.</p>',
  },
  {
    title: '비밀번호 변경 주기 안내',
    target: 'ALL',
    daysAgo: 23,
    writer: 'system.admin',
    until: 365,
    content:
      '<p>비밀번호는 90일마다 바꾸어 주십시오.</p><p>영문, 숫자, 특수문자를 섞어 10자 이상으로 정하고 다른 사이트와 같은 비밀번호는 쓰지 마십시오.</p>',
  },
  {
    title: '월 마감 및 정산 확인 일정',
    target: 'ALL',
    daysAgo: 16,
    writer: 'ops.admin',
    until: 25,
    isPinned: true,
    content: `<p>매월 입고분의 정산 일정입니다.</p>${steps('검수 마감: 말일 18시', '협력사 정산 확인: 다음 달 3일', '세금계산서 발행: 다음 달 10일')}`,
  },
  {
    title: '견적 비교 화면 사용자 교육 신청',
    target: 'INT',
    daysAgo: 9,
    writer: 'buy.head',
    until: 30,
    content:
      '<p>구매담당자를 위한 교육을 두 차례 진행합니다. 장소는 본관 3층 교육장입니다.</p><p>신청은 <a href="mailto:purchase.edu@gpms.example.com">purchase.edu@gpms.example.com</a>으로 해 주십시오.</p>',
  },
  {
    title: '시스템 정기 점검에 따른 서비스 일시 중단',
    target: 'ALL',
    daysAgo: 3,
    writer: 'system.admin',
    until: 10,
    isPinned: true,
    content:
      '<h2>점검 시간</h2><p>정기 점검일(셋째 주 일요일) <strong>02:00 ~ 06:00</strong></p><h2>영향</h2><p>점검 중에는 로그인과 결재가 되지 않습니다. 작성 중인 문서는 미리 저장해 주십시오.</p>',
  },
  {
    title: '대금 지급 계좌 변경 절차 강화',
    target: 'ALL',
    isMust: true,
    daysAgo: 1,
    writer: 'ops.admin',
    until: 180,
    content:
      '<p>계좌 변경을 요구하는 <strong>사칭 전자우편</strong>이 발견되었습니다.</p><p>계좌는 협력사 관리자가 시스템에서 신청하고 재무팀이 전화로 확인한 뒤에만 바뀝니다.</p>',
  },
  {
    title: '다음 단가계약 대상 품목 사전 공지',
    target: 'INT',
    daysAgo: 0,
    writer: 'buy.head',
    until: 60,
    content:
      '<p>다음 단가계약의 후보 품목을 정리하고 있습니다. 반복 구매가 많은 품목을 알려 주시면 검토에 반영하겠습니다.</p>',
  },
  {
    title: '기준정보 TF 품목 코드 정비 일정',
    target: 'INT',
    daysAgo: 1,
    writer: 'system.admin',
    until: 20,
    isPopup: true,
    groups: '10',
    content: `<p>중복 품목을 정비합니다. 담당 카테고리의 후보를 확인해 주십시오.</p>${list('같은 이름과 규격의 품목', '단위만 다른 품목', '1년 동안 거래가 없는 품목')}`,
  },
]
