import { useCallback, useEffect, useRef, useState } from 'react'
import type { InboxList, InboxRow } from '../../codegen/generated/types'
import { approvalPages } from '../../schemas/shared/approvalPages'
import { isFailure } from '../auth/apiClient'
import type { ScreenRoute } from '../runtime/screenPlan'
import { useFrame } from './frame'

export type InboxState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly list: InboxList }
  | { readonly state: 'failed' }

/** How many waiting documents are shown at once. */
const inboxSize = 8

/** The documents that wait for this person's approval (decision D-08), read when the part is first shown. */
export function useInbox(): { readonly inbox: InboxState; readonly reload: () => void } {
  const { call } = useFrame()
  const [inbox, setInbox] = useState<InboxState>({ state: 'loading' })
  const leaving = useRef<AbortController>(undefined)

  const reload = useCallback(() => {
    leaving.current?.abort()
    leaving.current = new AbortController()
    const { signal } = leaving.current
    call('listApprovalInbox', { page: 1, size: inboxSize }, { signal })
      .then(list => setInbox({ state: 'ready', list }))
      .catch((error: unknown) => {
        if (!isFailure(error)) throw error
        if (error.kind !== 'aborted') setInbox({ state: 'failed' })
      })
  }, [call])

  useEffect(() => {
    reload()
    return () => leaving.current?.abort()
  }, [reload])

  return { inbox, reload }
}

export interface InboxTarget {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
}

/** Where a waiting document is opened; undefined while no definition stands for its page. */
export function inboxTarget(
  { docType, docNo, apprNo }: Pick<InboxRow, 'docType' | 'docNo' | 'apprNo'>,
  screens: readonly ScreenRoute[],
): InboxTarget | undefined {
  const path = approvalPages[docType]
  const screen = screens.find(route => route.path === path)
  if (path === undefined || !screen) return undefined
  const key = screen.firstDocument?.key
  return { path, params: { ...(key === undefined ? {} : { [key]: docNo }), apprNo } }
}
