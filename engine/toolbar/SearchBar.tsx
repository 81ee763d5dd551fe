import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useScreenState } from '../render/screenContext'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'
import './workBar.css'

/** A search that takes long, for how long it has been, and a way to give it up. There before it says anything, so that it is announced. */
export function SearchBar() {
  const searching = useScreenState(state => state.searching)
  return (
    <div className="work-bar" role="status">
      {searching && <SlowSearch cancel={searching.cancel} />}
    </div>
  )
}

/** Gives the focus back to where it was when the button that has it goes away. */
function useFocusBefore() {
  const bar = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const [place, before] = [bar.current, document.activeElement]
    return () => {
      if (place?.contains(document.activeElement) && before instanceof HTMLElement) before.focus()
    }
  }, [])
  return bar
}

function SlowSearch({ cancel }: { readonly cancel: () => void }) {
  const { Button } = useWidgets()
  const bar = useFocusBefore()
  // It is shown once a second has gone by.
  const [seconds, setSeconds] = useState(1)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(before => before + 1), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      <progress aria-label={say('searchProgress')} />
      <span>{say('searching')}</span>
      <span aria-hidden="true">{say('secondsGone', seconds)}</span>
      <span ref={bar}>
        <Button label={say('cancelSearch')} look="quiet" onPress={cancel} />
      </span>
    </>
  )
}
