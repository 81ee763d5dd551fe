import { describe, expect, it } from 'vitest'
import { chosenDocumentPlan } from '../runtime/detailPlans'
import { failure, settle } from '../runtime/fakeServices'
import { openSample, type SampleOptions } from '../runtime/openSample'
import { draft } from '../runtime/samplePlans'

function server(change: SampleOptions = {}) {
  const stored = [
    { prNo: 'PR1', title: '노트북', status: 'DRAFT', requester: 'req.mobile', version: 1 },
    { prNo: 'PR2', title: '모니터', status: 'DRAFT', requester: 'req.mobile', version: 1 },
  ]
  return {
    ...change,
    answers: {
      listPr: () => stored.map(row => ({ ...row })),
      getPr: ({ prNo }: Readonly<Record<string, unknown>>) => ({
        ...draft({ ...stored.find(row => row.prNo === prNo) }),
        lines: undefined,
      }),
      createPr: () => {
        stored.unshift({
          prNo: 'PR3',
          title: '새 제목',
          status: 'DRAFT',
          requester: 'req.mobile',
          version: 1,
        })
        return { docNo: 'PR3' }
      },
      updatePr: ({ prNo }: Readonly<Record<string, unknown>>) => ({ docNo: prNo }),
      deletePr: ({ prNo }: Readonly<Record<string, unknown>>) => {
        stored.splice(
          stored.findIndex(row => row.prNo === prNo),
          1,
        )
        return { docNo: prNo }
      },
      ...change.answers,
    },
  }
}

const open = (change?: SampleOptions) => openSample(chosenDocumentPlan, server(change))

async function choose(screen: Awaited<ReturnType<typeof open>>['screen'], index: number) {
  screen.rows('groups').select(index)
  await settle()
}

describe('a document that is chosen in a grid', () => {
  it('its number in the address says which row is chosen, and leaves no row out', async () => {
    const [split] = chosenDocumentPlan.blocks
    const [grid] = split?.block === 'split' ? split.left : []
    if (grid?.block !== 'grid' || grid.source.from !== 'operation') throw new Error('The plan has no list.')
    const binding = { ...grid.source.binding, parameters: ['prNo'] }
    const plan = {
      ...chosenDocumentPlan,
      blocks: [{ ...split, left: [{ ...grid, source: { ...grid.source, binding } }] }],
    } as typeof chosenDocumentPlan
    const { screen, services } = await openSample(plan, { ...server(), params: { prNo: 'PR2' } })
    expect(services.calls.find(({ operation }) => operation === 'listPr')?.request).toEqual({})
    expect(screen.document?.get().header.prNo).toBe('PR2')
  })

  it('is not there while no row is chosen, and a new one can be started', async () => {
    const { screen } = await open()
    expect(screen.document?.get().phase).toBe('none')
    expect(screen.actionState('new')).toMatchObject({ isVisible: true, isEnabled: true })
    expect(screen.actionState('save')).toMatchObject({ isEnabled: false })
  })

  it('is loaded for the chosen row, and its number stands in the address', async () => {
    const { screen, services } = await open()
    await choose(screen, 1)
    expect(screen.document?.get()).toMatchObject({ phase: 'ready', header: { prNo: 'PR2', title: '모니터' } })
    expect(services.went.params.at(-1)).toEqual({ prNo: 'PR2' })
  })

  it('opens with the number in the address, its row chosen, and is loaded once', async () => {
    const { screen, services } = await open({ params: { prNo: 'PR2' } })
    expect(screen.document?.get()).toMatchObject({ phase: 'ready', header: { prNo: 'PR2' } })
    expect(screen.rows('groups').get().selected).toBe(1)
    expect(services.calls.filter(call => call.operation === 'getPr')).toHaveLength(1)
  })

  it('that could not be loaded is asked for again by the number that the address has kept', async () => {
    let isDown = true
    const getPr = ({ prNo }: Readonly<Record<string, unknown>>) => {
      if (isDown) throw failure({ status: 500 })
      return { ...draft({ prNo }), lines: undefined }
    }
    const { screen } = await open({ answers: { getPr } })
    await choose(screen, 1)
    expect(screen.document?.get()).toMatchObject({ phase: 'failed', header: {} })
    expect(screen.actionState('save').reason).toBe('내용을 불러오지 못해 할 수 없습니다. 다시 조회해 주세요.')
    isDown = false
    await screen.document?.open()
    expect(screen.document?.get()).toMatchObject({ phase: 'ready', header: { prNo: 'PR2' } })
  })

  it('does not stand in for another one that could not be loaded', async () => {
    const getPr = ({ prNo }: Readonly<Record<string, unknown>>) => {
      if (prNo === 'PR2') throw failure({ status: 500 })
      return { ...draft({ prNo }), lines: undefined }
    }
    const { screen } = await open({ answers: { getPr } })
    await choose(screen, 0)
    await choose(screen, 1)
    expect(screen.document?.get()).toMatchObject({ phase: 'failed', header: {} })
  })

  it('asks before another row is chosen while something is not saved', async () => {
    let isLeaving = false
    const { screen, services } = await open({ confirm: () => isLeaving })
    await choose(screen, 0)
    screen.changeHeader({ title: '고침' })
    await choose(screen, 1)
    expect(services.asked.confirms).toHaveLength(1)
    expect(screen.document?.get().header).toMatchObject({ prNo: 'PR1', title: '고침' })
    isLeaving = true
    await choose(screen, 1)
    expect(screen.document?.get().header).toMatchObject({ prNo: 'PR2' })
  })

  it('starts new with the values of the action and stays chosen once it is saved', async () => {
    const { screen, services } = await open()
    await choose(screen, 0)
    await screen.run('new')
    expect(screen.document?.get()).toMatchObject({ isNew: true, header: { reason: '노트북' } })
    expect(screen.rows('groups').get().selected).toBeUndefined()
    screen.changeHeader({ title: '새 제목', currency: 'KRW', needDate: '2026-12-01' })
    await screen.run('save')
    await settle()
    expect(services.asked.alerts).toEqual([])
    expect(screen.document?.get()).toMatchObject({ isNew: false, header: { prNo: 'PR3' } })
    expect(screen.rows('groups').chosen()).toMatchObject({ prNo: 'PR3' })
    expect(services.went.params.at(-1)).toEqual({ prNo: 'PR3' })
  })

  it('keeps the row chosen after a save and shows nothing after a deletion', async () => {
    const { screen, services } = await open()
    await choose(screen, 1)
    screen.changeHeader({ title: '큰 모니터' })
    await screen.run('save')
    await settle()
    expect(screen.rows('groups').chosen()).toMatchObject({ prNo: 'PR2' })
    expect(screen.document?.get().phase).toBe('ready')
    await screen.run('delete')
    await settle()
    expect(screen.document?.get().phase).toBe('none')
    expect(screen.rows('groups').get()).toMatchObject({ total: 1, selected: undefined })
    expect(services.went.params.at(-1)).toEqual({})
  })

  it('takes the row itself where nothing loads it', async () => {
    const { load, ...document } = chosenDocumentPlan.document ?? fail()
    const { screen, services } = await openSample({ ...chosenDocumentPlan, document }, server())
    await choose(screen, 1)
    expect(load).toBe('getPr')
    expect(screen.document?.get()).toMatchObject({ phase: 'ready', header: { prNo: 'PR2', title: '모니터' } })
    expect(services.calls.map(call => call.operation)).toEqual(['listPr'])
  })

  it('leaves the screen and says so when what was saved does not meet the conditions of the list', async () => {
    const { load: _, ...document } = chosenDocumentPlan.document ?? fail()
    const isListed = (row: unknown) => (row as { prNo: string }).prNo !== 'PR3'
    const { answers } = server()
    const { screen, services } = await openSample(
      { ...chosenDocumentPlan, document },
      { answers: { ...answers, listPr: () => answers.listPr().filter(isListed) } },
    )
    await screen.run('new')
    screen.changeHeader({ title: '새 제목', currency: 'KRW', needDate: '2026-12-01' })
    await screen.run('save')
    await settle()
    expect(services.asked.toasts).toEqual([
      '조회 조건에 맞지 않아 목록에는 보이지 않습니다.',
      '저장되었습니다.',
    ])
    expect(screen.document?.get().phase).toBe('none')
    expect(services.went.params.at(-1) ?? {}).toEqual({})
  })
})

function fail(): never {
  throw new Error('The sample has no document.')
}
