import { expect, it } from 'vitest'
import { asOfText } from '../../../engine/record/asOfText'

const asOf = {
  at: '2026-11-20T09:05:45+09:00',
  months: [{ yyyymm: '202610', closed: true }],
  scope: '모바일사업부',
}

it('a report says of when, of whom and in what its figures are', () => {
  expect(asOfText({ asOf }, 'won', '2026-11-20')).toBe(
    '기준 2026-11-20 09:05 · 2026-10 마감 · 조회범위 모바일사업부 · 부가세 제외 · 단위 원',
  )
})

it('a report of a replica says how far that is behind', () => {
  expect(asOfText({ asOf: { ...asOf, lagSeconds: 12 } }, 'won', '2026-11-20')).toContain(
    '기준 2026-11-20 09:05 · 복제본 12초 지연 · 2026-10 마감',
  )
})

it('nothing is said before an answer', () => {
  expect(asOfText(undefined, 'won', '2026-11-20')).toBe('')
})
