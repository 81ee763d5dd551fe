import { useEffect, useRef } from 'react'
import type { DocumentRoom } from '../contract/documentRoom'
import { useScreen } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { readAddress } from '../runtime/readAddress'
import { say } from '../runtime/say'

import './nextApprovalBar.css'

/** The home of the portal shows the inbox. */
const home = '/'

/** After a decision: what waits next and the way back to the inbox. Nobody is led away; the focus is where Enter goes on. */
export function NextApprovalBar({ room }: { readonly room: DocumentRoom }) {
  const { Button } = useWidgets()
  const { go } = useScreen().host.services
  const next = useSlice(room, state => state.next)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (next) place.current?.querySelector('button')?.focus()
  }, [next])
  if (!next) return null
  const { total, title, address } = next
  const goTo = (to: string) => {
    const { path, params } = readAddress(to)
    go.to(path, params)
  }
  return (
    <section className="next-approval" ref={place} aria-label={say('nextApproval')}>
      <p role="status">{title === undefined ? say('inboxEmpty') : say('nextApprovalTitle', title)}</p>
      {address !== undefined && (
        <Button label={say('nextApprovals', total)} look="primary" onPress={() => goTo(address)} />
      )}
      <Button label={say('toInbox')} onPress={() => goTo(home)} />
    </section>
  )
}
