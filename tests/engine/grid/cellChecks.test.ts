import { describe, expect, it } from 'vitest'
import { cellName } from '../../../engine/grid/linesState'
import type { CheckByPlan } from '../../../engine/plan/formPlan'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import type { Row } from '../../../engine/runtime/row'
import { failure, pending, settle } from '../runtime/fakeServices'
import { openSample, type SampleOptions } from '../runtime/openSample'
import { column, draft, editPlan, expression, line, linesGrid, member } from '../runtime/samplePlans'

const refusal = '폐기된 규격입니다.'
const checkBy = {
  operation: 'checkSpec',
  with: { spec: member('line', 'spec'), unitCode: member('line', 'unitCode') },
  message: refusal,
}

function planWith(asked: CheckByPlan): ScreenPlan {
  const columns = linesGrid.columns.map(one =>
    one.field === 'spec' ? column('spec', { label: '규격', isEditable: true, checkBy: asked }) : one,
  )
  return {
    ...editPlan,
    blocks: editPlan.blocks.map(block => (block.block === 'grid' ? { ...linesGrid, columns } : block)),
  }
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => line({ lineNo: index + 1, spec: '예전' }))

async function open(
  lines: readonly unknown[] = many(2),
  answers: SampleOptions['answers'] = {},
  more: Partial<CheckByPlan> = {},
) {
  const { screen, services } = await openSample(planWith({ ...checkBy, ...more }), {
    params: { prNo: 'PR2026-0001' },
    answers: { getPr: () => draft({}, lines), checkSpec: () => ({}), ...answers },
  })
  const { document } = screen
  if (!document) throw new Error('The sample has a document.')
  const room = screen.lines('lines')
  const name = (index: number) => cellName(room.get().lines[index]?.id ?? '', 'spec')
  return {
    screen,
    document,
    room,
    asked: () => services.calls.filter(call => call.operation === 'checkSpec').map(call => call.request),
    type: (index: number, spec: string) => room.edit([{ index, values: { spec } }]),
    problemAt: (index: number) => room.get().problems[name(index)],
    checkAt: (index: number) => room.get().checks?.[name(index)],
  }
}

const refuse = () => Promise.reject(failure({ message: '서버의 말' }))

describe('a cell that the server is asked about', () => {
  it('is being asked about until the answer is there, and then says what is wrong', async () => {
    const { promise, reject } = pending()
    const { type, checkAt, problemAt } = await open(many(2), { checkSpec: () => promise })
    type(1, '새것')
    expect([checkAt(0), checkAt(1)]).toEqual([undefined, 'asking'])
    reject(failure({ message: '서버의 말' }))
    await settle()
    expect(checkAt(1)).toEqual({ refused: refusal })
    expect(problemAt(1)).toBe(refusal)
  })

  it('is judged by what the answer says, where the check says so', async () => {
    const refuseWhen = expression(['call', 'has', ['member', ['name', 'answer'], 'endedOn']])
    const answers = { checkSpec: ({ spec }: Row) => (spec === '틀림' ? { endedOn: '2026-01-01' } : {}) }
    const { asked, type, problemAt } = await open(many(2), answers, { refuseWhen })
    type(0, '새것')
    type(1, '틀림')
    await settle()
    expect(asked()).toEqual([
      { spec: '새것', unitCode: 'EA' },
      { spec: '틀림', unitCode: 'EA' },
    ])
    expect([problemAt(0), problemAt(1)]).toEqual([undefined, refusal])
  })

  it('is not asked about as it was loaded, while it is empty, or while it is wrong by itself', async () => {
    const { asked, type, room } = await open()
    expect(await room.settle()).toBeUndefined()
    type(0, '')
    await settle()
    expect(asked()).toEqual([])
  })

  it('is asked about again when another cell that the question names has changed', async () => {
    const { asked, room } = await open()
    room.edit([{ index: 0, values: { unitCode: 'BOX' } }])
    room.edit([{ index: 0, values: { qty: '3' } }])
    await settle()
    expect(asked()).toEqual([{ spec: '예전', unitCode: 'BOX' }])
  })

  it('loses its refusal when it is changed, and a late answer to the earlier value is dropped', async () => {
    const answers: (() => void)[] = []
    const { type, problemAt, checkAt } = await open(many(1), {
      checkSpec: ({ spec }) =>
        new Promise((resolve, reject) => {
          answers.push(() => (spec === '틀림' ? reject(failure({})) : resolve({})))
        }),
    })
    type(0, '틀림')
    await settle()
    type(0, '맞음')
    answers[0]?.()
    await settle()
    expect([problemAt(0), checkAt(0)]).toEqual([undefined, 'asking'])
    answers[1]?.()
    await settle()
    expect([problemAt(0), checkAt(0)]).toEqual([undefined, undefined])
  })

  it('keeps its refusal while its neighbours are changed', async () => {
    const { type, room, problemAt } = await open(many(1), { checkSpec: refuse })
    type(0, '틀림')
    await settle()
    room.edit([{ index: 0, values: { qty: '7' } }])
    expect(problemAt(0)).toBe(refusal)
  })

  it('of many pasted cells a few are asked about at a time, and equal ones once', async () => {
    let underWay = 0
    let most = 0
    const { room, asked, problemAt } = await open(many(200), {
      checkSpec: async ({ spec }) => {
        underWay += 1
        most = Math.max(most, underWay)
        await Promise.resolve()
        underWay -= 1
        if (spec === '규격7') throw failure({})
        return {}
      },
    })
    room.edit(many(200).map((_, index) => ({ index, values: { spec: `규격${index % 50}` } })))
    await room.settle()
    expect(most).toBeLessThanOrEqual(4)
    expect(asked()).toHaveLength(50)
    expect([6, 7, 57, 107, 157].map(problemAt)).toEqual([undefined, refusal, refusal, refusal, refusal])
    expect(room.get().checks).toEqual(
      Object.fromEntries(
        [7, 57, 107, 157].map(at => [cellName(room.get().lines[at]?.id ?? '', 'spec'), { refused: refusal }]),
      ),
    )
  })

  it('is asked about in a copied line as well', async () => {
    const { room, asked } = await open()
    room.check(new Set([0]))
    room.copy()
    await settle()
    expect(asked()).toEqual([{ spec: '예전', unitCode: 'EA' }])
  })

  it('keeps the document from being saved: the save waits for the answer and lists the refusal', async () => {
    const { promise, reject } = pending()
    const { type, document } = await open(many(2), { checkSpec: () => promise })
    type(1, '틀림')
    const judged = document.judge('draft')
    reject(failure({}))
    expect(await judged).toBe(false)
    expect(document.listProblems().map(problem => problem.text)).toEqual([`요청 품목 2행: ${refusal}`])
  })

  it('does not stand in the way when the server cannot be asked', async () => {
    const { type, document } = await open(many(1), {
      checkSpec: () => Promise.reject(failure({ kind: 'network', status: 0 })),
    })
    type(0, '새것')
    expect(await document.judge('draft')).toBe(true)
  })

  it('says nothing when its line has gone', async () => {
    const { type, room } = await open(many(1), { checkSpec: refuse })
    room.append(1)
    type(1, '새것')
    room.check(new Set([1]))
    room.remove()
    await room.settle()
    expect(room.get().problems).toEqual({})
  })

  it('says nothing any more of a document that has been loaded anew', async () => {
    const { promise, reject } = pending()
    const { type, document, room } = await open(many(1), { checkSpec: () => promise })
    type(0, '틀림')
    await document.load('PR2026-0001')
    reject(failure({}))
    await settle()
    expect(room.get()).toMatchObject({ problems: {}, checks: undefined })
  })
})
