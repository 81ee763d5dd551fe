import { describe, expect, it } from 'vitest'
import { messages } from '../../../schemas/shared/messages'
import {
  isMessageKey,
  isResultCode,
  messageKeys,
  messageText,
  resultCodes,
  resultText,
  statusText,
} from '../../../schemas/shared/resultCodes'

/** Spec §8, read back row by row: code, what happens, text. */
const catalogue = [
  ['HTTP400', 'alert', '잘못된 요청입니다.'],
  ['HTTP401', 'alert', '인증에 실패했습니다. 다시 로그인해 주세요.'],
  ['HTTP403', 'alert', '인가에 실패했습니다. 접근 권한이 없습니다.'],
  ['HTTP404', 'alert', '페이지가 존재하지 않습니다.'],
  ['HTTP500', 'alert', '내부 서버 오류가 발생했습니다.'],
  ['HTTP502', 'alert', '게이트웨이 오류입니다. 네트워크를 확인해 주세요.'],
  ['HTTP413', 'say', '오류가 발생했습니다. 관리자에게 문의해 주세요.'],
  ['HTTP415', 'say', '오류가 발생했습니다. 관리자에게 문의해 주세요.'],
  ['HTTP503', 'say', '오류가 발생했습니다. 관리자에게 문의해 주세요.'],
  ['CONFLICT', 'say', '오류가 발생했습니다. 관리자에게 문의해 주세요.'],
  ['FIELD_REFUSED', 'say', '오류가 발생했습니다. 관리자에게 문의해 주세요.'],
  ['OTHER', 'say', '오류가 발생했습니다. 관리자에게 문의해 주세요.'],
  ['GPMS005', 'logIn', '로그인 시간이 초과되어 로그아웃되었습니다.'],
  ['GPMS006', 'noAccess', '인가에 실패했습니다. 접근 권한이 없습니다.'],
  ['CMM-0005', 'integration', '세션이 만료되어 로그아웃됩니다.'],
  ['AUTH003', 'caller', '등록되지 않은 사용자입니다.'],
  ['AUTH006', 'caller', '인증되지 않은 시스템입니다. 다시 시도해 주세요.'],
  ['AUTH008', 'caller', '토큰이 만료되었습니다. 다시 로그인해 주세요.'],
  ['AUTH011', 'caller', '비밀번호가 일치하지 않습니다.'],
  ['AUTH013', 'caller', '인증번호가 올바르지 않습니다.'],
  ['AUTH014', 'caller', '비밀번호를 재설정할 수 없습니다. 규칙을 확인해 주세요.'],
  ['AUTH015', 'caller', '비밀번호가 설정되지 않았습니다. 비밀번호를 설정해 주세요.'],
  ['AUTH019', 'caller', '존재하지 않는 아이디입니다.'],
  ['AUTH100', 'caller', '비정상 계정입니다. 관리자에게 문의해 주세요.'],
  ['AUTH101', 'caller', '휴면 계정입니다. 휴면 해제 후 이용해 주세요.'],
  ['AUTH102', 'caller', '잠긴 계정입니다. 관리자에게 잠금 해제를 요청해 주세요.'],
  ['AUTH103', 'caller', '비밀번호 유효기간이 만료되었습니다. 비밀번호를 변경해 주세요.'],
  ['AUTH020', 'caller', '로그인이 취소되었습니다. 로그인하려면 다시 시도해 주세요.'],
  ['COM000010', 'caller', '사용자를 찾을 수 없습니다.'],
] as const

describe('result codes', () => {
  it.each(catalogue)('%s is answered by %s and reads "%s"', (code, reaction, text) => {
    expect(resultCodes[code].reaction).toBe(reaction)
    expect(resultText(code)).toBe(text)
  })

  it('the table holds these codes and no others', () => {
    expect(Object.keys(resultCodes).sort()).toEqual(catalogue.map(([code]) => code).sort())
  })

  it.each([
    [404, '페이지가 존재하지 않습니다.'],
    [418, '오류가 발생했습니다. 관리자에게 문의해 주세요.'],
    [0, '오류가 발생했습니다. 관리자에게 문의해 주세요.'],
  ])('status %i without a text of its own reads "%s"', (status, text) => {
    expect(statusText(status)).toBe(text)
  })

  it('names inherited from every object are neither keys nor codes', () => {
    expect([isMessageKey('toString'), isResultCode('constructor')]).toEqual([false, false])
  })
})

describe('message texts', () => {
  it.each(messageKeys)('%s is a Korean sentence or a Korean title', key => {
    expect(messages[key]).toMatch(/[가-힣]/)
    expect(messages[key].trim()).toBe(messages[key])
  })

  it('places are numbered from 0 without a gap', () => {
    for (const text of Object.values(messages)) {
      const places = [...text.matchAll(/\{(\d+)\}/g)].map(place => Number(place[1]))
      expect([...new Set(places)].sort()).toEqual([...new Set(places)].map((_, index) => index))
    }
  })

  it.each([
    ['fieldEmpty', ['구매사유'], '구매사유를 입력해 주세요.'],
    ['fieldEmpty', ['제목'], '제목을 입력해 주세요.'],
    ['fieldNotChosen', ['통화'], '통화를 선택해 주세요.'],
    ['tooManyBytes', ['적요', 100], '적요는 100바이트를 초과할 수 없습니다.'],
    ['tooManyCharacters', ['품목명', 60], '품목명은 60자를 초과할 수 없습니다.'],
    ['cellEmpty', [3, '수량'], '3행 수량을 입력해 주세요.'],
    ['rowDuplicate', [2, 5], '2행과 5행이 중복되었습니다.'],
    ['stateRefused', ['결재중'], '현재 상태(결재중)에서는 처리할 수 없습니다.'],
    ['exchangeRateMissing', ['JPY'], 'JPY 환율이 등록되지 않았습니다.'],
    ['staleVersion', [], '다른 사용자가 먼저 수정했습니다. 다시 조회해 주세요.'],
  ] as const)('%s with %j reads "%s"', (key, args, text) => {
    expect(messageText(key, args)).toBe(text)
  })

  it('a place without an argument stays visible', () => {
    expect(messageText('tooManyBytes', ['적요'])).toBe('적요는 {1}바이트를 초과할 수 없습니다.')
  })
})
