import { expect, it } from 'vitest'
import { compileTexts, documentText, listText } from '../compile/compileTexts'

const named = (text: string, name: string) =>
  text.replace('"test"', `"${name}"`).replace('"/test"', `"/${name}"`)
const request = named(
  documentText('', ', "actions": [{ "transition": ["createPr", "updatePr"], "label": "저장" }]'),
  'request',
)
const approval = named(
  '{ "screen": "test", "title": "시험", "route": { "path": "/test", "portals": ["internal"], "params": ["calcNo"] }, "grid": { "rows": "listMonthlySettlement", "with": { "calcNo": "params.calcNo" }, "columns": ["adjNo"] } }',
  'changes',
)

function reported(text: string, beside: Readonly<Record<string, string>> = {}) {
  const { problems } = compileTexts({
    'screens/test.screen.json': text,
    'screens/request.screen.json': request,
    ...beside,
  })
  return problems.map(({ code, what }) => `${code} ${what.en}`)
}

const list = (columns: string, actions: string) =>
  listText(`"rows": "listPr", "columns": [${columns}]`, `, "actions": [${actions}]`)
const steps = (text: string) => list('"prNo"', `{ "label": "가", "steps": [${text}] }`)

it('a row leads to the document that it is about', () => {
  const text = list(
    '{ "field": "prNo", "go": { "screen": "request", "with": { "copyFrom": "row.prNo" } } }',
    '"search"',
  )
  expect(reported(text)).toContain(
    'PARAMETER_UNKNOWN Screen "request" understands no parameter "copyFrom", and has nothing to show without "prNo".',
  )
})

it('a button may begin a new document, and says so by handing over nothing', () => {
  expect(reported(steps('{ "step": "go", "screen": "request" }'))).toEqual([])
  expect(reported(steps('{ "step": "go", "screen": "request", "with": {} }'))).toEqual([
    'VALUE_EMPTY "with" hands over nothing.',
  ])
})

it('what a call has made is shown by its number', () => {
  const call = '{ "step": "call", "operation": "copyPr", "with": { "prNo": "\'PR1\'" } }'
  expect(reported(steps(`${call}, { "step": "go", "screen": "request" }`))).toEqual([
    'PARAMETER_MISSING Screen "request" is not told "prNo", so it has nothing to show.',
  ])
  const whole = `${call}, { "step": "go", "screen": "request", "with": { "prNo": "answer.docNo" } }`
  expect(reported(steps(whole))).toEqual([])
})

it('a page is told what its rows cannot be asked without', () => {
  const beside = { 'screens/changes.screen.json': approval }
  expect(reported(steps('{ "step": "go", "screen": "changes" }'), beside)).toContain(
    'PARAMETER_MISSING Screen "changes" is not told "calcNo", so it has nothing to show.',
  )
})
