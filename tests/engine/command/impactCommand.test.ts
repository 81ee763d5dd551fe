import { expect, it } from 'vitest'
import { impactOf } from '../../../engine/command/impactCommand'
import { compileSample } from './sampleProject'

const compiled = compileSample()
const list = 'screens/purchase/sampleList.screen.json'
const popup = 'screens/popups/samplePr.popup.json'
const placesOf = (target: string) =>
  impactOf(target, compiled, 'en')
    .text.split('\n')
    .flatMap(line => /^ {2}(\S+) +(.*)$/.exec(line)?.slice(1).join(' ') ?? [])

it('names each place of an operation, and the screens that reach it by a popup', () => {
  expect(placesOf('listPr')).toEqual([
    `${list}:9:37 grid.rows`,
    `${popup}:4:22 grid.rows`,
    `${list} samplePr`,
  ])
})

it('names the columns, conditions and expressions that mean a field of an operation', () => {
  expect(placesOf('listPr.title')).toEqual([
    `${list}:6:6 filter.fields`,
    `${list}:7:49 filter.title != ''`,
    `${list}:11:6 grid.columns`,
    `${popup}:4:52 grid.columns`,
  ])
  expect(placesOf('listPo.title')).toEqual([])
})

it('names what means a value of expressions, and a field of whatever operation', () => {
  expect(placesOf('filter.title')).toEqual([`${list}:6:6 filter.fields`, `${list}:7:49 filter.title != ''`])
  expect(placesOf('deptnm')).toEqual([`${list}:11:15 grid.columns`])
})

it('says that nothing uses an operation, and what is near to a name that is none', () => {
  expect(impactOf('getPr', compiled, 'ko')).toEqual({
    text: '"getPr"을(를) 쓰는 정의가 없습니다.',
    isDone: true,
  })
  const { text, isDone } = impactOf('listPr.titel', compiled, 'en')
  expect(isDone).toBe(false)
  expect(text).toContain('Nearest: title.')
})
