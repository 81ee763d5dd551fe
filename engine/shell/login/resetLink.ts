import { useEffect, useState } from 'react'

/** Whose password it is, and the code that an operator's link carries. */
export interface ResetLink {
  readonly login: string
  readonly token: string
}

/** What follows "#reset=" in the address that an operator has mailed. A fragment reaches no server and no log. */
function readResetLink(): ResetLink | undefined {
  const [, login, token] =
    /^#reset=([a-z][a-z0-9.]{2,29})\.([a-zA-Z0-9]{20})$/.exec(window.location.hash) ?? []
  return login === undefined || token === undefined ? undefined : { login, token }
}

/** Whether the dialog is open: somebody has asked for it, his password has expired, or a link has brought him. */
export function useReset(isExpired: boolean) {
  const [link, setLink] = useState(readResetLink)
  const [isOpen, setIsOpen] = useState(link !== undefined)
  useEffect(() => {
    if (isExpired) setIsOpen(true)
  }, [isExpired])
  const close = () => {
    // A link counts once; whoever reloads the page begins without it.
    if (link) window.history.replaceState(window.history.state, '', window.location.pathname)
    setLink(undefined)
    setIsOpen(false)
  }
  return { link, isOpen, open: () => setIsOpen(true), close }
}
