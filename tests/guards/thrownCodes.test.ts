import { describe, expect, it } from 'vitest'
import { isMessageKey, isResultCode, neverSent, resultCodes } from '../../schemas/shared/resultCodes'
import { projectPaths, readFiles } from './projectFiles'
import { type ThrownCode, thrownCodes } from './thrownCodes'

const files = readFiles(projectPaths().filter(path => /^server\/.*\.ts$/.test(path)))
const thrown = files.flatMap(({ path, text }) => thrownCodes(path, text).map(one => ({ ...one, path })))

/** What the server may say beside the table: the key of a message, or a rule with a sentence of its own. */
function isRule({ code, status }: ThrownCode): boolean {
  const isRuleStatus = status === 409 || status === 422 || status === 429
  return isMessageKey(code) || (isRuleStatus && /^([a-z][A-Za-z]+|[A-Z]+(_[A-Z]+)+)$/.test(code))
}

describe('the codes of the server', () => {
  it('are rows of the table, or rules with a msg of their own', () => {
    const strange = thrown.filter(one => !isResultCode(one.code) && !isRule(one))
    expect(strange.map(({ path, line, code }) => `${path}:${line} ${code}`)).toEqual([])
  })

  it('travel by the status of their row, but for log-in calls and login checks, which answer 200', () => {
    const wrong = thrown.filter(({ code, status }) => {
      const row = isResultCode(code) ? resultCodes[code] : undefined
      return row && status !== undefined && row.reaction !== 'caller' && row.status !== status
    })
    expect(wrong.map(({ path, line, code }) => `${path}:${line} ${code}`)).toEqual([])
  })

  it('say every row of the table, unless it is named as never sent', () => {
    const said = new Set(thrown.map(({ code }) => code))
    expect(Object.keys(resultCodes).filter(code => !said.has(code))).toEqual(Object.keys(neverSent))
  })
})

describe('reading a file of the server', () => {
  it.each([
    ["throw refused('totalZero', texts.x)", [['totalZero', 422]]],
    ["throw fieldRefused('amt', 'fieldEmpty', [])", [['fieldEmpty', 422]]],
    ["throw fieldRefused('amt', '금액을 확인해 주세요.')", []],
    ["throw new Failure(429, 'loginWait', x)", [['loginWait', 429]]],
    ['throw statusFailure(503)', [['HTTP503', 503]]],
    [
      "return isKnown ? 'AUTH011' : 'AUTH019'",
      [
        ['AUTH011', undefined],
        ['AUTH019', undefined],
      ],
    ],
  ])('%s', (text, codes) => {
    expect(thrownCodes('a.ts', text).map(({ code, status }) => [code, status])).toEqual(codes)
  })
})
