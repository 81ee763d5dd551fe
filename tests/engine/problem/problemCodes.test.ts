import { describe, expect, it } from 'vitest'
import { printProblems } from '../../../engine/problem/printProblem'
import { readMark } from '../compile/compileTexts'
import { type CaseName, compileFiles, problemsOf } from './compileCase'
import { type ProblemCase, problemCases } from './problemCases'
import { problemExamples } from './problemExamples'

const names = Object.keys(problemCases) as CaseName[]

describe('every mistake is reported at its character, with the way to mend it', () => {
  it.each(names)('%s', name => {
    const { problems, marked, file } = problemsOf(name)
    const found = problems.filter(problem => problem.code === name && problem.file === file)
    expect(found.map(({ line, column, mend }) => ({ line, column, mend: mend.en }))).toContainEqual({
      line: marked.line,
      column: marked.column,
      mend: problemCases[name].mend,
    })
  })
})

describe('the smallest mistake raises nothing else', () => {
  // Each of these is one mistake with two sides.
  const twofold = new Set([
    'GRID_SOURCE_UNCLEAR',
    'DOCUMENT_OPERATION_MISSING',
    'TRANSITION_MIXED',
    'FILTER_WITHOUT_ROWS',
  ])
  const alone = names.filter(name => !twofold.has(name))
  it.each(alone)('%s', name => {
    const { problems } = problemsOf(name)
    expect(problems.map(({ code }) => code).filter(code => code !== 'POPUP_UNUSED' || name === code)).toEqual(
      [name],
    )
  })
})

describe('the right definition beside each wrong one is right', () => {
  it.each(names)('%s', name => {
    const { file = 'screens/test.screen.json', text, beside = {} }: ProblemCase = problemCases[name]
    const [wrong, right, then = {}] = problemExamples[name]
    const written = readMark(text).text
    expect(written).toContain(wrong)
    const files = { ...beside, ...then.beside, [then.file ?? file]: written.replace(wrong, right) }
    // A popup beside it that the right definition does not open is none of its business.
    const problems = compileFiles(files).filter(problem => problem.file === file || !(problem.file in beside))
    expect(printProblems(problems, 'en')).toBe('')
  })
})
