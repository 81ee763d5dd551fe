import { describe, expect, it } from 'vitest'
import { sumDecimals } from '../../../../schemas/shared/decimal'
import {
  bandScore,
  type EvaluationItem,
  gradeOf,
  scoreItems,
  totalOf,
  weightedScore,
} from '../../../../server/modules/supplierFigures/evaluationScore'
import type { Figure } from '../../../../server/modules/supplierFigures/figureFacts'

const bandsOf: Readonly<Record<Exclude<Figure, 'SATIS_AVG'>, string>> = {
  ON_TIME_RATE: '98:100;95:90;90:80;80:60;:40',
  DEFECT_PPM: '100:100;500:90;1000:80;5000:60;:40',
  PRICE_CHANGE: '-3:100;0:90;3:75;5:60;:40',
  ACK_TIME: '24:100;48:80;72:60;:40',
  RETURN_RATE: '0.1:100;0.5:90;1:80;3:60;:40',
}

/** The template of domain 3.5. */
const auto = (itemNo: number, formula: Figure, weight: number): EvaluationItem => ({
  ...{ itemNo, method: 'AUTO', weight, maxScore: 100, formula },
  ...(formula === 'SATIS_AVG' ? {} : { bands: bandsOf[formula] }),
})
const template: readonly EvaluationItem[] = [
  auto(1, 'ON_TIME_RATE', 25),
  auto(2, 'DEFECT_PPM', 25),
  auto(3, 'PRICE_CHANGE', 15),
  auto(4, 'ACK_TIME', 5),
  auto(5, 'SATIS_AVG', 10),
  { itemNo: 6, method: 'MANUAL', weight: 20, maxScore: 100 },
]
const scored = (...raws: readonly (string | undefined)[]) =>
  scoreItems(
    template,
    new Map(raws.flatMap((raw, index) => (raw === undefined ? [] : [[index + 1, raw] as const]))),
  )
const none = undefined

describe('the score of a figure', () => {
  it.each([
    ['ON_TIME_RATE', '96.00', '90.00'],
    ['ON_TIME_RATE', '98.00', '100.00'],
    ['ON_TIME_RATE', '80.00', '60.00'],
    ['ON_TIME_RATE', '97.99', '90.00'],
    ['ON_TIME_RATE', '0.00', '40.00'],
    ['DEFECT_PPM', '300.00', '90.00'],
    ['DEFECT_PPM', '500.00', '90.00'],
    ['DEFECT_PPM', '1529.05', '60.00'],
    ['DEFECT_PPM', '100.50', '90.00'],
    ['DEFECT_PPM', '0.00', '100.00'],
    ['PRICE_CHANGE', '0.19', '75.00'],
    ['PRICE_CHANGE', '-3.00', '100.00'],
    ['PRICE_CHANGE', '0.00', '90.00'],
    ['PRICE_CHANGE', '3.00', '75.00'],
    ['PRICE_CHANGE', '3.01', '60.00'],
    ['PRICE_CHANGE', '2.29', '75.00'],
    ['RETURN_RATE', '0.10', '100.00'],
    ['RETURN_RATE', '0.15', '90.00'],
    ['RETURN_RATE', '1.00', '80.00'],
    ['ACK_TIME', '16.00', '100.00'],
    ['ACK_TIME', '24.00', '100.00'],
    ['ACK_TIME', '48.02', '60.00'],
    ['ACK_TIME', '18.20', '100.00'],
  ] as const)('%s of %s is %s', (figure, raw, score) =>
    expect(bandScore(figure, bandsOf[figure], raw)).toBe(score),
  )

  it.each([
    ['4.10', '82.00'],
    ['4.20', '84.00'],
    ['4.07', '81.40'],
    ['1.00', '20.00'],
  ])('of satisfaction %s is %s', (average, score) =>
    expect(scored(none, none, none, none, average).items[4]?.score).toBe(score),
  )
})

describe('the scores of a supplier', () => {
  it('add up to his total', () => {
    const { items, autoScore, manualScore } = scored('96.00', '300.00', '-1.00', '20.00', '4.20', '85.00')
    expect(items.map(({ weighted }) => weighted)).toEqual([
      '22.50',
      '22.50',
      '13.50',
      '5.00',
      '8.40',
      '17.00',
    ])
    expect({ autoScore, manualScore }).toEqual({ autoScore: '71.90', manualScore: '17.00' })
    expect(totalOf({ autoScore, manualScore, adjustScore: '0.0', objectionScore: '0.0' })).toEqual({
      ...{ totalScore: '88.90', grade: 'A' },
    })
  })

  it.each([
    {
      title: 'no survey',
      raws: ['96.00', '300.00', '0.00', '20.00'],
      weights: ['28.57', '28.57', '17.14', '5.72', null],
      weighted: ['25.71', '25.71', '15.43', '5.72', null],
      autoScore: '72.57',
    },
    {
      title: 'no survey and no base price',
      raws: ['90.00', '0.00', none, '48.00'],
      weights: ['36.36', '36.36', null, '7.28', null],
      weighted: ['29.09', '36.36', null, '5.82', null],
      autoScore: '71.27',
    },
    {
      title: 'no order to accept and no base price',
      raws: ['100.00', '0.00', none, none, '4.60'],
      weights: ['33.33', '33.33', null, null, '13.34'],
      weighted: ['33.33', '33.33', null, null, '12.27'],
      autoScore: '78.93',
    },
  ])('with $title share its weight among the others', ({ raws, weights, weighted, autoScore }) => {
    const sheet = scored(...raws)
    const autos = sheet.items.slice(0, 5)
    expect(autos.map(({ effWeight }) => effWeight)).toEqual(weights)
    expect(autos.map(item => item.weighted)).toEqual(weighted)
    expect(sheet.autoScore).toBe(autoScore)
    // Sheets that nobody has confirmed are worth nothing, and keep their weight.
    expect(sheet.items[5]).toEqual({
      itemNo: 6,
      raw: null,
      score: '0.00',
      effWeight: '20.00',
      weighted: '0.00',
    })
  })

  it.each([
    ['84.00', '16.80'],
    ['82.17', '16.43'],
  ])('take a work evaluation of %s as %s', (average, manual) =>
    expect(scored(none, none, none, none, none, average).manualScore).toBe(manual),
  )
})

describe('the total', () => {
  it.each([
    ['95.00', 'S'],
    ['94.99', 'A'],
    ['85.00', 'A'],
    ['84.99', 'B'],
    ['75.00', 'B'],
    ['60.00', 'C'],
    ['59.99', 'D'],
  ])('of %s is grade %s', (total, grade) => expect(gradeOf(total)).toBe(grade))

  it.each([
    [{ autoScore: '78.93', manualScore: '19.80', adjustScore: '5.0', objectionScore: '0.0' }, '100.00', 'S'],
    [{ autoScore: '32.00', manualScore: '0.00', adjustScore: '-5.0', objectionScore: '0.0' }, '27.00', 'D'],
    [{ autoScore: '3.00', manualScore: '0.00', adjustScore: '-5.0', objectionScore: '0.0' }, '0.00', 'D'],
  ])('of %o stays between 0 and 100: %s', (parts, totalScore, grade) =>
    expect(totalOf(parts)).toEqual({ totalScore, grade }),
  )
})

describe('a sheet', () => {
  const work = ['30', '25', '20', '15', '10']
  const registration = ['25', '20', '20', '20', '15']
  it.each([
    [work, ['5', '4', '4', '4', '5'], '88.00'],
    [work, ['4', '4.5', '4', '3.5', '3.5'], '80.00'],
    [registration, ['4', '4', '4.5', '4', '4'], '82.00'],
    [registration, ['3.5', '3.5', '3.5', '3.5', '3.5'], '70.00'],
    [registration, ['3.5', '3.5', '3.5', '3.5', '3.49'], '69.97'],
    [registration, ['3', '3', '3', '3', '2.99'], '59.97'],
  ])('of weights %s and scores %s comes to %s', (weights, scores, total) =>
    expect(sumDecimals(scores.map((score, index) => weightedScore(score, 5, weights[index] ?? '0')))).toBe(
      total,
    ),
  )
})
