import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { templateTexts } from '../../../../server/modules/evaluationTemplate/templateTexts'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let manager: Caller
beforeAll(async () => {
  product = await startProduct()
  manager = await product.logIn('vendor.mgr')
})
afterAll(() => product.stop())

const item = (more: object = {}) => ({
  ...{ itemNo: 1, evaCategory: 'TEC', evaItem: '기술지원', evaMethod: 'MANUAL', weight: 100, maxScore: 5 },
  scaleDesc: '5 매우 우수',
  ...more,
})
const save = (header: object, lines: readonly object[], version?: number) =>
  manager.call('saveEvaTemplate', {
    body: {
      header: { tplName: '시험 평가표', evaType: 'WORK', evaYear: '2031', ...header },
      lines: [...lines],
      ...(version === undefined ? {} : { version }),
    } as never,
  })
const read = async (tplId: string) => (await manager.call('getEvaTemplate', { tplId })).body
const move = async (operation: 'openEvaTemplate' | 'closeEvaTemplate' | 'copyEvaTemplate', tplId: string) =>
  manager.call(operation, { tplId, body: { version: (await read(tplId)).header.version } })
const refusal = async (answer: Promise<{ readonly status: number; readonly body: object }>) => {
  const { status, body } = await answer
  return { status, ...body }
}

describe('a template of evaluation', () => {
  it('is refused without items, with wrong items, and with figures where people judge', async () => {
    expect(await refusal(save({}, []))).toMatchObject({ msg: templateTexts.noItem })
    const auto = { evaMethod: 'AUTO', formula: 'ON_TIME_RATE', bands: '98:5;95:4;:1' }
    const wrong = [
      [{}, item({ weight: 0 }), templateTexts.weightRange],
      [{}, item({ maxScore: 7 }), templateTexts.maxScoreWrong],
      [{}, item(auto), templateTexts.autoElsewhere],
      [{ evaType: 'TOTAL' }, item({ evaMethod: 'AUTO' }), templateTexts.formulaMissing],
      [
        { evaType: 'TOTAL' },
        item({ ...auto, bands: '95:4;98:5;:1' }),
        '점수구간 형식이 올바르지 않습니다. (95:4;98:5;:1)',
      ],
      [
        { evaType: 'TOTAL' },
        item({ ...auto, bands: '98:6;:1' }),
        '점수구간 형식이 올바르지 않습니다. (98:6;:1)',
      ],
      [
        { evaType: 'TOTAL' },
        item({ ...auto, bands: '98:5;95:4' }),
        '점수구간 형식이 올바르지 않습니다. (98:5;95:4)',
      ],
      [
        { evaType: 'TOTAL' },
        item({ ...auto, formula: 'DEFECT_PPM', bands: '500:4;100:5;:1' }),
        '점수구간 형식이 올바르지 않습니다. (500:4;100:5;:1)',
      ],
      [{}, item({ evaItem: ' ' }), '1행 평가항목을 입력해 주세요.'],
      [{ evaType: 'SATIS' }, item(), undefined],
    ] as const
    for (const [header, line, msg] of wrong) {
      const answer = await refusal(save(header, [line]))
      expect(answer.status, JSON.stringify(line)).toBe(422)
      if (msg !== undefined) expect(answer).toMatchObject({ msg })
    }
    expect(await refusal(save({}, [item(), item({ weight: 10 })]))).toMatchObject({
      msg: '1행과 2행이 중복되었습니다.',
    })
  })

  it('is applied with weights of 100 and scales alone, and takes the place of the older one of its type and year', async () => {
    const { body: made } = await save({}, [item({ weight: 99 })])
    expect(made.docNo).toMatch(/^ET\d{4}$/)
    expect(await refusal(move('openEvaTemplate', made.docNo))).toMatchObject({
      msg: '가중치 합계는 100이어야 합니다. (현재 99)',
    })
    const header = { tplId: made.docNo }
    expect((await save(header, [item(), item({ itemNo: 2, weight: 10 })], 0)).body.version).toBe(1)
    expect((await save(header, [item({ scaleDesc: '' })], 1)).body.version).toBe(2)
    expect(await refusal(move('openEvaTemplate', made.docNo))).toMatchObject({
      msg: '평가기준을 입력해 주세요. (항목 1)',
    })
    expect((await save(header, [item()], 0)).status).toBe(409)
    await save(header, [item()], 2)
    expect((await move('openEvaTemplate', made.docNo)).body.status).toBe('OPEN')
    expect(await refusal(save(header, [item()], 4))).toMatchObject({
      status: 409,
      msg: templateTexts.openUnchanged,
    })

    const copy = (await move('copyEvaTemplate', made.docNo)).body
    expect(copy.status).toBe('DRAFT')
    expect(await read(copy.docNo)).toMatchObject({
      header: { tplName: '시험 평가표 (복사)', evaYear: '2031', weightSum: 100, itemCnt: 1 },
      lines: [{ evaItem: '기술지원', weight: 100 }],
      history: [{ historyText: '복사' }],
    })
    expect((await move('openEvaTemplate', copy.docNo)).status).toBe(200)
    expect((await read(made.docNo)).header.status).toBe('CLOSED')
    expect((await move('closeEvaTemplate', copy.docNo)).body.status).toBe('CLOSED')
  })

  it('of a total has one item that people judge', async () => {
    const auto = item({ evaMethod: 'AUTO', formula: 'SATIS_AVG', weight: 100, maxScore: 100 })
    const { body } = await save({ evaType: 'TOTAL' }, [auto])
    expect(await refusal(move('openEvaTemplate', body.docNo))).toMatchObject({ msg: templateTexts.oneManual })
  })

  it('stays while a sheet asks for it', async () => {
    const [open] = (await manager.call('listEvaTemplate', { evaType: 'WORK', status: 'OPEN' })).body.rows
    expect(await refusal(move('closeEvaTemplate', open?.tplId ?? ''))).toMatchObject({
      ...{ status: 409, msg: templateTexts.inProgress },
    })
  })
})
