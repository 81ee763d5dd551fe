import { expect, it } from 'vitest'
import { language } from '../../../codegen/generated/language'

it('every word of the language and every kind of entry is explained in English as well as in Korean', () => {
  const silent = Object.entries(language).flatMap(([name, type]) => {
    if (type.kind !== 'object') return []
    const words = type.properties.filter(
      ({ name: word, korean, note }) =>
        word !== 'note' && korean !== undefined && (note === '' || note === 'Korean.'),
    )
    const own = type.korean !== undefined && type.note === '' ? [name] : []
    return [...own, ...words.map(word => `${name}.${word.name}`)]
  })
  expect(silent).toEqual([])
})
