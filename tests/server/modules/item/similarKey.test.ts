import { describe, expect, it } from 'vitest'
import { keysWithin, similarKey, similarKeyOf } from '../../../../server/modules/item/similarKey'
import { seededRandom } from '../../../../server/seed/seededRandom'

describe('the key of similar items', () => {
  it.each([
    ['정밀 샤프트 Φ8×120', 'jeongmil syapeuteu d8x120'],
    ['A4 복사용지 80g 2,500매', 'a4 bogsayongji 80g 2500mae'],
    ['샤프트 ø8 x 120 ⌀8*120', 'syapeuteu d8x120 d8x120'],
    ['ＡＢ－１２ ㎜', 'ab 12 mm'],
    ['닭값', 'dalggabs'],
    ['%_"<script>', 'script'],
    ['!!', ''],
  ])('of %s is %s', (text, key) => {
    expect(similarKey(text)).toBe(key)
  })

  it('joins what is known of an item', () => {
    const item = { itemName: '볼펜', spec: '0.5mm', maker: undefined, modelNo: 'B-1' }
    expect(similarKeyOf(item)).toBe('bolpen 0 5mm b 1')
  })

  it.each([
    ['샤프트', ['syapeu']],
    ['Φ8×120 샤', ['120', 'sya']],
    ['16형, A3', ['16hyeo']],
    ['가 %', []],
  ])('of each text that contains %s contains %j', (text, keys) => {
    expect(keysWithin(text)).toEqual(keys)
  })

  it('contains what it is looked for by, whatever stands around it', () => {
    const signs = [...'샤프트닭값각아12358abxXK φ×*,.-_%㎜Ａ']
    const random = seededRandom(7)
    const drawn = (length: number) => Array.from({ length }, () => random.pick(signs)).join('')
    for (let round = 0; round < 3000; round += 1) {
      const [before, text, after] = [drawn(3), drawn(6), drawn(3)]
      const key = similarKey(`${before}${text}${after}`)
      for (const part of keysWithin(text)) expect(key, `${before}[${text}]${after}`).toContain(part)
    }
  })
})
