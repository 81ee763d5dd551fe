import { describe, expect, it } from 'vitest'
import { chooseParticle, endsInConsonant, fillMessage } from '../../../schemas/shared/koreanParticle'

describe('the particle behind a word', () => {
  it.each([
    ['품목', '품목을'],
    ['부서', '부서를'],
    ['사업부(본사)', '사업부(본사)를'],
    ['사업장 (선택)', '사업장 (선택)을'],
    ["'제목'", "'제목'을"],
    ['10', '10을'],
    ['2', '2를'],
    ['1,000', '1,000을'],
    ['LOI', 'LOI를'],
    ['URL', 'URL을'],
    ['Single ID', 'Single ID를'],
    ['Name', 'Name을(를)'],
    ['%', '%을(를)'],
    ['', '을(를)'],
    ['부서'.normalize('NFD'), `${'부서'.normalize('NFD')}를`],
  ])('"%s" becomes "%s"', (word, text) => {
    expect(`${word}${chooseParticle(word, '을(를)')}`).toBe(text)
  })

  it.each([
    ['품목', '은(는)', '은'],
    ['부서', '은(는)', '는'],
    ['품목', '이(가)', '이'],
    ['부서', '이(가)', '가'],
  ] as const)('"%s" with %s takes %s', (word, pair, particle) => {
    expect(chooseParticle(word, pair)).toBe(particle)
  })

  it('knows every digit by its Korean reading', () => {
    const readings = [...'영일이삼사오육칠팔구']
    expect(readings.map((_, digit) => endsInConsonant(String(digit)))).toEqual(readings.map(endsInConsonant))
  })

  it('an argument that looks like a place is not filled again', () => {
    expect(fillMessage('{0}을(를) {1}', ['{1}', 'x'])).toBe('{1}을(를) x')
  })
})
