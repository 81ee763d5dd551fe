import { describe, expect, it } from 'vitest'
import { handMissing } from '../../../engine/languageServer/handMissing'
import type { Problem } from '../../../engine/problem/problem'
import { EditorClient } from './editorClient'

const problem: Problem = {
  ...{ file: '', line: 1, column: 1, what: { en: '', ko: '' }, mend: { en: '', ko: '' } },
  code: 'PARAMETER_MISSING',
}

function handed(text: string, word: string, from?: string): string {
  const missing = { name: 'prNo', ...(from === undefined ? {} : { from }) }
  const [fix] = handMissing(text, { ...problem, missing }, text.indexOf(word))
  return fix ? text.slice(0, fix.start) + fix.text + text.slice(fix.end) : ''
}

describe('what a screen or an operation is not told', () => {
  it.each([
    [
      'a name alone becomes the long form',
      '{ "go": "prEdit" }',
      '{ "go": { "screen": "prEdit", "with": { "prNo": "row.prNo" } } }',
    ],
    [
      'a step without values gets them',
      '{ "step": "go", "screen": "prEdit" }',
      '{ "step": "go", "screen": "prEdit", "with": { "prNo": "row.prNo" } }',
    ],
    [
      'values get one more',
      '{ "step": "go", "screen": "prEdit", "with": { "copyFrom": "row.prNo" } }',
      '{ "step": "go", "screen": "prEdit", "with": { "copyFrom": "row.prNo", "prNo": "row.prNo" } }',
    ],
    [
      'no values become one',
      '{ "step": "go", "screen": "prEdit", "with": {} }',
      '{ "step": "go", "screen": "prEdit", "with": { "prNo": "row.prNo" } }',
    ],
  ])('%s', (_, text, mended) => expect(handed(text, '"prEdit"', 'row.prNo')).toBe(mended))

  it('is left to be filled in where no part of the page has it', () => {
    expect(handed('{ "step": "call", "operation": "copyPr" }', '"copyPr"')).toBe(
      '{ "step": "call", "operation": "copyPr", "with": { "prNo": "" } }',
    )
  })

  it('is offered by the editor with the number that a call has answered', async () => {
    const file = 'screens/purchase/adjustSearch.screen.json'
    const editor = await EditorClient.within()
    const written = '"screen": "signifierDetail", "with": { "slipNo": "answer.docNo" }'
    await editor.edit(file, written, '"screen": "signifierDetail"')
    const fixes = await editor.fixes(file)
    expect(fixes.find(({ title }) => title === '"slipNo" 넘기기')?.text).toContain(written)
    await editor.close()
  })
})
