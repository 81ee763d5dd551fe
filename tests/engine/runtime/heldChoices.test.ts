import { describe, expect, it } from 'vitest'
import { heldChoices } from '../../../engine/runtime/heldChoices'
import type { CodesPort } from '../../../engine/runtime/services'

const all = [
  { value: 'GEN', text: '일반' },
  { value: 'RPT', text: '반복', useYn: 'N' },
  { value: 'URG', text: '긴급', useYn: 'N' },
]
const codes: CodesPort = {
  entries: (_, which) => (which === 'all' ? all : all.slice(0, 1)),
  text: (_, value) => value,
}

describe('the choices of a coded field', () => {
  it.each([
    ['a new document is offered what is in use', '', ['일반']],
    ['an old document keeps the text of a code out of use', 'RPT', ['일반', '반복']],
    ['several values keep theirs', 'RPT,URG', ['일반', '반복', '긴급']],
  ])('%s', (_, held, texts) => {
    expect(heldChoices(codes, 'PURCHASE_TYPE', held).map(({ text }) => text)).toEqual(texts)
  })

  it('are those that the server takes', () => {
    const offered = (held: string) =>
      heldChoices(codes, 'PURCHASE_TYPE', held, ['RPT']).map(({ value }) => value)
    expect([offered(''), offered('GEN')]).toEqual([[], ['GEN']])
  })
})
