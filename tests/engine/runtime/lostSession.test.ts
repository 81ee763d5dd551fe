import { describe, expect, it } from 'vitest'
import { startFirstDocument } from '../../../engine/runtime/firstCalls'
import type { Failure } from '../../../engine/runtime/services'
import { reportPlan } from '../kpi/reportPlans'
import { failure, pending, settle } from './fakeServices'
import { openSample } from './openSample'
import { draft, editPlan, itemPopup, listPlan } from './samplePlans'

const lost = failure({
  kind: 'sessionLost',
  status: 401,
  message: '로그인 시간이 초과되어 로그아웃되었습니다.',
})

/** A list whose session can be lost and found again. */
async function openList() {
  const server = { isLost: false }
  const sample = await openSample(listPlan, {
    answers: {
      listPr: () => {
        if (server.isLost) throw lost
        return { rows: [{ prNo: 'PR1' }], total: 1, sums: {} }
      },
    },
  })
  return { ...sample, server }
}

describe('a search in a session that is lost', () => {
  it('stands in the address before the answer comes, so that the log-in leads back to it', async () => {
    const { screen, services, server } = await openList()
    server.isLost = true
    screen.filter('filter').change({ title: '의자' })
    const running = screen.run('search')
    await Promise.resolve()
    await settle()
    expect(services.went.params.at(-1)).toMatchObject({ title: '의자', isSearched: 'Y' })
    await running
  })

  it('is no loading for ever: the part says why it is empty, and the frame alone speaks', async () => {
    const { screen, services, server } = await openList()
    server.isLost = true
    await screen.rows('grid').search()
    expect(screen.rows('grid').get()).toMatchObject({ phase: 'failed', failure: { kind: 'sessionLost' } })
    expect(services.asked.alerts).toEqual([])
  })

  it('is made again when its owner comes back, and what was not lost is not', async () => {
    const { screen, services, server } = await openList()
    const { params } = screen.host
    server.isLost = true
    await screen.rows('grid').search()
    server.isLost = false
    screen.applyParams(params)
    await settle()
    expect(screen.rows('grid').get()).toMatchObject({ phase: 'ready', total: 1 })
    const calls = services.calls.length
    screen.applyParams(params)
    await settle()
    expect(services.calls).toHaveLength(calls)
  })

  it('of a document is made again as well', async () => {
    let isLost = true
    const { screen } = await openSample(editPlan, {
      params: { prNo: 'PR2026-0001' },
      answers: {
        getPr: () => {
          if (isLost) throw lost
          return draft()
        },
      },
    })
    expect(screen.document?.get().phase).toBe('failed')
    isLost = false
    screen.applyParams({ prNo: 'PR2026-0001' })
    await settle()
    expect(screen.document?.get().phase).toBe('ready')
  })
})

it('a popup that would have searched first does not open over a lost session, nor above an alert', async () => {
  const openWith = async (given: Failure) => {
    const { screen, services } = await openSample(editPlan, {
      params: {},
      popups: { company: { ...itemPopup, popup: 'company' } },
      answers: {
        popupItem: () => {
          throw given
        },
      },
    })
    const read = pending<void>()
    services.ask.alert = () => read.promise
    void screen.document?.lookUp('wishCompNo', '대성')
    await settle()
    const before = screen.store.getState().popups.length
    read.resolve()
    await settle()
    return [before, screen.store.getState().popups.length]
  }
  expect(await openWith(lost)).toEqual([0, 0])
  expect(await openWith(failure({ kind: 'failed', status: 500 }))).toEqual([0, 1])
})

it('what was asked beside the login check, and could not be had, is asked for once the page is let in', async () => {
  const asked: boolean[] = []
  const answers = {
    getPr: (_: unknown, { besideCheck = false }: { readonly besideCheck?: boolean }) => {
      asked.push(besideCheck)
      if (besideCheck) throw lost
      return draft()
    },
  }
  const { services } = await openSample({ ...listPlan, blocks: [] }, { answers })
  const first = startFirstDocument({ operation: 'getPr', key: 'prNo' }, services, { prNo: 'PR2026-0001' })
  const { screen } = await openSample(editPlan, { params: { prNo: 'PR2026-0001' }, answers, first })
  expect(asked).toEqual([true, false])
  expect(screen.document?.get().phase).toBe('ready')
})

it('parts of a page that fail for the same reason are told of in one alert', async () => {
  let ids = 0
  const { screen, services } = await openSample(reportPlan, {
    answers: {
      getMonthlyReport01: () => {
        ids += 1
        throw failure({
          kind: 'failed',
          status: 500,
          message: '내부 서버 오류가 발생했습니다.',
          requestId: `r-${ids}`,
        })
      },
    },
  })
  const told = services.asked.alerts.length
  await Promise.all([screen.answer('kpi').search(), screen.answer('chart').search()])
  await settle()
  expect([told, services.asked.alerts.length]).toEqual([1, 2])
})
