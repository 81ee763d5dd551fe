import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createNoteServer, type NoteServer } from './noteServer'

let notes: NoteServer
beforeAll(async () => {
  notes = await createNoteServer()
})
afterAll(() => notes.close())

function judge(policy: string): readonly string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
  return findings
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)
}

//
it.each(['/', '/prList', '/cyber/prCheckList', '/login', '/api/v1/note', '/no/such/page', '/%E0%A4%A'])(
  'the policy of %s has no finding of high or medium in the judgement of csp_evaluator',
  async url => {
    const { headers } = await notes.app.inject(url)
    expect(judge(String(headers['content-security-policy']))).toEqual([])
  },
)

it.each([
  "script-src 'self' 'unsafe-inline'",
  "script-src https: 'self'; object-src 'none'",
  'default-src *',
])('csp_evaluator would find a fault in %s', policy => {
  expect(judge(policy).length).toBeGreaterThan(0)
})
