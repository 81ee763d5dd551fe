import { createStore, type StoreApi } from 'zustand/vanilla'
import type { MyNotice, MyNotices } from '../../../codegen/generated/types'
import { isFailure } from '../../auth/apiClient'
import { panelText } from '../../i18n/panelTexts'
import { mostNotices } from '../../settings/limits'
import type { Frame } from '../frame/frame'
import { type NoticeNews, readNoticeStream } from './noticeStream'
import { shareNoticeStream } from './shareNoticeStream'

interface NoticesState {
  readonly phase: 'loading' | 'ready' | 'failed'
  /** Why they could not be read the last time. */
  readonly failure: string
  readonly rows: readonly MyNotice[]
  readonly unread: number
  /** The newest that came while its reader was here; spoken by screen readers. */
  readonly heard: string
}

/** The notices of the person who is logged in: a list, and how many are unread. */
export interface Notices {
  readonly store: StoreApi<NoticesState>
  /** Reads them again. */
  load(): Promise<void>
  /** Marks one as read, or it and all before it. */
  read(notiSeq: string, before: boolean): Promise<void>
}

const nothing: NoticesState = { phase: 'loading', failure: '', rows: [], unread: 0, heard: '' }
const ofFrame = new WeakMap<Frame, Notices>()

/** The notices of a frame; made when the page is at rest, and from then on it hears what comes. */
export function noticesOf(frame: Frame): Notices {
  const known = ofFrame.get(frame)
  if (known) return known
  const made = createNotices(frame)
  ofFrame.set(frame, made)
  const { session } = frame
  shareNoticeStream({
    session,
    channel: new BroadcastChannel('gpms.notices'),
    locks: navigator.locks,
    listen: (onNews, signal) =>
      readNoticeStream({
        openStream: frame.openStream,
        onNews,
        signal,
        wait,
      }),
    onNews: made.take,
    onPerson: made.forget,
  })
  return made
}

export function createNotices({ call, ask }: Pick<Frame, 'call' | 'ask'>): Notices & {
  readonly take: (news: NoticeNews) => void
  readonly forget: () => void
} {
  const store = createStore<NoticesState>(() => nothing)
  const put = ({ rows, unread }: MyNotices) => store.setState({ phase: 'ready', rows, unread })
  return {
    store,
    forget: () => store.setState(nothing),
    take: ({ rows, unread }) => {
      const known = store.getState().rows
      const fresh = rows.filter(row => !known.some(other => other.notiSeq === row.notiSeq))
      const [first] = fresh
      store.setState({
        rows: [...fresh, ...known].slice(0, mostNotices),
        unread,
        ...(first ? { heard: panelText('noticeHeard', [first.title]) } : {}),
      })
    },
    load: async () => {
      // The list keeps its rows while they are read again.
      if (store.getState().phase === 'failed') store.setState({ phase: 'loading' })
      try {
        put(await call('listMyNotice', {}))
      } catch (error) {
        if (!isFailure(error)) throw error
        if (error.kind !== 'aborted') store.setState({ phase: 'failed', failure: error.message })
      }
    },
    read: async (notiSeq, before) => {
      try {
        put(await call('readMyNotice', { body: { notiSeq, before } }))
      } catch (error) {
        if (!isFailure(error)) throw error
        // A notice that was opened is marked at the next try. A person who asked for the mark sees that it failed.
        if (before) ask.toast(panelText('noticeReadFailed'), 'warning')
      }
    },
  }
}

/** Ends early when the network comes back. A server that went away does not see all come back in the same moment. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds * (0.75 + Math.random() / 2))
    window.addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })
}
