import { describe, expect, it } from 'vitest'
import { expressionCursor } from '../../../engine/expression/expressionCursor'
import { namesIn } from '../../../engine/expression/expressionNames'
import type { ExpressionScope, ObjectValueType } from '../../../engine/expression/valueType'

const line: ObjectValueType = {
  kind: 'object',
  spoken: 'a row',
  fields: { qty: { kind: 'decimal' }, currency: { kind: 'text', code: 'CURRENCY' } },
}
const scope: ExpressionScope = { line, lines: { kind: 'list', item: line }, title: { kind: 'text' } }

/** Where the cursor stands that ¦ marks. */
function cursorIn(marked: string, wants = undefined as ExpressionScope[string] | undefined) {
  return expressionCursor(marked.replace('¦', ''), marked.indexOf('¦'), scope, wants)
}

describe('where somebody types in an expression', () => {
  it('knows what stands before a point, however the rest looks', () => {
    expect(cursorIn('line.q¦')).toMatchObject({ at: 'member', start: 5, holder: line })
    expect(cursorIn('has(line.¦) && ((')).toMatchObject({ at: 'member', holder: line })
    expect(cursorIn('lines[0].¦')).toMatchObject({ at: 'member', holder: line })
    expect(cursorIn('size(title).¦')).toMatchObject({ at: 'member', holder: undefined })
  })

  it('knows the names that open calls have brought, and no longer behind their end', () => {
    const inside = cursorIn('lines.all(l, lines.exists(k, ¦')
    expect(inside.at === 'name' && Object.keys(inside.scope)).toEqual(['line', 'lines', 'title', 'l', 'k'])
    const behind = cursorIn('lines.all(l, true) && ¦')
    expect(behind.at === 'name' && Object.keys(behind.scope)).not.toContain('l')
    expect(cursorIn('lines.filter(l, l.qty > 0).map(k, k.¦')).toMatchObject({ holder: line })
  })

  it('knows of which group a text should be a code', () => {
    for (const text of [
      "line.currency == '¦'",
      "line.currency in ['KRW', '¦']",
      "lines.all(l, l.currency != '¦",
    ])
      expect(cursorIn(text), text).toMatchObject({ at: 'text', code: 'CURRENCY' })
    expect(cursorIn("title == '¦'")).toMatchObject({ at: 'text', code: undefined })
    const wants = { kind: 'text', code: 'TAX_CODE' } as const
    expect(cursorIn("line.qty > 0 ? 'V1' : '¦'", wants)).toMatchObject({ at: 'text', code: 'TAX_CODE' })
  })
})

describe('the names of an expression', () => {
  it('are told with their characters, whatever they stand in', () => {
    const text = "lines.exists(l, l.currency == 'KRW') && (title).size() > 0"
    const uses = namesIn(text, scope, undefined)
    for (const { name, start, end } of uses) expect(text.slice(start, end)).toBe(name)
    expect(uses.map(({ use, name }) => `${use} ${name}`)).toEqual([
      ...['root lines', 'function exists', 'local l', 'local l', 'field currency', 'text KRW'],
      ...['root title', 'function size'],
    ])
  })

  it('are none while it cannot be parsed', () => {
    expect(namesIn('line.qty >', scope, undefined)).toEqual([])
  })
})
