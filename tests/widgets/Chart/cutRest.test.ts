import { describe, expect, it } from 'vitest'
import type { ChartSeries } from '../../../engine/render/chartWidgetContract'
import { scaleOf } from '../../../widgets/Chart/ChartPicture'
import { cutRest, drawnCategories, restAmount } from '../../../widgets/Chart/chartNumbers'

const bars = (...values: string[]): ChartSeries => ({
  ...{ id: 'poAmt', label: '발주금액', as: 'bar', axis: 'left', unit: '원', values },
})
const budget = (...values: string[]): ChartSeries => ({ ...bars(...values), id: 'budgetAmt', as: 'mark' })

describe('the rest of many categories', () => {
  it('that is not much longer than the longest keeps its length', () => {
    expect(cutRest({ series: [bars('300', '200', '600')], restAt: 2 })).toBeUndefined()
  })

  it('that is more than twice as long ends a little beyond it, and so does the axis', () => {
    const series = [bars('300', '200', '601')]
    expect(cutRest({ series, restAt: 2 })).toEqual({ at: 2, end: 360 })
    expect(scaleOf({ series, restAt: 2 }, 'left').domain).toEqual([0, 360])
    expect(drawnCategories(['가', '나', '기타'], series, { at: 2, end: 360 }).at(-1)?.places).toEqual({
      poAmt: 360,
    })
  })

  it('says its amount where it is cut', () => {
    expect(restAmount([bars('300', '112700000000')], { at: 1, end: 360 })).toBe('1,127억')
  })

  it('has no mark where it would stand at a wrong place', () => {
    const series = [bars('300', '900'), budget('250', '800')]
    expect(drawnCategories(['가', '기타'], series, { at: 1, end: 360 }).map(({ places }) => places)).toEqual([
      { poAmt: 300, budgetAmt: 250 },
      { poAmt: 360, budgetAmt: null },
    ])
  })

  it('keeps its length where bars are parts of a whole, and where nothing else has any', () => {
    expect(cutRest({ series: [bars('3', '900')], shape: 'stack', restAt: 1 })).toBeUndefined()
    expect(cutRest({ series: [bars('0', '900')], restAt: 1 })).toBeUndefined()
  })
})
