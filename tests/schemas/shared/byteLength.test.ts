import { describe, expect, it } from 'vitest'
import {
  byteLength,
  characterLength,
  truncateToBytes,
  truncateToCharacters,
} from '../../../schemas/shared/byteLength'
import { byteCases, cutCases } from '../../cases/textRuleCases'
import { seededNumbers } from './seededNumbers'

const pool = [
  'a',
  'Z',
  '~',
  '\u007f',
  '\u0080',
  'é',
  '߿',
  'ࠀ',
  '가',
  '힣',
  '😀',
  '👍🏽',
  '한'.normalize('NFD'),
  ' ',
]

describe('byte length', () => {
  it.each(byteCases)('"%s" counts %i', (text, bytes) => expect(byteLength(text)).toBe(bytes))

  it.each(cutCases)('"%s" within %i bytes is "%s"', (text, limit, kept) =>
    expect(truncateToBytes(text, limit)).toBe(kept),
  )

  it('a character limit counts an emoji and a composed syllable once', () => {
    expect(characterLength(`가😀${'각'.normalize('NFD')}`)).toBe(3)
    expect(truncateToCharacters('가😀나', 2)).toBe('가😀')
  })

  it('truncation keeps the longest beginning, never half a character, in 2,000 random texts', () => {
    const next = seededNumbers(56)
    for (let round = 0; round < 2000; round += 1) {
      const text = Array.from({ length: next(12) }, () => pool[next(pool.length)]).join('')
      const limit = next(30)
      const kept = truncateToBytes(text, limit)
      const composed = [...text.normalize('NFC')]
      const keptCount = [...kept].length
      expect(kept).toBe(composed.slice(0, keptCount).join(''))
      expect(byteLength(kept)).toBeLessThanOrEqual(limit)
      expect(kept).not.toMatch(/\p{Cs}/u)
      const longer = composed.slice(0, keptCount + 1).join('')
      expect(longer === kept || byteLength(longer) > limit).toBe(true)
    }
  })
})
