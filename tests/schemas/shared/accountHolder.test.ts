import { expect, it } from 'vitest'
import { isHolderOf } from '../../../schemas/shared/accountHolder'

/** The worked examples of domain 3.43. */
it.each([
  ['주식회사 대성정밀', { bizType: 'CORP', compNameKr: '(주)대성정밀', ceoName: '김대성' }, true],
  ['대성정밀(주)', { bizType: 'CORP', compNameKr: '(주)대성정밀', ceoName: '김대성' }, true],
  ['㈜ 대성-정밀', { bizType: 'CORP', compNameKr: '(주)대성정밀' }, true],
  ['김대성', { bizType: 'CORP', compNameKr: '(주)대성정밀', ceoName: '김대성' }, false],
  ['홍길동', { bizType: 'INDV', compNameKr: '길동상사', ceoName: '홍길동' }, true],
  ['길동상사', { bizType: 'INDV', compNameKr: '길동상사', ceoName: '홍길동' }, true],
  ['ANYBODY', { bizType: 'FRN', compNameKr: '글로벌칩 Inc.' }, true],
  ['', { bizType: 'CORP', compNameKr: '(주)' }, false],
])('"%s" holds the account of %o: %s', (holder, company, isHis) => {
  expect(isHolderOf(holder, company)).toBe(isHis)
})
