import { describe, expect, it } from 'vitest'
import { similarKey, similarKeyOf } from '../../../../server/modules/item/similarKey'

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
})
