import { addDays } from '../../../schemas/shared/calendar'
import { contractSheet, workSheet } from '../../../server/modules/evaluationSheet/sheetKinds'
import { template } from '../../../server/modules/evaluationTemplate/templateKind'
import { total } from '../../../server/modules/evaluationTotal/totalKind'
import { satisfaction } from '../../../server/modules/satisfaction/satisfactionKind'
import { declaredFacts, type FlowInput, type FlowKind } from './flowKind'
import { type FlowRow, type FlowWorld, flowPeople, pickSome } from './flowWorld'

const staff = flowPeople.filter(({ compNo }) => compNo === undefined)
const evaluators = staff.filter(({ group }) => ['99', '50', '34', '33', '32'].includes(group))
const somebody = ({ random }: FlowWorld) => random.pick(random.chance(0.9) ? evaluators : staff).userId
const someYear = ({ random, today }: FlowWorld) => String(Number(today.slice(0, 4)) - random.whole(0, 1))
const somePeriod = ({ random }: FlowWorld) => random.pick(['H1', 'H2', 'Y'])
const someCompanies = async ({ random, read }: FlowWorld, count: number) => {
  const rows = await read(`select comp_no from company where status = 'REGISTERED' order by comp_no limit 60`)
  return Array.from({ length: count }, () => random.pick(rows).comp_no)
}

/** Weights that come to a hundred, mostly. */
function someItems({ random }: FlowWorld): readonly FlowInput[] {
  const weights = random.pick([[100], [60, 40], [50, 30, 20], random.chance(0.2) ? [60, 50] : [25, 75]])
  return weights.map((weight, index) => ({
    ...{ itemNo: index + 1, evaCategory: 'TEC', evaItem: `항목 ${index + 1}`, evaMethod: 'MANUAL', weight },
    ...{ maxScore: 5, scaleDesc: '5 매우 우수' },
  }))
}

const templateFlow: FlowKind = {
  ...declaredFacts(template),
  making: {
    saveEvaTemplate: world => {
      const evaType = world.random.pick(['WORK', 'REG', 'CONTRACT'])
      const evaYear = String(world.random.whole(2031, 2033))
      return { body: { header: { tplName: `평가표 ${evaYear}`, evaType, evaYear }, lines: someItems(world) } }
    },
  },
  bodies: {},
}

/** Every item is scored, or now and then one is left out. */
async function someScores({ random, read }: FlowWorld, { tpl_id }: FlowRow): Promise<FlowInput> {
  const items = await read(
    `select item_no from eva_template_item where tpl_id = $1 and eva_method = 'MANUAL' order by item_no`,
    [tpl_id],
  )
  const scored = items.filter((_, index) => index > 0 || random.chance(0.9))
  return {
    header: { opinion: '납기와 품질이 안정되어 있습니다.' },
    lines: scored.map(({ item_no }) => ({
      itemNo: item_no,
      score: random.pick(['2', '3', '4', '4.5', '5']),
      opinion: '협의한 대로입니다.',
    })),
  }
}

const workFlow: FlowKind = {
  ...declaredFacts(workSheet),
  making: {
    assignEvaWork: async world => {
      const companies = await someCompanies(world, 2)
      return {
        body: {
          ...{ evaYear: someYear(world), evaPeriod: somePeriod(world), evaluator: somebody(world) },
          dueDate: addDays(world.today, world.random.whole(-1, 20)),
          lines: companies.map(compNo => ({ compNo, chosenYn: 'Y' })),
        },
      }
    },
  },
  bodies: {
    saveEvaWork: someScores,
    changeEvaWork: world => ({
      dueDate: addDays(world.today, world.random.whole(1, 30)),
      ...(world.random.chance(0.5) ? { evaluator: somebody(world) } : {}),
    }),
  },
}

const contractFlow: FlowKind = {
  ...declaredFacts(contractSheet),
  making: {
    createContEva: async world => {
      const rows = await world.read(
        `select cont_no from purchase_contract order by abs(cont_to - current_date - 45) limit 12`,
      )
      const row = pickSome(world.random, rows)
      return (
        row && {
          body: {
            ...(world.random.chance(0.7) ? { evaluator: somebody(world) } : {}),
            lines: [{ contNo: row.cont_no, chosenYn: 'Y' }],
          },
        }
      )
    },
  },
  bodies: {
    saveContEva: async (world, row) => {
      const { lines } = await someScores(world, row)
      return { header: { contResult: 'RENEW', opinion: '계약을 유지합니다.' }, lines }
    },
  },
}

const satisfactionFlow: FlowKind = {
  ...declaredFacts(satisfaction),
  making: {},
  bodies: {
    answerSatis: ({ random }) => {
      const score = () => String(random.whole(2, 5))
      return {
        header: {
          ...{
            scoreQlt: score(),
            scoreDlv: score(),
            scorePrc: score(),
            scoreSvc: score(),
            scoreDoc: score(),
          },
          comment: '납품이 늦어 생산을 미루었습니다.',
        },
      }
    },
  },
}

const totalFlow: FlowKind = {
  ...declaredFacts(total),
  making: {
    createEvaTotal: async world => ({
      body: {
        ...{ evaYear: someYear(world), evaPeriod: somePeriod(world) },
        compNos: await someCompanies(world, 2),
      },
    }),
  },
  bodies: {
    updateEvaTotal: ({ random }) => ({
      header: { adjustScore: String(random.whole(-6, 5)), adjustReason: '협력 활동을 반영합니다.' },
    }),
    objectEvaTotal: () => ({ objection: '납기 준수율을 다시 확인해 주시기 바랍니다.' }),
    answerEvaObjection: ({ random }) => ({
      objectionScore: String(random.whole(0, 3)),
      objectionAnswer: '확인한 결과를 반영하였습니다.',
    }),
  },
}

/** The evaluation of suppliers. */
export const evaluationKinds: readonly FlowKind[] = [
  templateFlow,
  workFlow,
  contractFlow,
  satisfactionFlow,
  totalFlow,
]
