import { agreements } from '../../../engine/compile/agreements'
import { compileAll } from '../../../engine/compile/compileAll'
import { definitionKind } from '../../../engine/compile/readDefinitions'
import type { Workflow } from '../../../schemas/workflow/workflow'
import { readMark, samplesOf } from '../compile/compileTexts'
import { type ProblemCase, problemCases } from './problemCases'

/** Two more workflows, for mistakes that need a second one. */
const pr = agreements.workflows.pr as Workflow
const submitTest = { ...pr.transitions[4], transition: 'submitTest' } as Workflow['transitions'][number]
const workflows = {
  ...agreements.workflows,
  readOnly: { ...pr, document: 'readOnly', transitions: [submitTest] },
}

export type CaseName = keyof typeof problemCases

/** What is wrong with definitions by file name. */
export function compileFiles(files: Readonly<Record<string, string>>) {
  const definitions = Object.entries(files).flatMap(([path, text]) => {
    const kind = definitionKind(path)
    return kind ? [{ file: path, kind, text }] : []
  })
  const hooks = new Map([['test', ['splitLines']]])
  const menus = Object.entries(files).flatMap(([file, text]) =>
    /menus\.json$/.test(file) ? [{ file, text }] : [],
  )
  const all = { definitions, hooks, samples: samplesOf(files), ...(menus[0] && { menus: menus[0] }) }
  const { problems, warnings } = compileAll(all, { ...agreements, workflows })
  return [...problems, ...warnings]
}

/** What is wrong with the definition of a case. */
export function problemsOf(name: CaseName) {
  const { file = 'screens/test.screen.json', text, beside = {} }: ProblemCase = problemCases[name]
  const marked = readMark(text)
  return { problems: compileFiles({ ...beside, [file]: marked.text }), marked, file }
}
