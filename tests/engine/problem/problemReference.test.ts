import { expect, it } from 'vitest'
import type { ProblemCode } from '../../../engine/problem/problemCodes'
import { type CaseName, problemsOf } from './compileCase'
import { problemCases } from './problemCases'
import { problemExamples } from './problemExamples'
import { type ProvenProblem, writeReference } from './writeReference'

it('the reference of problems shows each code as its test proves it', async () => {
  const proven = new Map<ProblemCode, ProvenProblem>(
    (Object.keys(problemCases) as CaseName[]).flatMap(name => {
      const { problems, file } = problemsOf(name)
      const problem = problems.find(({ code, file: at }) => code === name && at === file)
      return problem ? [[name, { problem, example: problemExamples[name] }] as const] : []
    }),
  )
  await expect(writeReference(proven)).toMatchFileSnapshot('../../../screens/reference/problems.md')
})
