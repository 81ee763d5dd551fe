import { isBusinessNumber } from '../../../schemas/shared/taxNumber'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import { company, companyChange } from '../../../server/modules/supplier/companyKind'
import { discovery } from '../../../server/modules/supplierDiscovery/discoveryKind'
import { vendorApplication } from '../../../server/modules/supplierErp/vendorApplicationKind'
import { declaredFacts, type FlowInput, type FlowKind } from './flowKind'
import { type FlowRow, type FlowWorld, pickSome, textOf } from './flowWorld'

/** Any number with a right check digit; the tax office's stand-in knows few of them. */
function someTaxNumber({ random }: FlowWorld): string {
  const first =
    zeroPad(random.whole(100, 999), 3) + random.pick(['81', '86', '87']) + zeroPad(random.whole(0, 9999), 4)
  const digit = [...'0123456789'].find(last => isBusinessNumber(first + last))
  return `${first}${digit}`
}

async function someProposal(world: FlowWorld): Promise<FlowInput | undefined> {
  const { random, read } = world
  const groups =
    await read(`select sg_code from sourcing_group where length(sg_code) = (select max(length(sg_code))
    from sourcing_group) order by sg_code`)
  const group = pickSome(random, groups)
  const no = random.whole(1, 999)
  return (
    group && {
      compNameKr: `발굴정밀 ${no}(주)`,
      taxNo2: someTaxNumber(world),
      sgCode: group.sg_code,
      excRoute: 'FAIR',
      strength: '소형 정밀 가공',
      contactName: '한새빛',
      contactEmail: `contact${no}@saebit.example`,
    }
  )
}

const discoveryFlow: FlowKind = {
  ...declaredFacts(discovery),
  making: {
    // A proposal under review is written on, for its opinion.
    saveExcavation: async world => {
      const header = await someProposal(world)
      const reviewed = await world.read(
        `select ex_no, version, tax_no_2 from comp_excavation where status = 'REVIEWING' order by ex_no desc limit 5`,
      )
      const row = world.random.chance(0.5) ? pickSome(world.random, reviewed) : undefined
      if (!header || !row) return header && { body: { header } }
      const known = { exNo: row.ex_no, taxNo2: row.tax_no_2, reviewOpinion: '거래할 만합니다.' }
      return { body: { version: Number(row.version), header: { ...header, ...known } } }
    },
  },
  bodies: {},
}

/** What only the server writes. */
const serverFields = new Set([
  ...['compNo', 'taxNo2', 'status', 'version', 'ntsStatus', 'ntsTaxType', 'ntsCheckedDt', 'suspendReason'],
  ...['gerpVendorCode', 'evaGrade', 'registeredDt'],
])

async function changedCompany({ random, callerOf }: FlowWorld, row: FlowRow): Promise<FlowInput> {
  const manager = await callerOf('vendor.mgr')
  const answer = await manager?.call('getCompany', { compNo: textOf(row, 'comp_no') })
  if (answer?.status !== 200) return {}
  const { header, groups } = answer.body
  const kept = Object.entries(header).filter(([field]) => !serverFields.has(field))
  return {
    header: { ...Object.fromEntries(kept), telNo: `031${random.whole(2000000, 9999999)}` },
    groups: groups.map(({ sgCode, mainYn, useYn }) => ({ sgCode, mainYn, useYn })),
  }
}

const companyFlow: FlowKind = {
  ...declaredFacts(company),
  making: {
    createCompany: world => ({
      body: {
        header: { compNameKr: `후보상사 ${world.random.whole(1, 999)}`, taxNo2: someTaxNumber(world) },
        groups: [],
      },
    }),
  },
  bodies: { updateCompany: changedCompany },
}

const changeFlow: FlowKind = { ...declaredFacts(companyChange), making: {}, bodies: {} }

/** The account says what the stand-in of the ERP does; a block needs none. */
function someApplication({ random }: FlowWorld, compNo: unknown): FlowInput {
  const reqType = random.pick(['NEW', 'CHG', 'BLK', 'UBL'])
  const account = {
    ...{ accountGroup: 'KDOM', reconAccount: '2110000', payTerm: 'P45', payMethod: 'T', currency: 'KRW' },
    ...{ bankCode: '004', bankAccount: `110-123-${random.whole(100000, 999999)}`, accountHolder: '시험상사' },
  }
  return { compNo, reqType, ...(reqType === 'NEW' || reqType === 'CHG' ? account : {}) }
}

const vendorFlow: FlowKind = {
  ...declaredFacts(vendorApplication),
  making: {
    createGerpApp: async world => {
      const rows = await world.read(
        `select comp_no from company where status in ('REGISTERED', 'SUSPENDED') order by comp_no desc limit 40`,
      )
      const row = pickSome(world.random, rows)
      return row && { body: { header: someApplication(world, row.comp_no) } }
    },
  },
  bodies: { updateGerpApp: (world, row) => ({ header: someApplication(world, row.comp_no) }) },
}

/** Companies from the proposal to the end of their trade. */
export const supplierKinds: readonly FlowKind[] = [discoveryFlow, companyFlow, changeFlow, vendorFlow]
