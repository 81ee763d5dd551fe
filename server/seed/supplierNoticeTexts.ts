import type { NoticeText } from './noticeTexts'

const list = (...items: readonly string[]) =>
  `<ul>${items.map(item => `<li><p>${item}</p></li>`).join('')}</ul>`

type SupplierNotice = Omit<NoticeText, 'target' | 'writer'> & Partial<Pick<NoticeText, 'writer'>>

const notices: readonly SupplierNotice[] = [
  {
    title: '협력사 포털(OGPMS) 이용 안내',
    daysAgo: 160,
    until: 540,
    isPinned: true,
    content: `<h2>이용 시간</h2><p>연중 <strong>06:00 ~ 24:00</strong>에 이용하실 수 있습니다.</p><h2>문의처</h2>${list('포털 이용: 운영 담당 (02-6100-7100)', '견적·발주: 담당 구매담당자', '정산·세금계산서: 재무팀 (02-6100-7330)')}`,
  },
  {
    title: '협력사 사용자 계정 관리 기준',
    groups: '61',
    daysAgo: 149,
    until: 400,
    isPinned: true,
    content: `<p>계정은 개인별로 사용해 주십시오. 한 계정을 여러 사람이 함께 쓰면 이용이 제한됩니다.</p>${list('퇴사자 계정은 협력사 관리자가 바로 탈퇴 처리합니다.', '90일 동안 로그인하지 않은 계정은 휴면으로 전환됩니다.', '비밀번호를 5회 잘못 입력하면 계정이 잠깁니다.')}`,
  },
  {
    title: '거래명세서 서식 변경 안내',
    daysAgo: 138,
    until: -30,
    content:
      '<p>거래명세서에 입고번호가 함께 표시됩니다. 납품하실 때 새 서식의 거래명세서를 동봉해 주십시오.</p>',
  },
  {
    title: '하도급대금 연동제 표준 서식 배포',
    daysAgo: 126,
    until: 300,
    writer: 'buy.head',
    content:
      '<p>주요 원재료 비용이 하도급대금의 10% 이상인 품목은 연동 서식을 작성하여 담당 구매담당자에게 제출해 주십시오.</p>',
  },
  {
    title: '납품 시 안전모·안전화 착용 의무 안내',
    daysAgo: 112,
    until: 250,
    content:
      '<p>구미·화성 사업장에 납품하시는 분은 안전모와 안전화를 반드시 착용해 주십시오. 착용하지 않으면 하차장에 들어갈 수 없습니다.</p>',
  },
  {
    title: '협력사 종합평가 결과 공개',
    daysAgo: 97,
    until: 60,
    writer: 'buy.head',
    content:
      '<p>직전 반기의 종합평가 결과를 공개하였습니다. 이의가 있으면 공개일부터 10일 안에 사유를 적어 제출해 주십시오.</p>',
  },
  {
    title: '연휴 납품 및 대금 지급 일정',
    daysAgo: 71,
    until: -45,
    content: `<p>연휴 기간의 납품과 지급 일정을 알려 드립니다.</p>${list('연휴 전 마지막 입고: 연휴 전날 17시까지', '연휴 중 지급 예정 대금: 연휴 전 영업일에 지급')}`,
  },
  {
    title: '전자세금계산서 발행 요청 메일 사칭 주의',
    daysAgo: 58,
    until: 120,
    content:
      '<p>당사를 사칭하여 계좌 변경을 요구하는 메일이 확인되었습니다. <strong>당사는 메일로 계좌 변경을 요청하지 않습니다.</strong> 의심되는 메일은 열지 마시고 담당 구매담당자에게 확인해 주십시오.</p>',
  },
  {
    title: '개인정보 처리방침 개정 안내',
    daysAgo: 44,
    until: 320,
    content:
      '<p>협력사 담당자의 연락처 보유 기간이 거래 종료 후 3년에서 1년으로 줄었습니다. 자세한 내용은 개정된 처리방침을 확인해 주십시오.</p>',
  },
  {
    title: '품질 부적합 발생 시 대책서 제출 기한',
    daysAgo: 33,
    until: 330,
    writer: 'buy.head',
    content:
      '<p>입고 검수에서 불합격이 통보되면 <strong>5영업일 안에</strong> 원인과 재발방지 대책을 제출해 주십시오.</p>',
  },
  {
    title: '월정산 확인 요청 마감일 변경',
    isMust: true,
    daysAgo: 24,
    until: 340,
    isPinned: true,
    content:
      '<p>월정산 확인은 통보일부터 <strong>3영업일 안에</strong> 마쳐 주십시오. 기한이 지나면 대금 지급이 다음 지급일로 미루어질 수 있습니다.</p>',
  },
  {
    title: '재고 실사에 따른 입고 중단 기간',
    daysAgo: 15,
    until: 42,
    content:
      '<p>분기 마지막 달의 말일까지 사흘 동안 재고 실사로 입고를 받지 않습니다. 납기가 이 기간에 있는 발주는 담당 구매담당자와 납품일을 조정해 주십시오.</p>',
  },
  {
    title: '협력사 간담회 참석 신청',
    daysAgo: 6,
    until: 12,
    writer: 'buy.head',
    content:
      '<p>새 구매 정책을 설명드리는 간담회를 엽니다. 회사별로 두 분까지 참석하실 수 있으며, 담당 구매담당자에게 신청해 주십시오.</p>',
  },
  {
    title: '포털 정기 점검으로 인한 이용 중단',
    daysAgo: 3,
    until: 4,
    content:
      '<p>정기 점검으로 셋째 주 일요일 <strong>02:00 ~ 06:00</strong>에 포털을 이용하실 수 없습니다. 급한 업무는 점검 전에 처리해 주십시오.</p>',
  },
  {
    title: '인증번호 수신방법 확인 요청',
    daysAgo: 1,
    until: 90,
    content:
      '<p>로그인 인증번호를 제때 받을 수 있도록 <u>내 정보 관리</u>에서 휴대전화 번호와 이메일을 확인해 주십시오.</p>',
  },
]

/** The notices of the supplier portal, the oldest first. */
export const supplierNoticeTexts: readonly NoticeText[] = notices.map(notice => ({
  writer: 'ops.admin',
  ...notice,
  target: 'EXT',
  board: 'ogpms',
}))
