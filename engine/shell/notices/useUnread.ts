import { useEffect, useState } from 'react'
import { useFrame } from '../frame/frame'
import { noticePanels } from './noticePanels'

interface Heard {
  readonly unread: number
  /** The newest notice that came meanwhile, in words. */
  readonly heard: string
}

/** How many notices are unread, from when everything asked for stands on the screen; the piece that listens comes then. */
export function useUnread(isAtRest: boolean): Heard {
  const frame = useFrame()
  const [state, setState] = useState<Heard>({ unread: 0, heard: '' })
  useEffect(() => {
    if (!isAtRest) return
    let stop: (() => void) | undefined
    let isLeft = false
    noticePanels.fetch().then(
      ({ noticesOf }) => {
        if (isLeft) return
        const { store } = noticesOf(frame)
        setState(store.getState())
        stop = store.subscribe(setState)
      },
      () => undefined,
    )
    return () => {
      isLeft = true
      stop?.()
    }
  }, [frame, isAtRest])
  return state
}
