import { addDays } from '../../../schemas/shared/calendar'
import { asset } from '../../../server/modules/asset/assetKind'
import { round } from '../../../server/modules/asset/roundKind'
import { declaredFacts, type FlowInput, type FlowKind } from './flowKind'
import { type FlowWorld, pickSome, textOf } from './flowWorld'

/** People at work with their departments, who may have assets. */
const holders = `select singleid, deptcd from person where status = 'A' and use_flag = 'Y' and section = '모바일사업부'
  order by singleid limit 30`

async function somePlace(world: FlowWorld) {
  const { random, read } = world
  const person = pickSome(random, await read(holders))
  return {
    ...{ deptcd: textOf(person ?? {}, 'deptcd'), custodian: textOf(person ?? {}, 'singleid'), site: 'S01' },
    location: random.pick(['본관 3층', '2공장 1라인', '시험동 101호']),
  }
}

async function someRegistration(world: FlowWorld): Promise<FlowInput | undefined> {
  const { random, read } = world
  const waiting =
    await read(`select asset_no, version, acq_date::text as acq_date, acq_amt::text as acq_amt from asset
    where status = 'REG_WAIT' order by asset_no desc limit 20`)
  const row = pickSome(random, waiting)
  if (!row) return undefined
  const money = { acqDate: row.acq_date ?? world.today, acqAmt: row.acq_amt ?? '0' }
  const typed = { assetClass: random.pick(['IT', 'MAC', 'XX']), usefulLife: random.whole(0, 22) }
  return {
    body: {
      rows: [
        {
          assetNo: row.asset_no,
          version: Number(row.version),
          ...money,
          ...typed,
          ...(await somePlace(world)),
        },
      ],
    },
  }
}

/** Of one round, mostly with the version that stands. */
async function someCounts(world: FlowWorld, roundNo: string): Promise<FlowInput> {
  const { random, read } = world
  const rows = await read(
    `select asset_no, version, book_deptcd from asset_inventory where round_no = $1 order by asset_no limit 40`,
    [roundNo],
  )
  const counted = rows.filter(() => random.chance(0.1))
  return {
    rows: counted.map(({ asset_no, version, book_deptcd }) => ({
      ...{ assetNo: asset_no, version: random.chance(0.9) ? Number(version) : 0, bigo: '시험 실사' },
      ...{ invResult: random.pick(['NONE', 'MATCH', 'MISMATCH', 'MISSING']) },
      ...{ realDeptcd: book_deptcd, realLocation: '시험동 201호' },
    })),
    ...(random.chance(0.2) ? { found: [{ assetName: '시험 계측기', location: '시험동' }] } : {}),
  }
}

const assetFlow: FlowKind = {
  ...declaredFacts(asset),
  making: { registerAsset: someRegistration },
  bodies: {
    updateAsset: ({ random }, row) => ({
      header: {
        ...{ assetName: row.asset_name, assetClass: row.asset_class, location: row.location },
        ...{ usefulLife: random.whole(1, 21), bigo: '시험 비고' },
      },
    }),
    moveAsset: async world => ({ ...(await somePlace(world)), reason: '좌석을 다시 배치합니다.' }),
    repairAsset: ({ random, today }) => ({
      ...{ repairComp: '한빛서비스', repairDue: addDays(today, random.whole(-1, 20)) },
    }),
    requestDisposal: ({ random }) => ({
      disposeType: random.pick(['SCRAP', 'SALE', 'RETURN', 'LOSS']),
      ...{ disposeReason: '수리할 수 없습니다.', disposeAmt: '10000' },
    }),
    approveDisposal: ({ random, today }) => ({ disposeDate: addDays(today, random.whole(-2, 1)) }),
    excludeAssetReg: (_, row) => ({ keys: [{ id: row.asset_no, version: Number(row.version) }] }),
  },
}

const roundFlow: FlowKind = {
  ...declaredFacts(round),
  making: {
    openAssetRound: ({ random, today }) => ({
      body: {
        ...{ roundName: '시험 실사', section: random.pick(['모바일사업부', '가전사업부', '종합연구소']) },
        ...{ fromDate: today, toDate: addDays(today, random.whole(-1, 14)) },
      },
    }),
  },
  bodies: {
    saveAssetInventory: (world, row) => someCounts(world, textOf(row, 'round_no')),
    closeAssetRound: ({ random }) => (random.chance(0.5) ? { reason: '기한 안에 마감합니다.' } : {}),
  },
}

/** Assets, and the rounds in which they are counted. */
export const assetKinds: readonly FlowKind[] = [assetFlow, roundFlow]
