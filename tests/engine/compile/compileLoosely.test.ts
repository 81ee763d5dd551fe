import { describe, expect, it } from 'vitest'
import { compileLoosely } from '../../../engine/compile/compileLoosely'
import { readDefinitions } from '../../../engine/compile/readDefinitions'
import { compileChanged } from '../../cases/compileChanged'

const { world } = compileChanged(readDefinitions(process.cwd()))

/** What the compiler noted of a screen that reads so. */
function notesOf(text: string) {
  const file = 'screens/purchase/half.screen.json'
  return compileLoosely({ file, kind: 'screen', text }, world).notes
}

describe('a half-written file', () => {
  it('is compiled as far as it goes: what is broken is left out', () => {
    const text = '{ "grid": { "rows": "listPr", "columns": [ "prNo", { "fie": 1 }, 7, "title"'
    const { names } = notesOf(text)
    expect(names.get(text.indexOf('"title"'))).toMatchObject({ thing: 'field' })
    expect(Object.keys(names.get(text.indexOf('"prNo"'))?.names ?? {})).toContain('reqDate')
  })

  it('is a definition whose words are all missing while nothing is written', () => {
    expect(notesOf('').names.size).toBe(0)
    expect(notesOf('[1]').names.size).toBe(0)
  })

  it('says of an expression what it may name, and what its place wants', () => {
    const text = '{ "actions": [ { "go": "prList", "visibleWhen": "use" } ] }'
    expect(notesOf(text).expressions.get(text.indexOf('"use"'))).toMatchObject({
      scope: { user: { kind: 'object' } },
      wants: { kind: 'boolean' },
    })
  })

  it('says what the keys of an object of values may be', () => {
    const text = '{ "actions": [ { "label": "a", "go": { "screen": "prEdit", "with": {} } } ] }'
    expect(notesOf(text).keys.get(text.indexOf('{}'))).toMatchObject({
      thing: 'parameter',
      receiver: { screen: 'prEdit' },
    })
  })
})
