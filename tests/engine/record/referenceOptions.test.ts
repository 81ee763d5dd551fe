import { describe, expect, it } from 'vitest'
import { referenceOptions } from '../../../engine/record/referenceOptions'
import { countWrites } from '../../../engine/runtime/writes'
import { fakeServices } from '../runtime/fakeServices'

const source = { operation: 'listUnit', value: 'unitCode', text: 'unitName' }

/** Two pages of one session, over a server that keeps units. */
function twoPages() {
  const units = [{ unitCode: 'EA', unitName: '개' }]
  const services = fakeServices({
    answers: {
      listUnit: () => ({ rows: [...units] }),
      saveUnit: () => units.push({ unitCode: 'BOX', unitName: '상자' }),
      saveApprovalLine: () => ({}),
    },
  })
  const page = () => ({ ...services, call: countWrites(services) })
  const asked = () => services.calls.filter(({ operation }) => operation === 'listUnit').length
  return { one: page(), other: page(), asked }
}

describe('choices that come from a list', () => {
  it('are asked for once by a page', async () => {
    const { one, asked } = twoPages()
    await referenceOptions(one, source)
    expect(await referenceOptions(one, source)).toEqual([{ value: 'EA', text: '개' }])
    expect(asked()).toBe(1)
  })

  it('have what another page has saved to that list', async () => {
    const { one, other } = twoPages()
    await referenceOptions(one, source)
    await other.call.byName('saveUnit', {})
    expect(await referenceOptions(one, source)).toContainEqual({ value: 'BOX', text: '상자' })
  })

  it('stay when something else is saved', async () => {
    const { one, other, asked } = twoPages()
    await referenceOptions(one, source)
    await other.call.byName('saveApprovalLine', {})
    await referenceOptions(one, source)
    expect(asked()).toBe(1)
  })
})
