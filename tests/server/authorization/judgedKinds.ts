import type { OperationId } from '../../../codegen/generated/types'
import type { Workflow } from '../../../schemas/workflow/workflow'
import { loi } from '../../../server/modules/loi/loiKind'
import { purchaseOrder } from '../../../server/modules/order/orderKind'
import { orderRequest } from '../../../server/modules/orderRequest/orderRequestKind'
import { purchaseRequest } from '../../../server/modules/purchaseRequest/prKind'
import { simpleOrder } from '../../../server/modules/simpleOrder/simpleOrderKind'
import { slip } from '../../../server/modules/slip/slipKind'
import { statement } from '../../../server/modules/statement/statementKind'
import { vendorApplication } from '../../../server/modules/supplierErp/vendorApplicationKind'
import { approvalFacts, camelCase, declaredFacts, workflowOf } from '../flow/flowKind'
import { flowKinds } from '../flow/flowKinds'

/** A kind of document of which the matrix of transitions asks everything. */
export interface JudgedKind {
  readonly workflow: Workflow
  readonly table: string
  /** Column of the number; the operations know it by the same name in camel case. */
  readonly number: string
  /** Column of the state, where pages know it by another name. */
  readonly status?: string
  /** Column of the drafter, where a transition asks for him. */
  readonly drafter?: string
  /** Finds the one document, of 모바일사업부 and 대성정밀 where it is of somebody; all its states are given to it. */
  readonly where: string
  /** What shows it, by portal: whoever it is not shown to is refused whatever the workflow says. */
  readonly reads: readonly OperationId[]
  /** Whoever may read its list sees it, of whatever section he is. */
  readonly isOfNoSection?: true
  /** Type of its approvals. */
  readonly docType?: string
  /** Column of what its approval names, where that is not the document itself. */
  readonly approved?: string
  /** Statements that make one fit for the matrix, with its number. */
  readonly prepare?: string
  /** Where its version is kept, when it has none of its own. */
  readonly version?: string
  /** States that suppliers see, of what no page of theirs shows one by one. */
  readonly shownToSupplier?: readonly string[]
  /** Transitions that name their document in the body: what they are sent. */
  readonly bodies?: Readonly<Record<string, (id: string) => object>>
  /** Refusals that the domain words on their own. */
  readonly words?: readonly Wording[]
}

/** A refusal of its own instead of the bare 403 or 409: `why` says where it comes from. */
interface Wording {
  readonly transitions: readonly string[]
  readonly instead: 'drafter' | 'state' | 'let'
  readonly groups?: readonly string[]
  readonly states?: readonly string[]
  readonly code: string
  readonly why: string
}

const mobile = `section = '모바일사업부'`
const daesung = `comp_no = 'C000001'`

type FlowFacts = Omit<JudgedKind, 'workflow' | 'table' | 'number' | 'status'>

const more: Readonly<Record<string, FlowFacts>> = {
  pr: {
    where: `${mobile} and requester = 'req.mobile'`,
    reads: ['getPr'],
    ...approvalFacts(purchaseRequest),
    words: [
      { transitions: ['deletePr'], instead: 'drafter', code: 'deleteOwnOnly', why: 'domain 10, /prList' },
      {
        transitions: ['returnPr'],
        instead: 'state',
        states: ['RFQ'],
        code: 'rfqRunning',
        why: 'domain 10, /prConfirmList',
      },
    ],
  },
  rfq: {
    where: mobile,
    reads: ['getRfq'],
    // One whose time is over is closed by whoever reads it.
    prepare: `update rfq set deadline_dt = '2099-01-01' where rfq_no = $1`,
  },
  quotation: {
    where: `${daesung} and exists (select from rfq where rfq.rfq_no = document.rfq_no and ${mobile})`,
    reads: ['getCyberQuotation', 'getCyberRfq'],
    words: [
      {
        transitions: ['checkRfq', 'declineRfq', 'saveQuotation', 'submitQuotation', 'withdrawQuotation'],
        instead: 'let',
        groups: ['99', '50', '33', '32'],
        code: 'proxyRefused',
        why: 'domain 3.9: staff answer for suppliers without the portal alone',
      },
    ],
  },
  orderRequest: { ...approvalFacts(orderRequest), where: mobile, reads: ['getOrderRequest'] },
  po: {
    where: `${mobile} and ${daesung}`,
    reads: ['getPo', 'getCyberPo', 'getPoSheet'],
    drafter: purchaseOrder.drafter,
  },
  poChange: {
    where: `exists (select from po where po.po_no = document.po_no and ${mobile} and ${daesung})`,
    reads: ['getPo', 'getCyberPo'],
    drafter: 'requested_by',
    docType: 'PC',
    approved: 'po_no',
    version: `(select version from po where po.po_no = document.po_no)`,
    prepare: `update po set status = 'ACCEPTED' where po_no = (select po_no from po_change where chg_no = $1)`,
    shownToSupplier: ['SENT', 'ACKED', 'DECLINED'],
  },
  delivery: {
    // Only what was shipped once can stand in every state.
    where: `${mobile} and ${daesung} and proxy_yn = 'N' and shipped_dt is not null`,
    reads: ['getDelivery', 'getCyberDelivery'],
  },
  warehousing: {
    where: `${mobile} and ${daesung} and wh_type = 'GR' and receiver = 'req.mobile'`,
    reads: ['getWarehousing'],
    drafter: 'submitter',
    docType: 'WH',
  },
  adjustment: {
    where: `${mobile} and ${daesung}`,
    reads: ['getAdjustment'],
    drafter: 'owner_id',
    shownToSupplier: ['NOTIFIED', 'DISPUTED', 'CONFIRMED', 'INVOICED', 'SLIPPED', 'POSTED', 'PAID'],
  },
  taxInvoice: {
    where: `exists (select from adjustment where adjustment.ti_no = document.ti_no and ${mobile})`,
    reads: [],
  },
  monthlyCalc: { where: `${mobile} and ${daesung}`, reads: ['getMonthlyCalc', 'getCyberMonthlyCalc'] },
  noneOrder: {
    where: `${mobile} and contact_id = 'req.mobile'`,
    reads: ['getNoneOrder', 'getCyberNoneOrder'],
    docType: 'NO',
    prepare: `update none_order set comp_no = 'C000001', source_type = 'E' where none_no = $1`,
  },
  signifier: {
    where: `${mobile} and slip_type = 'RE'`,
    reads: ['getSignifier'],
    ...approvalFacts(slip),
  },
}

const ofFlow = flowKinds.flatMap(({ workflow, table, number, status }): JudgedKind[] => {
  const rest = more[workflow.document]
  return rest ? [{ workflow, table, number, ...(status ? { status } : {}), ...rest }] : []
})

export const judgedKinds: readonly JudgedKind[] = [
  ...ofFlow,
  {
    workflow: workflowOf('deliveryProxy'),
    table: 'delivery',
    number: 'dlv_no',
    where: `${mobile} and proxy_yn = 'Y'`,
    reads: ['getDelivery'],
  },
  {
    ...approvalFacts(loi),
    where: `${mobile} and ${daesung}`,
    reads: ['getLoi', 'getCyberLoi', 'getLoiSheet'],
  },
  {
    ...approvalFacts(simpleOrder),
    where: `${mobile} and requester = 'req.mobile'`,
    reads: ['getSimpleOrder'],
  },
  {
    ...declaredFacts(statement),
    where: `exists (select from adjustment where adjustment.adj_no = document.adj_no and ${mobile} and ${daesung})`,
    reads: ['getStatement'],
  },
  {
    workflow: workflowOf('posting'),
    table: 'posting_result',
    number: 'post_seq',
    status: 'post_action',
    where: `post_status = 'ERROR'`,
    reads: ['getPosting'],
  },
  {
    workflow: workflowOf('evaTotal'),
    table: 'eva_total',
    number: 'total_no',
    drafter: 'drafter',
    docType: 'ET',
    // One that could stand in every state.
    where: `comp_no = 'C000001' and source_system = 'MIG'`,
    reads: ['getEvaTotal', 'getCyberEvaTotal'],
    isOfNoSection: true,
    shownToSupplier: ['PUBLISHED', 'OBJECTED'],
    prepare: `update eva_total set objection = '시험 이의신청입니다', objected_dt = now() where total_no = $1`,
    bodies: {
      updateEvaTotal: () => ({ header: { adjustScore: '0' } }),
      objectEvaTotal: () => ({ objection: '시험 이의신청입니다.' }),
      answerEvaObjection: () => ({ objectionAnswer: '시험 이의답변입니다.' }),
    },
  },
  {
    workflow: workflowOf('compExcavation'),
    table: 'comp_excavation',
    number: 'ex_no',
    drafter: 'proposer',
    where: `proposer = 'buy.mobile' and reviewer is not null and invited_dt is not null`,
    reads: ['listExcavation'],
    isOfNoSection: true,
    bodies: {
      saveExcavation: exNo => ({
        header: {
          ...{ exNo, compNameKr: '시험 발굴', taxNo2: '9988100119', sgCode: '01010101', excRoute: 'WEB' },
          ...{ strength: '시험', contactName: '시험', contactEmail: 'test@newco.example' },
        },
      }),
    },
    words: [
      {
        transitions: ['saveExcavation'],
        instead: 'let',
        groups: ['32', '33'],
        states: ['REVIEWING'],
        code: 'stateRefused',
        why: 'domain 3.25: buyers change what nobody reviews yet',
      },
    ],
  },
  {
    ...approvalFacts(vendorApplication),
    where: `comp_no = 'C000002'`,
    reads: ['getGerpApp'],
    isOfNoSection: true,
  },
  {
    workflow: workflowOf('compReg'),
    table: 'comp_reg',
    number: 'reg_no',
    drafter: 'user_id',
    where: `reviewer is not null and supplement_due is not null`,
    reads: ['listCompReg', 'getCompReg'],
    prepare: `update comp_reg set decided_dt = now(), eva_no = 'RE202601-000001' where reg_no = $1`,
  },
  {
    workflow: workflowOf('company'),
    table: 'company',
    number: 'comp_no',
    where: `comp_no = 'C000005'`,
    reads: ['getCompany'],
    isOfNoSection: true,
    bodies: { updateCompany: () => ({ header: { compNameKr: '동양공업사' }, groups: [] }) },
  },
  {
    workflow: workflowOf('compChange'),
    table: 'comp_change',
    number: 'chg_no',
    drafter: 'requested_by',
    where: `${daesung} and status = 'REQUESTED'`,
    reads: ['getCompChange'],
    isOfNoSection: true,
    prepare: `update comp_change set decided_dt = now(), reject_reason = '-' where chg_no = $1`,
  },
  {
    workflow: workflowOf('approvalRule'),
    table: 'approval_rule',
    number: 'rule_id',
    where: 'true',
    reads: [],
    bodies: {
      saveApprovalRule: ruleId => ({
        header: {
          ...{ ruleId, ruleName: '시험 규칙', docType: 'PR', amtFrom: '0', priority: 10 },
          ...{ autoApproveYn: 'N', useYn: 'N' },
        },
        steps: [{ stepNo: 1, stepType: 'APPROVE', resolver: 'DEPT_HEAD' }],
      }),
    },
  },
  {
    workflow: workflowOf('approvalLine'),
    table: 'approval_line',
    number: 'line_id',
    drafter: 'owner_singleid',
    where: `owner_singleid = 'req.mobile'`,
    reads: [],
    bodies: {
      saveApprovalLine: lineId => ({
        header: { lineId, lineName: '시험 결재선', docType: 'PR', shareYn: 'N', defaultYn: 'N' },
        steps: [{ stepNo: 1, stepType: 'APPROVE', singleid: 'cfo' }],
      }),
    },
    words: [
      {
        transitions: ['saveApprovalLine', 'deleteApprovalLine'],
        instead: 'drafter',
        groups: ['99', '50', '51', '34', '33', '20', '10'],
        code: 'documentNotFound',
        why: 'lines of others are not theirs to know of, whatever else they see',
      },
    ],
  },
]

/** What names one of a kind in an address. */
export const keyOf = ({ number }: JudgedKind): string => camelCase(number)
