import { useEffect, useState } from 'react'
import { text } from '../i18n/text'
import { withChunkTimeout } from './chunkGuard'
import { useFrame } from './frame'

export type FramePanels = typeof import('./framePanels')

let loaded: FramePanels | undefined
let underWay: Promise<FramePanels> | undefined

/** Fetches what the frame shows only when somebody opens it: menus, lists, searches. One that failed is tried again. */
export function fetchPanels(): Promise<FramePanels> {
  underWay ??= withChunkTimeout(import('./framePanels')).then(
    piece => {
      loaded = piece
      return piece
    },
    (error: unknown) => {
      underWay = undefined
      throw error
    },
  )
  return underWay
}

/** Begins to fetch them when a pointer or the focus comes near; who then opens one is told if it failed. */
export function expectPanels(): void {
  fetchPanels().catch(() => undefined)
}

/** The panels, undefined until they are there. Those who want one are told when it cannot be had. */
export function usePanels(isWanted: boolean): FramePanels | undefined {
  const { ask } = useFrame()
  const [coming, setComing] = useState(loaded)
  // Already there for another part of the frame: drawn at once, so that no key typed after Ctrl+K is lost.
  const panels = coming ?? loaded
  useEffect(() => {
    if (!isWanted || panels) return
    let isLeft = false
    fetchPanels().then(
      piece => !isLeft && setComing(piece),
      () => !isLeft && void ask.alert(text('chunkLostLead')),
    )
    return () => {
      isLeft = true
    }
  }, [isWanted, panels, ask])
  return panels
}
