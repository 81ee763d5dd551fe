import { expect, it } from 'vitest'
import { compileTexts, listText } from '../compile/compileTexts'

const reported = (rest: string) => {
  const text = listText(`"rows": "listPr", "columns": ["prNo", { "field": "title", "width": 5${rest} }]`)
  const { problems, warnings, screens } = compileTexts({ 'screens/test.screen.json': text })
  return { problems, warnings: warnings.map(({ code }) => code), isCompiled: screens.has('test') }
}

it('a warning is no problem: the definition is compiled', () => {
  expect(reported('')).toEqual({ problems: [], warnings: ['COLUMN_NARROW'], isCompiled: true })
})

it('a note answers a warning', () => {
  expect(reported(', "note": "a mark alone"').warnings).toEqual([])
})
