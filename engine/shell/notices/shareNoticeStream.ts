import type { Tokens } from '../../auth/keptSession'
import type { SessionStore } from '../../auth/sessionStore'
import type { NoticeNews, StreamEnd } from './noticeStream'

/** What the tabs of one browser send each other. A tab accepts it only when the same person works in it. */
export type NoticeMessage =
  | { readonly kind: 'news'; readonly person: string; readonly news: NoticeNews }
  /** A tab that has just been opened asks how things stand. */
  | { readonly kind: 'asked'; readonly person: string }

interface Channel {
  postMessage(message: NoticeMessage): void
  addEventListener(type: 'message', listen: (event: MessageEvent<NoticeMessage>) => void): void
}

export interface SharedStreamParts {
  readonly session: SessionStore
  readonly channel: Channel
  /** Undefined where the browser knows none: each tab then listens for itself. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly listen: (onNews: (news: NoticeNews) => void, signal: AbortSignal) => Promise<StreamEnd>
  readonly onNews: (news: NoticeNews) => void
  /** Somebody else works here from now on, or nobody. */
  readonly onPerson: () => void
}

/**
 * One stream for all tabs of a browser in which the same person works: the tab that holds the lock listens and passes
 * news on to the others. When it is closed or its session has ended, another one takes its place.
 */
export function shareNoticeStream(parts: SharedStreamParts): void {
  const { session, channel, onNews, onPerson } = parts
  let following: { readonly person: string; readonly stop: AbortController } | undefined
  let unread: number | undefined

  const take = (news: NoticeNews) => {
    unread = news.unread
    onNews(news)
  }
  const follow = () => {
    const person = personOf(session)
    if (person === following?.person) return
    following?.stop.abort()
    following = undefined
    unread = undefined
    onPerson()
    if (person === undefined) return
    const stop = new AbortController()
    following = { person, stop }
    channel.postMessage({ kind: 'asked', person })
    const tell = (news: NoticeNews) => {
      channel.postMessage({ kind: 'news', person, news })
      take(news)
    }
    void keepListening(parts, person, tell, stop.signal)
  }
  channel.addEventListener('message', ({ data }) => {
    if (data.person !== following?.person) return
    if (data.kind === 'news') take(data.news)
    else if (unread !== undefined)
      channel.postMessage({ kind: 'news', person: data.person, news: { unread, rows: [] } })
  })
  session.subscribe(follow)
  follow()
}

/** An employee and a supplier may have the same identifier. */
function personOf(session: SessionStore): string | undefined {
  const { tokens, user, portal } = session.getState()
  return tokens && user ? `${portal} ${user.singleid}` : undefined
}

async function keepListening(
  { session, locks, listen }: SharedStreamParts,
  person: string,
  tell: (news: NoticeNews) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let used: Tokens | undefined
    const end = await underLock(locks, `gpms.notices ${person}`, signal, () => {
      used = session.getState().tokens
      return listen(tell, signal)
    })
    // Outside of the lock: another tab, whose session goes on, may listen meanwhile.
    if (end === 'ended') await tokensAre(session, signal, now => now.tokenKey !== used?.tokenKey)
    if (end === 'refused') await tokensAre(session, signal, now => now.accessToken !== used?.accessToken)
  }
}

async function underLock(
  locks: SharedStreamParts['locks'],
  name: string,
  signal: AbortSignal,
  work: () => Promise<StreamEnd>,
): Promise<StreamEnd> {
  if (!locks) return work()
  try {
    return await locks.request(name, { signal }, work)
  } catch (error) {
    if (signal.aborted) return 'stopped'
    throw error
  }
}

function tokensAre(
  session: SessionStore,
  signal: AbortSignal,
  isRight: (tokens: Tokens) => boolean,
): Promise<void> {
  return new Promise(resolve => {
    const look = () => {
      const { tokens } = session.getState()
      if (!signal.aborted && !(tokens && isRight(tokens))) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = session.subscribe(look)
    signal.addEventListener('abort', look, { once: true })
    look()
  })
}
