import type { GridLayout } from '../../widgets/DataGrid/dataGridContract'
import { isSilent, toFailure } from '../runtime/failure'
import type { Services } from '../runtime/services'
import { fetchLayout, sendLayout } from './serverLayout'

/** How long the hand must rest before a layout is sent: dragging an edge gives many. */
const restMilliseconds = 1000

export interface LayoutKeeper {
  /** What the server keeps: asked once in a session. Undefined when there is nothing to take over. */
  find(): Promise<{ readonly layout: GridLayout | undefined } | undefined>
  keep(layout: GridLayout | undefined): void
}

const keepers = new WeakMap<Services, Map<string, LayoutKeeper>>()

/**
 * The layout of one grid on the server. It lives as long as the services do and not only while the grid is seen, so
 * that a change made just before leaving a page is sent all the same.
 */
export function layoutKeeper(services: Services, gridKey: string): LayoutKeeper {
  const known = keepers.get(services) ?? new Map<string, LayoutKeeper>()
  keepers.set(services, known)
  const keeper = known.get(gridKey) ?? createKeeper(services, gridKey)
  known.set(gridKey, keeper)
  return keeper
}

function createKeeper(services: Services, gridKey: string): LayoutKeeper {
  let asked = false
  let isChanged = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function quietly<Answer>(work: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await work
    } catch (error) {
      // The copy of this browser stands; a layout is no work that anybody could lose.
      const failure = toFailure(error)
      if (!isSilent(failure)) console.warn(`The layout of "${gridKey}" stays in this browser.`, failure.code)
      return undefined
    }
  }

  return {
    async find() {
      if (asked) return undefined
      asked = true
      const found = await quietly(fetchLayout(services, gridKey).then(layout => ({ layout })))
      // What the person has arranged meanwhile is newer than the answer.
      return isChanged ? undefined : found
    },
    keep(layout) {
      isChanged = true
      clearTimeout(timer)
      timer = setTimeout(() => void quietly(sendLayout(services, gridKey, layout)), restMilliseconds)
    },
  }
}
