import { describe, expect, it } from 'vitest'
import { isMaskName, masks } from '../../../schemas/shared/masks/masks'
import { refusedCases, shownCases, takenCases, typedCases } from '../../cases/maskCases'

describe('masks', () => {
  it.each(shownCases)('%s shows "%s" with %j as "%s"', (mask, value, options, text) => {
    expect(masks[mask].toText(value, options)).toBe(text)
  })

  it.each(takenCases)('%s takes "%s" with %j as "%s"', (mask, text, options, value) => {
    expect(masks[mask].toValue(text, options)).toMatchObject({ value })
  })

  it.each(refusedCases)('%s refuses "%s" with %j by %s', (mask, text, options, key, args) => {
    expect(masks[mask].toValue(text, options)).toEqual({ refused: key, args })
  })

  it.each(typedCases)('%s with %j lets "%s" be typed and not "%s"', (mask, options, accepted, kept) => {
    expect([...accepted].filter(character => !masks[mask].accept(character, options))).toEqual([])
    expect([...kept].filter(character => masks[mask].accept(character, options))).toEqual([])
  })

  it.each(Object.keys(masks).filter(isMaskName))('%s takes an empty field as an empty value', mask => {
    expect(masks[mask].toValue('')).toEqual({ value: '' })
  })

  it('what a mask shows, it takes back as the same value', () => {
    for (const [mask, value, options] of shownCases.filter(([, , , text]) => text.length > 5)) {
      const lenient = { ...options, isNegativeAllowed: true }
      const back = masks[mask].toValue(masks[mask].toText(value, options), lenient)
      expect(back).toEqual(masks[mask].toValue(value, lenient))
    }
  })

  it('knows its names', () => {
    expect([isMaskName('numComma'), isMaskName('toString')]).toEqual([true, false])
  })
})
