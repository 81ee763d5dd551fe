import { useEffect, useState } from 'react'
import { text } from '../../i18n/text'
import { chunkLoss, withChunkTimeout } from './chunkFailure'
import { useFrame } from './frame'

/** What a room shows only when somebody opens it: menus, lists, searches. Fetched once, all of a room together. */
export interface LatePanels<Panels> {
  /** Undefined until they have been fetched. */
  readonly present: () => Panels | undefined
  /** A fetch that failed is tried again by the next call. */
  readonly fetch: () => Promise<Panels>
  /** Starts the fetch when a pointer or the focus comes near. A failure is shown to the person who opens a panel. */
  readonly expect: () => void
}

export function latePanels<Panels>(load: () => Promise<Panels>): LatePanels<Panels> {
  let loaded: Panels | undefined
  let underWay: Promise<Panels> | undefined
  const fetch = () => {
    underWay ??= withChunkTimeout(load()).then(
      panels => {
        loaded = panels
        return panels
      },
      (error: unknown) => {
        underWay = undefined
        throw error
      },
    )
    return underWay
  }
  return { present: () => loaded, fetch, expect: () => void fetch().catch(() => undefined) }
}

/** The panels, undefined until they are there. If they are wanted and cannot be fetched, an alert says so. */
export function usePanels<Panels>(late: LatePanels<Panels>, isWanted: boolean): Panels | undefined {
  const { ask } = useFrame()
  const [fetched, setFetched] = useState(late.present)
  // Another part of the frame may have fetched them: draw them at once, so that no key typed after Ctrl+K is lost.
  const panels = fetched ?? late.present()
  useEffect(() => {
    if (!isWanted || panels) return
    let isLeft = false
    late.fetch().then(
      found => !isLeft && setFetched(() => found),
      async () => {
        const lead = (await chunkLoss()) === 'network' ? 'chunkOfflineLead' : 'chunkLostLead'
        if (!isLeft) void ask.alert(text(lead))
      },
    )
    return () => {
      isLeft = true
    }
  }, [late, isWanted, panels, ask])
  return panels
}
