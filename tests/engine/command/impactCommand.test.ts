import { expect, it } from 'vitest'
import { impactOf } from '../../../engine/command/impactCommand'
import { compileSample } from './sampleProject'

const compiled = compileSample()
const list = 'screens/purchase/sampleList.screen.json'
const popup = 'screens/popups/samplePr.popup.json'
const placesOf = (target: string) =>
  impactOf(target, compiled, 'en')
    .text.split('\n')
    .flatMap(line => (line.startsWith('  ') ? line.trim().split(/ {2,}/).join(' | ') : []))

it('names each place of an operation, and the screens that reach it by a popup', () => {
  expect(placesOf('listPr')).toEqual([
    `${list}:9:37 | 요청 현황 > 요청 | rows`,
    `${popup}:4:22 | 요청 선택 | rows`,
    `${list} | samplePr`,
  ])
})

it('names the columns, conditions and expressions that mean a field of an operation', () => {
  expect(placesOf('listPr.title')).toEqual([
    `${list}:6:6 | 요청 현황 | filter`,
    `${list}:7:49 | 요청 현황 | filter | visibleWhen: filter.title != ''`,
    `${list}:11:6 | 요청 현황 > 요청 | column`,
    `${popup}:4:52 | 요청 선택 | column`,
  ])
  expect(placesOf('listPo.title')).toEqual([])
})

it('names what means a value of expressions, and a field of whatever operation', () => {
  expect(placesOf('filter.title')).toEqual([
    `${list}:6:6 | 요청 현황 | filter`,
    `${list}:7:49 | 요청 현황 | filter | visibleWhen: filter.title != ''`,
  ])
  expect(placesOf('deptnm')).toEqual([`${list}:11:15 | 요청 현황 > 요청 | column`])
})

it('names who opens a popup, who leads to a screen, and who speaks of a code', () => {
  expect(placesOf('samplePr').length).toBeGreaterThan(0)
  expect(placesOf('samplePr').every(place => !place.startsWith(popup))).toBe(true)
  expect(placesOf('PR_STATUS').some(place => place.startsWith(list))).toBe(true)
})

it('says that nothing uses an operation or a field, and what is near to a name that is none', () => {
  for (const nowhere of ['getPr', 'listPr.version'])
    expect(impactOf(nowhere, compiled, 'ko')).toEqual({
      text: expect.stringContaining(`"${nowhere}"을(를) 쓰는 화면과 팝업이 없습니다.`),
      isDone: true,
    })
  const { text, isDone } = impactOf('listPr.titel', compiled, 'en')
  expect(isDone).toBe(false)
  expect(text).toContain('Nearest: title.')
})
