import type { Transaction } from '../database/connect'
import { moveDocument } from '../document/documentKind'
import { type DiscoveryRecord, discovery } from '../modules/supplierDiscovery/discoveryKind'
import { discoveries } from '../modules/supplierDiscovery/discoveryRoutes'
import { contextOf, endActs } from './actOfSeed'
import { atWorkBy } from './workingTime'

const hour = 3_600_000
const day = 24 * hour
// Nobody outside is written to while the demo is made.
const work = discoveries({ secret: '', origins: [] })

interface Proposal {
  readonly status: 'CANDIDATE' | 'REJECTED'
  readonly proposer: string
  readonly daysAgo: number
  readonly route: string
  readonly contact: readonly [name: string, account: string, tel: string]
  readonly strength: string
  /** What the reviewer thinks; without it nobody has written it yet. */
  readonly opinion?: string
  /** Days after the proposal. */
  readonly reviewed?: number
  readonly invited?: number
  readonly dropped?: readonly [after: number, reason: string]
}

/** The oldest first, each of the next company in its state. */
const proposals: readonly Proposal[] = [
  {
    ...{ status: 'REJECTED', proposer: 'buy.all', daysAgo: 70, route: 'WEB', reviewed: 2 },
    contact: ['문정호', 'sales', '03241188203'],
    strength: '표준 볼트류를 온라인 견적으로 하루 안에 납품한다고 합니다.',
    opinion: '기존 거래처보다 단가가 높고 품질 인증이 없습니다.',
    dropped: [6, '기존 거래처와 비교해 이점이 없어 제외합니다.'],
  },
  {
    ...{ status: 'REJECTED', proposer: 'buy.semi', daysAgo: 33, route: 'COMPET' },
    contact: ['백은영', 'contact', '0548827710'],
    strength: '경쟁사 클린룸 소모품을 5년째 납품하고 있습니다.',
    dropped: [3, '경쟁사와 독점 공급 계약을 맺고 있어 제외합니다.'],
  },
  {
    ...{ status: 'CANDIDATE', proposer: 'buy.mobile', daysAgo: 25, route: 'FAIR', reviewed: 2, invited: 5 },
    contact: ['가람희', 'garam', '0312087145'],
    strength: '경량 복합 소재 가공에 강합니다. 소재전에서 시제품을 확인했고 납기는 3주입니다.',
    opinion: '이중화가 필요한 품목이며 공장 실사 결과도 양호합니다. 등록을 요청합니다.',
  },
  {
    ...{ status: 'CANDIDATE', proposer: 'buy.all', daysAgo: 16, route: 'REC', reviewed: 4, invited: 11 },
    contact: ['정유석', 'ysjung', '0313305521'],
    strength: '연구소의 추천을 받았습니다. 소량 다품종 가공을 일주일 안에 납품합니다.',
    opinion: '시제품 가공의 납기를 줄일 수 있어 등록을 요청합니다.',
  },
  {
    ...{ status: 'CANDIDATE', proposer: 'buy.semi', daysAgo: 9, route: 'FAIR', reviewed: 3 },
    contact: ['한소라', 'sora.han', '0416229034'],
    strength: '반도체 설비 부품의 세정과 재생을 전문으로 합니다.',
    opinion: '설비팀과 세정 품질을 확인하고 있습니다.',
  },
  {
    ...{ status: 'CANDIDATE', proposer: 'buy.mobile', daysAgo: 6, route: 'WEB', reviewed: 1 },
    contact: ['오태민', 'tmoh', '0324510987'],
    strength: '자동 검사 지그를 설계부터 제작까지 한곳에서 합니다.',
  },
  {
    ...{ status: 'CANDIDATE', proposer: 'buy.all', daysAgo: 3, route: 'APPLY' },
    contact: ['임경아', 'kalim', '0263451290'],
    strength: '사무 소모품을 사업장별로 묶어 매일 배송하겠다고 제안했습니다.',
  },
  {
    ...{ status: 'CANDIDATE', proposer: 'buy.mobile', daysAgo: 1, route: 'REC' },
    contact: ['서동건', 'dgseo', '0312764408'],
    strength: '모바일제조팀이 추천한 조립 치공구 업체입니다. 수리까지 맡길 수 있습니다.',
  },
]

/** Who is looked for just now. The companies are those that know no more of themselves than name and number. */
export async function seedDiscoveries(tx: Transaction, now: Date): Promise<void> {
  const companies = await tx
    .selectFrom('company')
    .select(['comp_name_kr', 'tax_no_2', 'status'])
    .where('status', 'in', ['CANDIDATE', 'REJECTED'])
    .orderBy('comp_no')
    .execute()
  const groups = await tx
    .selectFrom('sourcing_group')
    .select('sg_code')
    .where('sg_level', '=', '004')
    .orderBy('sg_code')
    .execute()
  for (const [index, proposal] of proposals.entries()) {
    const earlier = proposals.slice(0, index).filter(({ status }) => status === proposal.status).length
    const company = companies.filter(({ status }) => status === proposal.status)[earlier]
    const group = groups[(index * 7) % groups.length]
    if (company && group)
      await tell(tx, now, proposal, {
        compNameKr: company.comp_name_kr,
        taxNo2: company.tax_no_2,
        sgCode: group.sg_code,
      })
  }
  await endActs(tx, now)
}

interface Company {
  readonly compNameKr: string
  readonly taxNo2: string
  readonly sgCode: string
}

async function tell(tx: Transaction, now: Date, proposal: Proposal, company: Company): Promise<void> {
  const { proposer, route, contact, strength, opinion, reviewed, invited, dropped } = proposal
  const [contactName, account, contactTel] = contact
  const proposed = now.getTime() - proposal.daysAgo * day
  const after = (days: number, who: string) =>
    contextOf(tx, who, new Date(atWorkBy(proposed + days * day + hour)))
  const contactEmail = `${account}@c${company.taxNo2.slice(-5)}.example`
  const header = { ...company, excRoute: route, strength, contactName, contactEmail, contactTel }
  const first = await contextOf(tx, proposer, new Date(atWorkBy(proposed)))
  const { docNo } = await work.create(first, { header, lines: [] })
  const stored = () =>
    tx.selectFrom('comp_excavation').selectAll().where('ex_no', '=', docNo).executeTakeFirstOrThrow()
  const key = async () => ({ id: docNo, version: (await stored()).version })
  if (reviewed !== undefined) {
    await work.transition(await after(reviewed, 'vendor.mgr'), 'reviewExcavation', await key())
    if (opinion !== undefined)
      await work.update(await after(reviewed, 'vendor.mgr'), await key(), {
        header: { ...header, reviewOpinion: opinion },
        lines: [],
      })
  }
  if (invited !== undefined) {
    const context = await after(invited, 'vendor.mgr')
    const columns: Partial<DiscoveryRecord> = { invited_dt: context.now.toISOString() }
    await moveDocument(context, discovery, await stored(), {
      action: 'inviteExcavation',
      status: 'INVITED',
      columns,
    })
  }
  if (dropped) {
    const [days, reason] = dropped
    await work.transition(await after(days, 'vendor.mgr'), 'dropExcavation', await key(), reason)
  }
}
