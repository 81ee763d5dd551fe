import { useCallback, useEffect, useRef, useState } from 'react'
import type { InboxList } from '../../../codegen/generated/types'
import { isFailure } from '../../auth/apiClient'
import { mostInboxRows } from '../../settings/limits'
import { useFrame } from '../frame/frame'

export type InboxState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly list: InboxList }
  | { readonly state: 'failed'; readonly message: string }

/** The documents that wait for this person's approval (decision D-08), read when the bell is opened. */
export function useInbox(): { readonly inbox: InboxState; readonly reload: () => void } {
  const { call } = useFrame()
  const [inbox, setInbox] = useState<InboxState>({ state: 'loading' })
  const leaving = useRef<AbortController>(undefined)

  const reload = useCallback(() => {
    leaving.current?.abort()
    leaving.current = new AbortController()
    const { signal } = leaving.current
    call('listApprovalInbox', { page: 1, size: mostInboxRows }, { signal })
      .then(list => setInbox({ state: 'ready', list }))
      .catch((error: unknown) => {
        if (!isFailure(error)) throw error
        if (error.kind !== 'aborted') setInbox({ state: 'failed', message: error.message })
      })
  }, [call])

  useEffect(() => () => leaving.current?.abort(), [])

  return { inbox, reload }
}
