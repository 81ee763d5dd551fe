import { translated } from '../../schemas/shared/translated'

/** Korean texts of the comparison. */
export const matrixTexts = translated({
  best: '최저',
  bestColumn: '최저 합계',
  pickBest: '행별 최저 선택',
  pickColumn: '전체 선택',
  pickColumnOf: '{0} 전체 선택',
  pick: '선택',
  pickOf: '{0} {1} 선택',
  picked: '선택됨',
  notFit: '선택 불가',
  none: '-',
  all: '선택 합계 {0} {1}',
  sum: '선택 {0}',
  scroll: '{0} 표. 좌우로 움직일 수 있습니다.',
  loading: '불러오는 중입니다.',
} as const)
