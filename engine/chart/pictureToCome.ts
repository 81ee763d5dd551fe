import type { TakePicture } from '../contract/screen'
import { chartLost } from '../settings/delays'

/** What makes the picture of a chart, for who asks before the chart is there; one that does not come has none. */
export function pictureToCome() {
  let drawn: TakePicture | undefined
  const waiting = new Set<() => void>()
  return {
    put(take: TakePicture | undefined): void {
      drawn = take
      if (!take) return
      for (const goOn of waiting) goOn()
      waiting.clear()
    },
    async take() {
      if (!drawn)
        await new Promise<void>(goOn => {
          waiting.add(goOn)
          setTimeout(goOn, chartLost)
        })
      return drawn?.()
    },
  }
}
