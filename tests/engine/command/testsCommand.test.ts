import { expect, it } from 'vitest'
import { testsCommand } from '../../../engine/command/testsCommand'
import { compileSample } from './sampleProject'

const compiled = compileSample()
const run = (screen: string, language: 'en' | 'ko' = 'ko') =>
  testsCommand.run(screen === '' ? [] : [screen], { root: process.cwd(), compiled, language })

it('lists what must hold of a screen, each with a name that a tester reads', () => {
  const { text, isDone } = run('sampleList')
  expect(isDone).toBe(true)
  expect(text).toMatch(/^요청 현황 \(sampleList\): 시험 \d+개$/m)
  expect(text).toMatch(/^ {2}found:filter\.title +검색 조건 '구매요청명': 맞는 행을 모두 찾고/m)
  expect(text).toMatch(/^ {2}sorted:grid\.prNo +정렬 '구매요청번호'/m)
  expect(text).toMatch(/^ {2}paged:grid +페이지 '요청': 빠지거나 겹치는 행이 없습니다/m)
  expect(text).toMatch(/^ {2}opened:open-samplePr +버튼 '고르기': 팝업 '요청 선택'을 엽니다/m)
})

it('says the same in English', () => {
  const { text } = run('sampleList', 'en')
  expect(text).toMatch(/^요청 현황 \(sampleList\): \d+ tests$/m)
  expect(text).toMatch(/^ {2}opened:open-samplePr +button '고르기': opens popup '요청 선택'$/m)
})

it('names the screens that were perhaps meant, and asks for one where none is written', () => {
  expect(run('sampleLst')).toEqual({
    text: '화면 "sampleLst"이(가) 없습니다. 비슷한 이름: "sampleList".',
    isDone: false,
  })
  expect(run('').text).toContain('tests prList')
})
