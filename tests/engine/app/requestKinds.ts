import { operations } from '../../../codegen/generated/operations'
import { createLeaving, createOnLost } from '../../../engine/app/createLeaving'
import { exportWorkbook } from '../../../engine/app/workbook/exportWorkbook'
import { createApiClient } from '../../../engine/auth/apiClient'
import { enterByTokens, sendCode } from '../../../engine/auth/cyberLoginFlow'
import { logIn } from '../../../engine/auth/loginFlow'
import { createServerClock } from '../../../engine/auth/serverClock'
import { createSessionStore } from '../../../engine/auth/sessionStore'
import type { UploadState } from '../../../engine/contract/uploadRoom'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { loadGroups } from '../../../engine/render/groupLoader'
import { startFirstDocument } from '../../../engine/runtime/firstCalls'
import type { Services } from '../../../engine/runtime/services'
import { createScreen } from '../../../engine/screen/createScreen'
import { entryRooms } from '../../../engine/screen/entryRooms'
import { createAsk } from '../../../engine/shell/frame/askQueue'
import { readNoticeStream } from '../../../engine/shell/notices/noticeStream'
import { exportRows } from '../../../engine/step/exportRows'
import { createUploadRoom } from '../../../engine/upload/uploadRun'
import { noUpload } from '../../../engine/upload/uploadState'
import type { Portal } from '../../../schemas/shared/addresses'
import { memoryStorage, tokens } from '../auth/fakeServer'
import { fakeServices, settle } from '../runtime/fakeServices'
import { editPlan, itemPopup, listPlan } from '../runtime/samplePlans'

export interface GivenAnswer {
  readonly status: number
  /** Or what makes it of the address that is asked. */
  readonly body: unknown
}

export type World = ReturnType<typeof createWorld>

/** A page of a person in a portal over the one transport; the server answers what is next in line, and the last one from then on. */
export function createWorld(portal: Portal, answers: readonly GivenAnswer[]) {
  const ask = createAsk()
  const session = createSessionStore(memoryStorage())
  session.setState({ portal, tokens })
  const went: string[] = []
  const sent: string[] = []
  const cleared: string[] = []
  let ids = 0
  const createId = () => {
    ids += 1
    return `id-${ids}`
  }
  const leave = createLeaving({
    session,
    ask,
    wantedHref: () => '/prList?status=DRAFT',
    forgetWork: () => cleared.push('work'),
  })
  const clock = createServerClock(Date.now, () => undefined)
  const { call, openStream } = createApiClient({
    sendRequest: async (url, init, onProgress) => {
      onProgress?.(1)
      sent.push(`${init.method} ${url.split('?')[0]}`)
      const { status, body } = answers[Math.min(sent.length, answers.length) - 1] ?? { status: 0, body: {} }
      if (status === 0) throw new TypeError('Failed to fetch')
      return Response.json(typeof body === 'function' ? body(url) : body, { status })
    },
    session,
    clock,
    createId,
    operations: () => operations,
    refresh: async () => 'renewed',
    leave: createOnLost({ session, leave, navigate: to => went.push(to) }),
    onSessionTime: () => undefined,
    onRights: () => undefined,
  })
  // A stand-in for the worker: what it is told is not what these tests are about.
  const worker = {
    postMessage: () => undefined,
    terminate: () => undefined,
    addEventListener: () => undefined,
  }
  const base = fakeServices()
  const services: Services = {
    ...base,
    call,
    ask: { ...ask, exportScope: async () => 'all', confirm: async () => true },
    file: {
      ...base.file,
      download: async (operation, request) => void (await call.byName(operation, request)),
      exportWorkbook: job =>
        exportWorkbook(job, {
          call,
          createWorker: () => worker as unknown as Worker,
          save: () => undefined,
          pause: async () => undefined,
        }),
    },
  }
  /** Only now: before the main screen stands nothing is said. */
  const logInBefore = () =>
    session.setState({
      user: { singleid: 'req.mobile' } as NonNullable<ReturnType<typeof session.getState>['user']>,
    })
  return { ask, session, went, sent, cleared, call, openStream, services, clock, logInBefore }
}

function open({ services }: World, plan: ScreenPlan, params: Readonly<Record<string, string>> = {}) {
  return createScreen(plan, services, {
    params,
    entry: entryRooms,
    access: 'write',
    mayExport: true,
    popups: async () => itemPopup,
  })
}

const workbook = () => new File([new Uint8Array([0x50, 0x4b, 3, 4])], '품목.xlsx')

/** Sends one request of its kind from the code of the product that sends it. */
type Send = (world: World) => Promise<unknown>

/** Told in an alert, and where the frame is asked to leave, it leaves. */
export const spokenKinds: Readonly<Record<string, Send>> = {
  'rows of a list': world => open(world, listPlan).rows('grid').search(),
  'a document': async world => open(world, editPlan).document?.load('PR1'),
  'a file that is added': world => open(world, editPlan).files('files').upload([workbook()]),
  'a file that is fetched': world =>
    open(world, editPlan)
      .files('files')
      .download({ fileId: 'F1', fileSeq: 1, fileName: '가.pdf', fileSize: 1 }),
  'the files of a row that are deleted': world =>
    open(world, editPlan)
      .files('files')
      .remove({ fileId: 'F1', fileSeq: 1, fileName: '가.pdf', fileSize: 1 }),
  'a workbook for the server': world => {
    let state: UploadState = noUpload
    const slice = {
      get: () => state,
      set: (change: Partial<UploadState>) => {
        state = { ...state, ...change }
      },
      subscribe: () => () => undefined,
    }
    const plan = { step: 'upload', operation: 'uploadItemExcel', with: {} } as const
    return createUploadRoom(plan, {}, open(world, listPlan).host, {
      slice,
      title: '업로드',
      onEnd: () => undefined,
    }).send(workbook())
  },
  'rows for a workbook': world => {
    const room = open(world, listPlan).rows('grid')
    room.set({ phase: 'ready', total: 300, isCounted: true })
    return exportRows(room, world.services, { title: '목록', shown: undefined, onWork: () => undefined })
  },
  'rows of a popup': async world => {
    const screen = open(world, editPlan)
    void screen.host.openPopup({ popup: 'item', params: {} })
    await settle()
    const [id = ''] = screen.store.getState().popups
    const popup = screen.popup(id)
    if ('search' in popup) await popup.search()
  },
  'choices of a field': world => loadGroups(open(world, listPlan).host, ''),
}

/** The form that asked shows the text in its place. */
export const formKinds: Readonly<Record<string, (world: World) => Promise<object>>> = {
  'the log-in by password': async ({ call, session, clock }) =>
    logIn({ call, session, clock }, { username: 'a', password: 'b' }),
  'the log-in of a supplier': async ({ call, session, clock }) =>
    sendCode({ call, session, clock }, { userId: 'a', password: 'b' }, 'E'),
  'the log-in by tokens of the address': async ({ call, session, clock }) =>
    enterByTokens({ call, session, clock }, tokens, ''),
}

/** Nobody waits for them, so that only a lost session is spoken of. */
export const quietKinds: Readonly<Record<string, Send>> = {
  'the stream of notices': ({ openStream }) => {
    const stop = new AbortController()
    return readNoticeStream({
      openStream,
      onNews: () => undefined,
      signal: stop.signal,
      wait: async () => stop.abort(),
    })
  },
}

/** Judged by the login check that is under way. */
export const checkedKinds: Readonly<Record<string, Send>> = {
  'the first document of a page': async ({ services }) =>
    startFirstDocument({ operation: 'getPr', key: 'prNo' }, services, { prNo: 'PR1' })?.answer.catch(
      () => undefined,
    ),
}

/** What the person reads, dialog after dialog, until nothing is asked any more. */
export async function readAll({ ask }: World): Promise<readonly string[]> {
  const read: string[] = []
  await settle()
  for (;;) {
    const [question] = ask.store.getState().questions
    if (question?.ask !== 'alert') return read
    read.push(`${question.title}: ${question.text}`)
    question.answer()
    await settle()
  }
}
