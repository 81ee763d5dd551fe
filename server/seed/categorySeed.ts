import type { Insertable } from 'kysely'
import type { Tables } from '../database/tables'
import { accountOf } from './masterSeed'

/** Code and name of the first level; below it name and, after the colon, the three of the lowest level. */
const table = `
10 공구·계측 | 전동공구: 드릴·드라이버, 해머드릴, 연마·절단공구 | 수공구: 토크공구, 렌치·드라이버, 플라이어·커터 | 계측기: 길이 측정기, 정밀 측정기, 전기 계측기
20 기계부품 | 체결부품: 볼트·너트, 나사·와셔, 클램프 | 축·가공품: 핀, 커플링, 샤프트 | 베어링: 볼베어링, 니들베어링, 베어링 유닛
30 IT기기 | 컴퓨터: 노트북, 데스크톱, 서버·저장장치 | 주변기기: 모니터, 프린터·복합기, 입력장치 | 소프트웨어: 설계 소프트웨어, 업무 소프트웨어, 보안 소프트웨어
40 자동화부품 | 모터·드라이브: 서보모터, 모터 드라이브, 스테핑모터 | 직선운동: 리니어 가이드, 볼스크류, 액추에이터 | 센서: 광전센서, 근접센서, 압력·온도센서
50 원부자재 | 금속소재: 프로파일·봉재, 판재, 파이프 | 수지소재: 수지 원료, 수지 봉재·판재, 필름·테이프 | 화학약품: 세정·용제, 산업용 가스, 윤활유
60 설비 | 가공장비: 공작기계, 로봇, 사출·성형기 | 검사장비: 비전 검사기, 치수 측정기, 누설 시험기 | 유틸리티: 진공·압축기, 항온항습기, 집진기
70 용역 | 정비용역: 설비 점검, 클린룸 관리, 전기 정비 | 시험용역: 신뢰성 시험, 성분 분석, 교정·인증 | 물류용역: 장비 이전, 운송, 보관
90 사무·안전 | 사무용품: 용지, 프린터 소모품, 필기구 | 안전용품: 보호 장갑, 안전화, 보안경·보호복 | 청소·위생: 와이퍼, 세제, 위생용품
`

/** Of the first level, and of those below that count otherwise. */
const units: Readonly<Record<string, string>> = {
  '10': 'EA',
  '20': 'EA',
  '30': 'EA',
  '40': 'EA',
  '50': 'KG',
  '60': 'EA',
  '70': 'HR',
  '90': 'EA',
  '100202': 'SET',
  '500101': 'M',
  '500202': 'M',
  '500301': 'L',
  '500302': 'BTL',
  '700202': 'EA',
}
/** Class of assets and years of use; without one the default of the class. */
const assets: Readonly<Record<string, readonly [string, number | null]>> = {
  '10': ['TOOL', 5],
  '20': ['MAC', null],
  '30': ['IT', 5],
  '3003': ['SW', 3],
  '40': ['MAC', null],
  '60': ['MAC', 8],
  '90': ['FUR', 5],
}

const two = (index: number) => `0${index + 1}`

/** 8, 24 and 72 categories by level; two digits a level. */
export function seedCategories(): Insertable<Tables['item_category']>[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line, index) => {
      const [first = '', ...children] = line.split(' | ')
      const code = first.slice(0, 2)
      return [
        category(code, null, first.slice(3), index),
        ...children.flatMap((child, place) => {
          const [name = '', leaves = ''] = child.split(': ')
          const middle = code + two(place)
          return [
            category(middle, code, name, place),
            ...leaves.split(', ').map((leaf, last) => category(middle + two(last), middle, leaf, last)),
          ]
        }),
      ]
    })
}

function category(cat_code: string, up_cat_code: string | null, cat_name: string, place: number) {
  const [asset_class = null, useful_life = null] = assets[cat_code] ?? []
  const account = (type: string) => (up_cat_code === null ? accountOf(type, cat_code) : null)
  return {
    cat_code,
    up_cat_code,
    cat_level: cat_code.length / 2,
    cat_name,
    sort_no: (place + 1) * 10,
    unit_code: units[cat_code] ?? null,
    account_exp: account('EXP'),
    account_ast: account('AST'),
    account_stk: account('STK'),
    account_svc: account('SVC'),
    account_rnd: account('RND'),
    asset_class,
    useful_life,
  }
}
