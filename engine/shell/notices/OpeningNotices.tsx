import { useEffect, useState } from 'react'
import type { OpeningPosts } from '../../../codegen/generated/types'
import { isFailure } from '../../auth/apiClient'
import { useFrame, useSession } from '../frame/frame'
import { NoticeDialog } from './NoticeDialog'

/** The log-in whose notices have been opened, and those that are not to be opened again on a day. */
const openedKey = 'gpms.openedNotices'
const notTodayKey = 'gpms.noticesNotToday'

/**
 * After a log-in one notice after the other: those that must be read until they are confirmed, then those that pop up (domain
 * 3.45). A reload of the page opens none again.
 */
export function OpeningNotices() {
  const { call, storage, clock, session } = useFrame()
  const user = useSession(state => state.user?.singleid)
  const [posts, setPosts] = useState<OpeningPosts>([])
  const today = clock.today()

  useEffect(() => {
    const login = `${user} ${session.getState().longestAt}`
    if (user === undefined || storage.read(openedKey) === login) return
    call('listOpeningPost', {}).then(
      rows => {
        storage.write(openedKey, login)
        const hidden = storage.read(notTodayKey)?.split(' ') ?? []
        const isHidden = ({ postNo, mustYn }: OpeningPosts[number]) =>
          mustYn !== 'Y' && hidden[0] === today && hidden.includes(String(postNo))
        setPosts(rows.filter(row => !isHidden(row)))
      },
      (error: unknown) => {
        // Asked again at the next log-in.
        if (!isFailure(error)) throw error
      },
    )
  }, [call, storage, session, today, user])

  const [first, ...rest] = posts
  if (!first) return null
  const close = () => setPosts(rest)
  const hide = () => {
    const hidden = storage.read(notTodayKey)?.split(' ') ?? []
    const kept = hidden[0] === today ? hidden : [today]
    storage.write(notTodayKey, [...kept, first.postNo].join(' '))
    close()
  }
  return (
    <NoticeDialog
      key={first.postNo}
      boardId={first.boardId}
      postNo={String(first.postNo)}
      onClose={close}
      onNotToday={first.mustYn === 'Y' ? undefined : hide}
    />
  )
}
