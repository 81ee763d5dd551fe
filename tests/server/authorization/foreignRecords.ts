import { contractFacts } from '../../../codegen/generated/contractFacts'
import { operations } from '../../../codegen/generated/operations'
import type { OperationId } from '../../../codegen/generated/types'
import type { AuthGroupId } from '../../../schemas/codes/authGroups'
import type { Transaction } from '../../../server/database/connect'
import type { Caller, ProductServer } from '../modules/productServer'
import { operationIds, routeOf } from './matrixFacts'

/** Records that some groups may not see, and how each operation is asked about one. */

export type People = Partial<Record<AuthGroupId, Caller>>

/** One of each scope that is narrower than the whole company. */
export async function logInNarrow(product: ProductServer): Promise<People> {
  return {
    '30': await product.logIn('req.mobile'),
    '31': await product.logIn('dept.mobile'),
    '32': await product.logIn('buy.mobile'),
    '60': await product.logInSupplier('daesung2'),
    '61': await product.logInSupplier('daesung1'),
  }
}

/** Somebody else is there too, and has a workbook made: its number. */
export async function makeForeignExport(product: ProductServer): Promise<string> {
  const other = await product.logIn('buy.semi')
  const columns = [{ field: 'prNo', label: '요청번호', kind: 'text', width: 120 }]
  const request = { operation: 'listPr', title: '구매요청', columns, conditions: [] }
  return (await other.call('startExport', { body: request })).body.exportId
}

export const own = { section: '모바일사업부', deptcd: 'D1020', compNo: 'C000001' } as const
const otherSection = '반도체사업부'

type Find = (tx: Transaction) => Promise<string | undefined>

const foreignPr: Find = async tx =>
  (await tx.selectFrom('pr').select('pr_no').where('section', '=', otherSection).limit(1).executeTakeFirst())
    ?.pr_no
const foreignApproval: Find = async tx =>
  (
    await tx
      .selectFrom('approval')
      .innerJoin('pr', 'pr.pr_no', 'approval.doc_no')
      .select('appr_no')
      .where('section', '=', otherSection)
      .limit(1)
      .executeTakeFirst()
  )?.appr_no
const foreignOrderRequest: Find = async tx =>
  (
    await tx
      .selectFrom('order_request')
      .select('or_no')
      .where('section', '=', otherSection)
      .limit(1)
      .executeTakeFirst()
  )?.or_no
const foreignOffer: Find = async tx =>
  (
    await tx
      .selectFrom('company_item')
      .select('ci_no')
      .where('comp_no', '<>', own.compNo)
      .where('status', '=', 'REQUESTED')
      .limit(1)
      .executeTakeFirst()
  )?.ci_no
const foreignAsset: Find = async tx =>
  (
    await tx
      .selectFrom('asset')
      .select('asset_no')
      .where('section', '=', otherSection)
      .where('status', '=', 'IN_USE')
      .limit(1)
      .executeTakeFirst()
  )?.asset_no
const foreignRound: Find = async tx =>
  (
    await tx
      .selectFrom('asset_round')
      .select('round_no')
      .where('section', '=', otherSection)
      .limit(1)
      .executeTakeFirst()
  )?.round_no
const foreignSheet: Find = async tx =>
  (
    await tx
      .selectFrom('eva_work')
      .select('work_no')
      .where('evaluator', '=', 'buy.all')
      .limit(1)
      .executeTakeFirst()
  )?.work_no
const foreignContractSheet: Find = async tx =>
  (
    await tx
      .selectFrom('pur_cont_eva')
      .innerJoin('purchase_contract', 'purchase_contract.cont_no', 'pur_cont_eva.cont_no')
      .innerJoin('sourcing_group', 'sourcing_group.sg_code', 'purchase_contract.sg_code')
      .select('eva_no')
      .where('evaluator', '<>', 'buy.mobile')
      .where('purchase_contract.buyer_id', '<>', 'buy.mobile')
      .where('sourcing_group.buyer_id', '<>', 'buy.mobile')
      .limit(1)
      .executeTakeFirst()
  )?.eva_no
const foreignSurvey: Find = async tx =>
  (
    await tx
      .selectFrom('trans_satis')
      .select('satis_no')
      .where('respondent', 'not in', ['req.mobile', 'dept.mobile', 'buy.mobile'])
      .limit(1)
      .executeTakeFirst()
  )?.satis_no
/** Of a sourcing group that the buyer of the other section has, and not evaluated by this one either. */
const foreignRegistration: Find = async tx =>
  (
    await tx
      .selectFrom('comp_reg')
      .innerJoin('sourcing_group', 'sourcing_group.sg_code', 'comp_reg.sg_code')
      .leftJoin('comp_reg_eva', 'comp_reg_eva.reg_no', 'comp_reg.reg_no')
      .select('comp_reg.reg_no')
      .where('sourcing_group.buyer_id', '<>', 'buy.mobile')
      .where(
        ({ fn, ref }) => fn.coalesce(ref('comp_reg_eva.evaluator'), ref('comp_reg.comp_no')),
        '<>',
        'buy.mobile',
      )
      .orderBy('comp_reg.reg_no')
      .limit(1)
      .executeTakeFirst()
  )?.reg_no
const foreignLetter: Find = async tx =>
  (
    await tx
      .selectFrom('loi')
      .select('loi_no')
      .where('section', '=', otherSection)
      .where('comp_no', '=', 'C000002')
      .limit(1)
      .executeTakeFirst()
  )?.loi_no
const foreignSimpleOrder: Find = async tx =>
  (
    await tx
      .selectFrom('simple_order')
      .select('so_no')
      .where('section', '=', otherSection)
      .limit(1)
      .executeTakeFirst()
  )?.so_no
const foreignOrder: Find = async tx =>
  (
    await tx
      .selectFrom('po')
      .select('po_no')
      .where('section', '=', otherSection)
      .where('comp_no', '=', 'C000002')
      .limit(1)
      .executeTakeFirst()
  )?.po_no
const foreignSlip: Find = async tx =>
  (
    await tx
      .selectFrom('signifier')
      .select('slip_no')
      .where('section', '=', otherSection)
      .limit(1)
      .executeTakeFirst()
  )?.slip_no
const foreignDelivery: Find = async tx =>
  (
    await tx
      .selectFrom('delivery')
      .select('dlv_no')
      .where('section', '=', otherSection)
      .where('comp_no', '=', 'C000002')
      .limit(1)
      .executeTakeFirst()
  )?.dlv_no
const foreignReceipt: Find = async tx =>
  (
    await tx
      .selectFrom('warehousing')
      .select('wh_req_no')
      .where('section', '=', otherSection)
      .where('comp_no', '=', 'C000002')
      .limit(1)
      .executeTakeFirst()
  )?.wh_req_no
const foreignChange: Find = async tx =>
  (
    await tx
      .selectFrom('po_change')
      .innerJoin('po', 'po.po_no', 'po_change.po_no')
      .select('chg_no')
      .where('section', '=', otherSection)
      .where('comp_no', '=', 'C000002')
      .limit(1)
      .executeTakeFirst()
  )?.chg_no
const foreignFile: Find = async tx =>
  (
    await tx
      .selectFrom('file')
      .innerJoin('pr', 'pr.pr_no', 'file.owner_no')
      .select('pr.file_id')
      .where('section', '=', otherSection)
      .where('pr.file_id', 'is not', null)
      .limit(1)
      .executeTakeFirst()
  )?.file_id ?? undefined
const staffPost: Find = async tx => {
  const post = await tx
    .selectFrom('post')
    .select('post_no')
    .where('board_id', '=', 'notice')
    .limit(1)
    .executeTakeFirst()
  return post && String(post.post_no)
}
const foreignSession: Find = async tx =>
  (
    await tx
      .selectFrom('user_session')
      .select('session_id')
      .where('user_id', 'not in', ['req.mobile', 'dept.mobile', 'buy.mobile', 'daesung1', 'daesung2'])
      .limit(1)
      .executeTakeFirst()
  )?.session_id
const foreignExport: Find = async tx =>
  (
    await tx
      .selectFrom('export_job')
      .select('export_id')
      .where('created_by', '=', 'buy.semi')
      .limit(1)
      .executeTakeFirst()
  )?.export_id
const foreignQuotation = (field: 'rfq_no' | 'qt_no'): Find => {
  return async tx =>
    (
      await tx
        .selectFrom('quotation')
        .innerJoin('rfq', 'rfq.rfq_no', 'quotation.rfq_no')
        .select(['quotation.rfq_no', 'qt_no'])
        .where('section', '=', otherSection)
        .where('comp_no', '<>', own.compNo)
        .limit(1)
        .executeTakeFirst()
    )?.[field]
}
/** A settlement of another section and supplier, or what belongs to it. */
const foreignSettlement = (field: 'adj_no' | 'stmt_no' | 'ti_no' | 'calc_no'): Find => {
  return async tx =>
    (
      await tx
        .selectFrom('adjustment')
        .select(['adj_no', 'stmt_no', 'ti_no', 'calc_no'])
        .where('section', '=', otherSection)
        .where('comp_no', '<>', own.compNo)
        .where('ti_no', 'is not', null)
        .where('calc_no', 'is not', null)
        .limit(1)
        .executeTakeFirst()
    )?.[field] ?? undefined
}
/** The demo's claims are all of one department: another's is made, as its supplier would have sent it. */
const foreignClaim: Find = async tx => {
  const none_no = 'NO202611-009999'
  const { deptcd, deptnm } = await tx
    .selectFrom('person')
    .innerJoin('department', 'department.deptcd', 'person.deptcd')
    .select(['department.deptcd', 'department.deptnm'])
    .where('singleid', '=', 'req.semi')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('none_order')
    .values({
      ...{
        none_no,
        title: '다른 사업부의 청구',
        none_type: 'PARCEL',
        comp_no: 'C000002',
        contact_id: 'req.semi',
      },
      ...{
        section: otherSection,
        deptcd,
        deptnm,
        source_type: 'E',
        status: 'SUBMITTED',
        req_date: '2026-11-20',
      },
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return none_no
}
const foreignLine: Find = async tx =>
  (
    await tx
      .selectFrom('approval_line')
      .select('line_id')
      .where('share_yn', '=', 'N')
      .where('owner_singleid', 'not in', ['req.mobile', 'dept.mobile', 'buy.mobile'])
      .limit(1)
      .executeTakeFirst()
  )?.line_id
const always =
  (key: string): Find =>
  async () =>
    key

export interface ForeignRecord {
  readonly of: readonly AuthGroupId[]
  readonly find: Find
}

/** By path parameter: a record that some groups may not see, or why there is none. */
export const records: Readonly<Record<string, ForeignRecord | string>> = {
  prNo: { of: ['30', '31', '32'], find: foreignPr },
  // Of whatever kind: an order is hidden from everybody of another section or supplier.
  docNo: { of: ['30', '31', '32', '60', '61'], find: foreignOrder },
  apprNo: { of: ['30', '31', '32'], find: foreignApproval },
  orNo: { of: ['30', '31', '32'], find: foreignOrderRequest },
  loiNo: { of: ['30', '31', '32', '60', '61'], find: foreignLetter },
  soNo: { of: ['30', '31', '32'], find: foreignSimpleOrder },
  slipNo: { of: ['31', '32'], find: foreignSlip },
  postSeq: 'errors of posting are one list for all who may open it',
  pendingNo: 'work that waits is one list for administrators',
  poNo: { of: ['30', '31', '32', '60', '61'], find: foreignOrder },
  dlvNo: { of: ['30', '31', '32', '60', '61'], find: foreignDelivery },
  whReqNo: { of: ['30', '31', '32'], find: foreignReceipt },
  chgNo: { of: ['30', '31', '32', '60', '61'], find: foreignChange },
  id: { of: ['30', '31', '32', '60', '61'], find: foreignFile },
  userId: { of: ['61'], find: always('hanul002') },
  code: { of: ['61'], find: always('C000002') },
  postNo: { of: ['60', '61'], find: staffPost },
  msgKey: 'messages are one list for all who may open it',
  sessionId: { of: ['30', '31', '32', '60', '61'], find: foreignSession },
  exportId: { of: ['30', '31', '32', '60', '61'], find: foreignExport },
  rfqNo: { of: ['32'], find: foreignQuotation('rfq_no') },
  qtNo: { of: ['32', '60', '61'], find: foreignQuotation('qt_no') },
  datasetId: 'a data set; its rows are those that the caller sees',
  adjNo: { of: ['30', '31', '32', '60', '61'], find: foreignSettlement('adj_no') },
  noneNo: { of: ['30', '31', '32', '60', '61'], find: foreignClaim },
  stmtNo: { of: ['30', '31', '32', '60', '61'], find: foreignSettlement('stmt_no') },
  tiNo: { of: ['30', '31', '32', '60', '61'], find: foreignSettlement('ti_no') },
  calcNo: { of: ['32', '60', '61'], find: foreignSettlement('calc_no') },
  seq: 'a file of the record that "id" names',
  boardId: 'a board; its posts are named by "postNo"',
  screenId: 'a screen; what is kept of it is the caller’s own',
  authGroupId: 'groups are one list for all who may open it',
  pgmId: 'menus are one list for all who may open it',
  groupCode: 'codes are one list for all who may open it',
  lineId: { of: ['30', '31', '32'], find: foreignLine },
  singleid: 'employees are one list for the administrators who may open it',
  ruleId: 'rules are one list for all who may open it',
  itemCode: 'items are one list for all who may open it',
  catCode: 'categories are one list for all who may open it',
  attrCode: 'attributes of items are one list for all who may open it',
  sgCode: 'sourcing groups are one list for all who may open it',
  upNo: 'uploads of staff are one list for all who may open it',
  totalNo: 'totals of suppliers are one list for all who may open it; scores are hidden in it',
  exNo: 'proposals of suppliers are one list for all who may open it',
  tplId: 'templates of evaluation are one list for all who may open it',
  workNo: { of: ['30', '31', '32'], find: foreignSheet },
  assetNo: { of: ['30', '31', '32'], find: foreignAsset },
  ciNo: { of: ['60', '61'], find: foreignOffer },
  roundNo: { of: ['30', '31', '32'], find: foreignRound },
  evaNo: { of: ['32'], find: foreignContractSheet },
  satisNo: { of: ['30', '31', '32'], find: foreignSurvey },
  compNo: 'suppliers are one list for all who may open it',
  taxNo: 'the number of a business is asked of the tax office',
  regNo: { of: ['32'], find: foreignRegistration },
  gaNo: 'applications for the ERP are one list for all who may open it',
}

export function factOf(operation: OperationId) {
  const fact = contractFacts[operation]
  if (!fact) throw new Error(`"${operation}" is no operation.`)
  return fact
}

export const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name)
export const withSession = operationIds.filter(id => routeOf(id)?.access !== 'public').filter(isOperation)
export const pathOf = (operation: OperationId): readonly string[] =>
  Object.values(factOf(operation).parameters).flatMap(({ name, in: place }) =>
    place === 'path' ? [name] : [],
  )

const header = { title: '시험 요청', needDate: '2026-12-24', currency: 'KRW' }
const user = {
  userId: 'hanul002',
  userName: '문소영',
  email: 'x@example.com',
  authGroupId: '60',
  otpGubun: 'E',
}
const dlv = { poNo: 'PO202611-000001', deliveryDate: '2026-12-24', dlvMethod: 'TRUCK' }
const claim = {
  title: '시험 청구',
  noneType: 'PARCEL',
  contactId: 'req.mobile',
  taxCode: 'V1',
  supplyAmt: '1',
}
const bodies: Readonly<Record<string, object>> = {
  saveCyberItem: { version: 0, header: { supItemCode: '시험-01', supItemName: '시험 품목' } },
  updateAsset: { version: 0, header: { assetName: '시험' } },
  moveAsset: {
    ...{ version: 0, deptcd: 'D1020', custodian: 'req.mobile', site: 'S01', location: '시험' },
    reason: '시험 사유입니다',
  },
  repairAsset: { version: 0, repairComp: '시험', repairDue: '2026-12-24' },
  requestDisposal: { version: 0, disposeType: 'SCRAP', disposeReason: '시험 사유입니다' },
  approveDisposal: { version: 0, disposeDate: '2026-11-20' },
  saveAssetInventory: { rows: [] },
  updateDelivery: { version: 0, header: dlv, lines: [] },
  updateDeliveryProxy: { version: 0, header: { ...dlv, proxyReason: '시험 사유입니다' }, lines: [] },
  inspectWarehousing: { version: 0, header: { receiptDate: '2026-11-20' }, lines: [] },
  returnWarehousing: { version: 0, reason: '시험 사유입니다', lines: [] },
  updatePr: { version: 0, header, lines: [] },
  updateOrderRequest: {
    version: 0,
    header: { title: '시험 발주', currency: 'KRW', taxCode: 'V1' },
    lines: [],
  },
  updateLoi: { version: 0, header: { title: '시험 LOI', currency: 'KRW' }, lines: [] },
  submitPr: { version: 0, reason: '시험 사유입니다' },
  submitLoi: { version: 0 },
  updateSimpleOrder: { version: 0, header: { title: '시험 간편발주', taxCode: 'V1' }, lines: [] },
  submitSimpleOrder: { version: 0 },
  updateGerpApp: { version: 0, header: { compNo: 'C000002', reqType: 'CHG' } },
  submitGerpApp: { version: 0 },
  submitOrderRequest: { version: 0, reason: '시험 사유입니다' },
  submitNoneOrder: { version: 0, reason: '시험 사유입니다' },
  updateNoneOrder: { version: 0, header: { ...claim, compNo: 'C000002' }, lines: [] },
  updateCyberNoneOrder: { version: 0, header: claim, lines: [] },
  updateSignifier: { version: 0, header: {}, lines: [] },
  submitSignifier: { version: 0, reason: '시험 사유입니다' },
  submitWarehousing: { version: 0, reason: '시험 사유입니다' },
  changePo: { version: 0, reason: '시험 사유입니다', lines: [] },
  promisePo: { version: 0, lines: [] },
  updateAdjustment: { version: 0, deductAmt: '0' },
  proxyConfirmAdjustment: { version: 0 },
  registerTaxInvoice: { version: 0, writeDate: '2026-11-02', supplyAmt: '1', vatAmt: '0' },
  registerCyberTaxInvoice: { version: 0, writeDate: '2026-11-02', supplyAmt: '1', vatAmt: '0' },
  answerMonthlyCalc: { version: 0, header: { objectionAnswer: '시험으로 적는 답변입니다.' } },
  confirmMonthlyCalc: { version: 0 },
  objectMonthlyCalc: { version: 0, adjNos: 'AJ202611-000001', objection: '시험으로 적는 이의입니다.' },
  updateExtUser: { version: 0, header: { ...user, cellPhoneNo: '01012345678' } },
  blockExtUser: { version: 0, reasonCode: 'ETC' },
  updatePost: { version: 0, header: { title: '시험 공지', content: '<p>시험으로 쓰는 글입니다.</p>' } },
  cancelExport: {},
  createRfq: { version: 0 },
  updateRfq: {
    version: 0,
    header: { title: '시험 의뢰', rfqType: 'COMP' },
    lines: [{ lineNo: 10 }],
    suppliers: [],
  },
  extendRfq: { version: 0, deadlineDate: '2026-12-24', reason: '시험 사유입니다' },
  selectQuotation: { version: 0, picks: [], reason: '시험 사유입니다' },
  saveQuotation: { version: 0, header: { currency: 'KRW' }, lines: [] },
  assignPrBuyer: { version: 0, buyerId: 'buy.mobile' },
  answerSatis: { version: 0, header: {} },
  saveContEva: { version: 0, header: {}, lines: [] },
  saveEvaWork: { version: 0, header: {}, lines: [] },
  saveRegEva: { version: 0, header: {}, lines: [] },
  requestRegEva: { version: 0, evaluator: 'buy.mobile' },
  resolvePosting: { version: 0, resolveMemo: '시험으로 적는 조치입니다.' },
}

export function inputOf(operation: OperationId, key: string) {
  const path = Object.fromEntries(
    pathOf(operation).map(name => [name, name === 'boardId' ? 'notice' : name === 'seq' ? '1' : key]),
  )
  const body = bodies[operation] ?? { version: 0, reason: '시험 사유입니다', opinion: '시험 의견입니다' }
  const { method, body: kind } = operations[operation]
  if (kind === 'json') return { ...path, body }
  // A file that says nothing: somebody who may not send one for this record is refused before it is read.
  if (kind !== undefined) return { ...path, fileName: '시험.xlsx', body: Buffer.from('시험') }
  return method === 'DELETE' && factOf(operation).parameters.version ? { ...path, version: '0' } : path
}
