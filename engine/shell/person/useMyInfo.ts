import { useCallback, useEffect, useRef, useState } from 'react'
import type { MyInfo } from '../../../codegen/generated/types'
import { isFailure } from '../../auth/apiClient'
import { useFrame } from '../frame/frame'

export type MyInfoState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly info: MyInfo }
  | { readonly state: 'failed'; readonly message: string }

/** Own data as the server tells them now. */
export function useMyInfo(): {
  readonly info: MyInfoState
  readonly reload: () => void
  readonly take: (info: MyInfo) => void
} {
  const { call } = useFrame()
  const [info, setInfo] = useState<MyInfoState>({ state: 'loading' })
  const leaving = useRef<AbortController>(undefined)

  const reload = useCallback(() => {
    leaving.current?.abort()
    leaving.current = new AbortController()
    const { signal } = leaving.current
    call('getMyInfo', {}, { signal })
      .then(found => setInfo({ state: 'ready', info: found }))
      .catch((error: unknown) => {
        if (!isFailure(error)) throw error
        if (error.kind !== 'aborted') setInfo({ state: 'failed', message: error.message })
      })
  }, [call])

  useEffect(() => {
    reload()
    return () => leaving.current?.abort()
  }, [reload])

  const take = useCallback((found: MyInfo) => setInfo({ state: 'ready', info: found }), [])
  return { info, reload, take }
}
