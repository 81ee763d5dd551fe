import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pictureToCome } from '../../../engine/chart/pictureToCome'
import { chartLost } from '../../../engine/settings/delays'

const image = { title: '발주금액', svg: '<svg/>', png: new Blob(), width: 10, height: 10 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the picture of a chart that is there is taken at once', async () => {
  const picture = pictureToCome()
  picture.put(async () => image)
  expect(await picture.take()).toBe(image)
})

it('a chart that is still on its way is waited for', async () => {
  const picture = pictureToCome()
  const taken = picture.take()
  await vi.advanceTimersByTimeAsync(chartLost / 2)
  picture.put(async () => image)
  expect(await taken).toBe(image)
})

it('a chart that does not come, or has gone, has no picture', async () => {
  const picture = pictureToCome()
  const taken = picture.take()
  await vi.advanceTimersByTimeAsync(chartLost)
  expect(await taken).toBeUndefined()
  picture.put(async () => image)
  picture.put(undefined)
  const late = picture.take()
  await vi.advanceTimersByTimeAsync(chartLost)
  expect(await late).toBeUndefined()
})
