/** One item of a template: area, name, weight, formula with its bands, what people go by. */
export interface SeededItem {
  readonly area: string
  readonly name: string
  readonly weight: number
  readonly formula?: string
  readonly bands?: string
  readonly scale: string
}

const onTime = { formula: 'ON_TIME_RATE', bands: '98:100;95:90;90:80;80:60;:40' }
const defects = { formula: 'DEFECT_PPM', bands: '100:100;500:90;1000:80;5000:60;:40' }
const onTimeScale = '98% 이상 100점, 95% 이상 90점, 90% 이상 80점, 80% 이상 60점, 그 밖에 40점'
const defectScale =
  '100PPM 이하 100점, 500PPM 이하 90점, 1,000PPM 이하 80점, 5,000PPM 이하 60점, 그 밖에 40점'

/** Items by type (domain 3.5). */
export const seededItems: Readonly<Record<string, readonly SeededItem[]>> = {
  TOTAL: [
    { area: 'DLV', name: '납기준수율', weight: 25, ...onTime, scale: onTimeScale },
    { area: 'QLT', name: '불량률', weight: 25, ...defects, scale: defectScale },
    {
      ...{
        area: 'PRC',
        name: '단가변동률',
        weight: 15,
        formula: 'PRICE_CHANGE',
        bands: '-3:100;0:90;3:75;5:60;:40',
      },
      scale: '3% 이상 인하 100점, 동결 이하 90점, 3% 이하 인상 75점, 5% 이하 인상 60점, 그 밖에 40점',
    },
    {
      ...{
        area: 'SVC',
        name: '발주접수 신속성',
        weight: 5,
        formula: 'ACK_TIME',
        bands: '24:100;48:80;72:60;:40',
      },
      scale: '평균 24시간 이내 100점, 48시간 이내 80점, 72시간 이내 60점, 그 밖에 40점',
    },
    {
      ...{ area: 'SVC', name: '거래만족도', weight: 10, formula: 'SATIS_AVG' },
      scale: '만족도 평균 ÷ 5 × 100',
    },
    { area: 'TEC', name: '업무평가(정성)', weight: 20, scale: '확정된 업무평가 점수의 평균' },
  ],
  WORK: [
    {
      ...{ area: 'TEC', name: '기술지원', weight: 30 },
      scale: '5 요청 당일 현장 지원, 4 이틀 안에 지원, 3 일주일 안에 지원, 2 자주 늦음, 1 지원하지 않음',
    },
    {
      ...{ area: 'QLT', name: '품질관리체계', weight: 25 },
      scale:
        '5 공정능력을 수치로 관리, 4 검사성적서 상시 제공, 3 요청하면 제공, 2 이력 관리 미흡, 1 체계 없음',
    },
    {
      ...{ area: 'PRC', name: '원가협력', weight: 20 },
      scale: '5 원가절감을 먼저 제안, 4 요청에 적극 협조, 3 일부 협조, 2 소극적, 1 협조하지 않음',
    },
    {
      ...{ area: 'MGT', name: '경영안정', weight: 15 },
      scale: '5 매우 안정, 4 안정, 3 보통, 2 유동성 우려, 1 거래 위험',
    },
    {
      ...{ area: 'ESG', name: 'ESG·준법', weight: 10 },
      scale: '5 인증과 공시 완비, 4 인증 보유, 3 규정 준수, 2 시정 요구 있음, 1 위반 있음',
    },
  ],
  REG: [
    {
      ...{ area: 'QLT', name: '품질시스템', weight: 25 },
      scale: '5 ISO 9001과 자체 개선활동, 4 ISO 9001 운영, 3 기본 절차 보유, 2 일부 절차만 있음, 1 없음',
    },
    {
      ...{ area: 'DLV', name: '생산능력', weight: 20 },
      scale: '5 요구량의 2배 이상, 4 1.5배, 3 요구량 충족, 2 증설 필요, 1 부족',
    },
    {
      ...{ area: 'TEC', name: '기술력', weight: 20 },
      scale: '5 설계부터 양산까지 자체 수행, 4 핵심 공정 자체 수행, 3 도면대로 제작, 2 외주 의존, 1 부족',
    },
    {
      ...{ area: 'MGT', name: '재무건전성', weight: 20 },
      scale: '5 신용 A 이상, 4 BBB, 3 BB, 2 B, 1 그 밖',
    },
    {
      ...{ area: 'ESG', name: 'ESG·준법', weight: 15 },
      scale: '5 인증과 공시 완비, 4 인증 보유, 3 규정 준수, 2 시정 요구 있음, 1 위반 있음',
    },
  ],
  CONTRACT: [
    { area: 'MGT', name: '계약이행', weight: 30, scale: '계약 조건을 지킨 정도. 위반이 없으면 90점 이상' },
    {
      area: 'PRC',
      name: '가격경쟁력',
      weight: 15,
      scale: '시장 단가보다 낮으면 90점 이상, 같으면 75점 이상',
    },
    { area: 'SVC', name: '협력도', weight: 15, scale: '긴급 요청과 개선 활동에 협력한 정도' },
    { area: 'DLV', name: '납기준수율', weight: 20, ...onTime, scale: onTimeScale },
    { area: 'QLT', name: '불량률', weight: 20, ...defects, scale: defectScale },
  ],
}

/** What evaluators write, by how well a supplier does. */
export const workOpinions = {
  good: [
    '긴급 요청에도 일정을 지켰고 시험 성적서를 빠짐없이 제출했습니다.',
    '원가절감 제안이 두 건 있었고 품질 문제가 없었습니다.',
    '기술 지원이 빠르고 담당자의 이해도가 높습니다.',
  ],
  fair: [
    '납기는 지키지만 변경 요청에 대한 회신이 늦습니다.',
    '품질은 안정적이나 개선 활동이 부족합니다.',
    '단가 협의에는 협조적이며 기술 지원 인력은 보강이 필요합니다.',
  ],
} as const
