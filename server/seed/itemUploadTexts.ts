import type { UploadCells } from '../modules/itemUpload/uploadCells'

export interface UploadStory {
  readonly daysAgo: number
  /** HH:mm in Seoul. */
  readonly time: string
  readonly fileName: string
  readonly by: string
  readonly status: 'UPLOADED' | 'VALID' | 'INVALID' | 'APPLIED' | 'CANCELED'
  /** So many items of the master came from it, of categories that begin so; else its rows are written out. */
  readonly itemCnt?: number
  readonly category?: string
  readonly rows: readonly UploadCells[]
  /** Given up before anybody looked into it. */
  readonly isUnjudged?: boolean
}

const cell = (
  itemName: string,
  spec: string,
  maker: string,
  modelNo: string,
  itemType: string,
  catCode: string,
  sgCode: string,
  unitCode: string,
  leadTime: string,
): UploadCells =>
  Object.fromEntries(
    Object.entries({ itemName, spec, maker, modelNo, itemType, catCode, sgCode, unitCode, leadTime }).filter(
      ([, text]) => text !== '',
    ),
  )

/** Newly listed parts of an assembly line, as somebody fills a sheet in who does not know every code. */
const mixed: readonly UploadCells[] = [
  cell(
    '공압 실린더',
    'Φ32 행정 50mm 자석 내장',
    'SMC',
    'CDQ2A32-50DZ',
    'PART',
    '400202',
    '02030201',
    'EA',
    '14',
  ),
  cell(
    '공압 실린더',
    'Φ40 행정 100mm 자석 내장',
    'SMC',
    'CDQ2A40-100DZ',
    'PART',
    '400202',
    '02030201',
    'EA',
    '14',
  ),
  cell('솔레노이드 밸브', '5포트 DC24V', 'SMC', 'SY3120-5LZD-M5', '부속', '400303', '02020201', 'EA', '10'),
  cell('', 'Rc1/4 0.5MPa', 'SMC', 'AW30-02BG', 'PART', '400303', '02020201', 'EA', '7'),
  cell('우레탄 튜브', 'Φ8×5 20m 청색', '상아뉴매틱', 'TPU-0805BU', 'MRO', '5002', '01020101', 'ROLL', '3'),
  cell('스피드 컨트롤러', 'M5 Φ6 미터아웃', 'SMC', 'AS1201F-M5-06A', 'PART', '400303', '99010101', 'EA', '5'),
  cell('리드 스위치', '2선식 DC24V 3m', 'SMC', 'D-M9BL', 'PART', '400302', '02020201', '묶음', '5'),
  cell('근접센서', 'M12 NPN', '오토닉스', 'PR12-4DN', 'PART', '400302', '02020201', 'EA', '3'),
  cell('광전센서', '투과형 10m 빔', '오토닉스', 'BEN10M-TFR', 'PART', '400301', '02020201', 'EA', '2주'),
  cell('케이블 베어', '25×38 R75 1m', '한국이구스', 'E14.2.048.0', 'PART', '400201', '02030201', 'EA', '21'),
  cell('케이블 베어', '25×38 R75 1m', '한국이구스', 'E14.2.048.0', 'PART', '400201', '02030201', 'EA', '21'),
  cell(
    '알루미늄 프로파일',
    '40×40 L=2000 아노다이징',
    '대한프로파일',
    'DHP-4040',
    'RAW',
    '500101',
    '01010101',
    'EA',
    '10',
  ),
  cell('레벨링 풋', 'M12×80 방진고무', '영진볼트', 'LF-1280', 'PART', '200101', '02010101', 'EA', '400'),
  cell('타이밍 벨트', 'S5M 15mm 500', '반도화학', 'S5M-150-500', 'PART', '200203', '02010201', 'EA', '7'),
  cell('타이밍 풀리', 'S5M 24T 보어 Φ12', '', 'TP-S5M24', 'PART', '200203', '02010201', 'EA', '7'),
]

const fresh: readonly UploadCells[] = ['A형', 'B형', 'C형', 'D형', 'E형', 'F형'].map((kind, index) =>
  cell(
    '내전단 커플링',
    `${kind} 보어 Φ${10 + index * 2}`,
    '성일기공',
    `SFC-${30 + index * 5}`,
    'PART',
    '200203',
    '02010201',
    'EA',
    '14',
  ),
)

const checked: readonly UploadCells[] = [
  ...['S', 'M', 'L', 'XL'].map(size =>
    cell(
      '절연 장갑',
      `0등급 1,000V ${size}`,
      '한국안전',
      `IG-0-${size}`,
      'MRO',
      '900202',
      '03020101',
      'PAIR',
      '5',
    ),
  ),
  cell('A4 복사용지 80g', '80g 2,500매', '', '', 'MRO', '900101', '03010101', 'BOX', '2'),
]

const applied = (
  daysAgo: number,
  time: string,
  fileName: string,
  by: string,
  itemCnt: number,
  category: string,
): UploadStory => ({
  ...{ daysAgo, time, fileName, by, itemCnt, category },
  status: 'APPLIED',
  rows: [],
})

/** From the oldest on, so that their numbers count up. */
export const uploadStories: readonly UploadStory[] = [
  applied(58, '10:12', '자동화부품_1차.xlsx', 'tf.admin', 18, '4002'),
  applied(51, '14:40', '기계부품 표준품목.xlsx', 'tf.admin', 24, '20'),
  applied(44, '09:25', 'MRO 공구 목록.xlsx', 'buy.all', 12, '1001'),
  applied(37, '16:03', '센서류_2차.xlsx', 'tf.admin', 16, '4003'),
  {
    daysAgo: 33,
    time: '11:18',
    fileName: '품목등록양식(구).xlsx',
    by: 'buy.all',
    status: 'CANCELED',
    rows: mixed.slice(2, 8),
  },
  applied(29, '13:30', 'IT기기 2026년 하반기.xlsx', 'tf.admin', 9, '30'),
  applied(24, '10:55', '사무용품 단가계약 품목.xlsx', 'buy.all', 20, '9001'),
  applied(20, '15:47', '설비 예비품.xlsx', 'tf.admin', 14, '60'),
  applied(15, '09:41', '공구 추가분.xlsx', 'buy.all', 8, '1002'),
  {
    daysAgo: 11,
    time: '17:22',
    fileName: '신규품목_임시.xlsx',
    by: 'tf.admin',
    status: 'CANCELED',
    rows: fresh.slice(0, 3),
    isUnjudged: true,
  },
  applied(8, '11:05', '안전용품 추가.xlsx', 'tf.admin', 11, '9002'),
  {
    daysAgo: 4,
    time: '14:16',
    fileName: '조립라인 공압부품.xlsx',
    by: 'buy.all',
    status: 'INVALID',
    rows: mixed,
  },
  {
    daysAgo: 2,
    time: '10:33',
    fileName: '안전용품 4분기.xlsx',
    by: 'tf.admin',
    status: 'VALID',
    rows: checked,
  },
  { daysAgo: 1, time: '16:50', fileName: '커플링 신규.xlsx', by: 'buy.all', status: 'UPLOADED', rows: fresh },
]
