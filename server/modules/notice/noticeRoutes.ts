import { systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import { route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { noticeLimits } from '../../limits'
import { mailNotices } from './mailNotices'
import { listMyNotice, readMyNotice } from './myNotices'
import { noticeStream } from './noticeStream'

/** Notices of hand-overs: the bell's list, and the mails that follow them. */
export function noticeModule(services: Services): ServerModule {
  return {
    name: 'notice',
    routes: [
      route('listMyNotice', ({ tx, actor }) => listMyNotice(tx, actor)),
      route('readMyNotice', ({ tx, actor, input }) => readMyNotice(tx, actor, input)),
    ],
    streams: [noticeStream(services)],
    chores: [
      {
        name: 'mailNotices',
        title: '알림 메일 작성',
        everyMilliseconds: 2_000,
        run: () => mailNotices(services),
      },
      {
        name: 'sweepNotices',
        title: '지난 알림 정리',
        everyMilliseconds: 3_600_000,
        run: () => sweepNotices(services),
      },
    ],
  }
}

function sweepNotices({ database, clock }: Services) {
  const before = new Date(clock.now().getTime() - noticeLimits.keptMilliseconds).toISOString()
  return withActor(database, systemActor, tx =>
    tx.deleteFrom('notification').where('created_dt', '<', before).execute(),
  )
}
