import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { agreements } from '../../../engine/compile/agreements'
import { compileAll } from '../../../engine/compile/compileAll'
import { definitionKind } from '../../../engine/compile/readDefinitions'
import { problemCodes } from '../../../engine/problem/problemCodes'
import type { Workflow } from '../../../schemas/workflow/workflow'
import { readMark, samplesOf } from '../compile/compileTexts'
import { problemCases } from './problemCases'

/** Two more workflows, for mistakes that need a second one. */
const pr = agreements.workflows.pr as Workflow
const submitTest = { ...pr.transitions[4], transition: 'submitTest' } as Workflow['transitions'][number]
const workflows = {
  ...agreements.workflows,
  readOnly: { ...pr, document: 'readOnly', transitions: [submitTest] },
}

function problemsOf(name: keyof typeof problemCases) {
  const { file = 'screens/test.screen.json', text, beside = {} } = problemCases[name]
  const marked = readMark(text)
  const files = { ...beside, [file]: marked.text }
  const definitions = Object.entries(files).flatMap(([path, content]) => {
    const kind = definitionKind(path)
    return kind ? [{ file: path, kind, text: content }] : []
  })
  const hooks = new Map([['test', ['splitLines']]])
  const { problems } = compileAll(
    { definitions, hooks, samples: samplesOf(files) },
    { ...agreements, workflows },
  )
  return { problems, marked, file }
}

describe('every mistake is told at its character, with the way to mend it', () => {
  it.each(Object.keys(problemCases) as (keyof typeof problemCases)[])('%s', name => {
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
  const names = (Object.keys(problemCases) as (keyof typeof problemCases)[]).filter(
    name => !twofold.has(name),
  )
  it.each(names)('%s', name => {
    const { problems } = problemsOf(name)
    expect(problems.map(({ code }) => code).filter(code => code !== 'POPUP_UNUSED' || name === code)).toEqual(
      [name],
    )
  })
})

it('every code is explained in engine/README.md', () => {
  const text = readFileSync('engine/README.md', 'utf8')
  expect(problemCodes.filter(code => !text.includes(`**${code}**`))).toEqual([])
})
