import { codesText } from '../../schemas/codes/codesText'
import type { SessionState } from '../auth/sessionStore'
import type { Services, SessionUserFacts } from '../runtime/services'
import type { Frame } from '../shell/frame/frame'
import { lateFilePort } from './lateFilePort'
import { nextPaint } from './nextPaint'

/** The ports of the runtime over the frame. */
export function createServices(frame: Frame): Services {
  const { call, go, ask, clock, storage, session } = frame
  return {
    call,
    go,
    ask,
    clock,
    storage,
    file: lateFilePort(async () => {
      const { createFilePort } = await import('./createFilePort')
      return createFilePort({ call, clock })
    }),
    painted: nextPaint,
    session: { user: () => userFacts(session.getState()) },
    codes: {
      entries: (group, which = 'inUse') => {
        const all = session.getState().codes[group] ?? []
        return which === 'all' ? all : all.filter(entry => entry.useYn !== 'N')
      },
      text: (group, value) => codesText(session.getState().codes[group] ?? [], value),
    },
  }
}

/** Until the login check has answered, only the log-in id of a reloaded page is known. */
function userFacts({ user, loginId }: SessionState): SessionUserFacts {
  if (!user) {
    const unknown = { hname: '', auth: '', authGroupId: '', section: '', deptcd: '', deptnm: '' }
    return { singleid: loginId ?? '', ...unknown }
  }
  const { singleid, hname, auth, authGroupId, section, deptcd, deptnm, prefill } = user
  const known = { singleid, hname, auth, authGroupId, section, deptcd, deptnm }
  return prefill === undefined ? known : { ...known, prefill }
}
