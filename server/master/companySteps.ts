import { codeText } from '../../schemas/codes/codeGroups'
import type { Transaction } from '../database/connect'
import { runAs } from '../database/runAs'
import { type Failure, fieldRefused, refused } from '../http/failure'

const registered = ['REGISTERED']
const traded = ['REGISTERED', 'SUSPENDED']
/** Nothing new of it comes once trade has ended, and what has begun is finished. */
const evaluated = ['REGISTERED', 'SUSPENDED', 'TERMINATED']

const notTradable = '거래할 수 없는 상태의 협력사입니다. ({0})'
const orderedOnly = '거래가능 상태의 협력사만 발주할 수 있습니다.'
const notAsked = '거래정지 협력사에는 견적을 의뢰할 수 없습니다.'

interface StepFacts {
  /** States of a company in which the step may be taken. */
  readonly states: readonly string[]
  readonly text: string
  /** Only of a company that GERP knows. */
  readonly needsVendorCode?: true
}

/** What a company's state allows (domain 3.42): asked, ordered from, evaluated and paid is whoever stands in one of these states. */
export const companySteps = {
  wish: { states: ['CANDIDATE', 'APPLIED', 'REGISTERED'], text: '거래정지 협력사는 선택할 수 없습니다.' },
  addToGroup: { states: registered, text: '거래가능 상태의 협력사만 지정할 수 있습니다.' },
  askQuotation: { states: registered, text: notAsked },
  quote: { states: registered, text: notTradable },
  declineQuotation: { states: traded, text: notTradable },
  selectQuotation: { states: registered, text: notTradable },
  draftOrder: { states: registered, text: orderedOnly },
  order: { states: registered, text: orderedOnly, needsVendorCode: true },
  letter: { states: registered, text: orderedOnly },
  deliver: { states: traded, text: notTradable },
  raiseOrder: { states: registered, text: notTradable },
  settle: { states: traded, text: notTradable },
  claim: { states: registered, text: notTradable },
  offerItem: { states: registered, text: notTradable },
  changeItem: { states: traded, text: notTradable },
  changeCompany: { states: traded, text: notTradable },
  registerVendor: { states: traded, text: notTradable },
  evaluate: { states: evaluated, text: notTradable },
  survey: { states: traded, text: notTradable },
} as const satisfies Readonly<Record<string, StepFacts>>

export type CompanyStep = keyof typeof companySteps

const vendorCodeMissing = 'GERP 업체코드가 없는 협력사입니다. GERP 등록 후 발주할 수 있습니다.'

/**
 * The refusal of a step by the state of a company; undefined where it may be taken, or where there is no such company. The row stays
 * locked: a suspension waits until the transaction ends, and whatever comes after the suspension is refused.
 */
async function refusalOf(tx: Transaction, compNo: string, step: CompanyStep) {
  // Suppliers may not lock their company, and approvers need not see it.
  const company = await runAs(tx, 'all', () =>
    tx
      .selectFrom('company')
      .select(['status', 'gerp_vendor_code'])
      .where('comp_no', '=', compNo)
      .forShare()
      .executeTakeFirst(),
  )
  if (!company) return undefined
  const { states, text, needsVendorCode }: StepFacts = companySteps[step]
  if (!states.includes(company.status)) {
    // Who was never registered is not suspended.
    const isUnknown = step === 'askQuotation' && !['SUSPENDED', 'TERMINATED'].includes(company.status)
    return { text: isUnknown ? notTradable : text, args: [codeText('COMP_STATUS', company.status)] }
  }
  return needsVendorCode && company.gerp_vendor_code === null
    ? { text: vendorCodeMissing, args: [] }
    : undefined
}

/** The same as the refusal of the company that a draft names. */
export async function companyFailure(
  tx: Transaction,
  compNo: string | null | undefined,
  step: CompanyStep,
  field = 'compNo',
): Promise<Failure | undefined> {
  const refusal = compNo ? await refusalOf(tx, compNo, step) : undefined
  return refusal && fieldRefused(field, refusal.text, refusal.args)
}

/** Refuses a step of a document whose company has been chosen before. */
export async function checkCompany(tx: Transaction, compNo: string | null, step: CompanyStep): Promise<void> {
  const refusal = compNo ? await refusalOf(tx, compNo, step) : undefined
  if (refusal) throw refused('companyState', refusal.text, refusal.args)
}
