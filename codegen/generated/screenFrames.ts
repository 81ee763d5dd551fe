// Written by codegen from schemas/. Do not edit: run npm run codegen.

import type { OperationAnswers } from './types'

/** Filter, header, line and row types of every screen. While a document is new, its fields may be absent. */
export interface ScreenFrames {
  board_notice: {
    readonly filter: { readonly title?: string; readonly target?: string; readonly writeDt: { readonly from?: string; readonly to?: string } }
    readonly header: OperationAnswers['getPost']['header']
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listPost']['rows']>[number]
  }
  CyberLoiEdit: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getCyberLoi']['header']
    readonly line: NonNullable<OperationAnswers['getCyberLoi']['lines']>[number]
    readonly row: Readonly<Record<never, never>>
  }
  CyberOrderRequestEdit: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getCyberPo']['header']
    readonly line: NonNullable<OperationAnswers['getCyberPo']['currentLines']>[number]
    readonly row: Readonly<Record<never, never>>
  }
  CyberOrderRequestList: {
    readonly filter: { readonly poNo?: string; readonly title?: string; readonly compNo?: string; readonly orderType?: string; readonly status?: string; readonly poDate: { readonly from?: string; readonly to?: string }; readonly dueDate: { readonly from?: string; readonly to?: string } }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listCyberPo']['rows']>[number]
  }
  deliverEdit: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getCyberDelivery']['header']
    readonly line: NonNullable<OperationAnswers['getCyberDelivery']['lines']>[number]
    readonly row: Readonly<Record<never, never>>
  }
  deliverInfo: {
    readonly filter: { readonly dlvNo?: string; readonly poNo?: string; readonly compNo?: string; readonly itemName?: string; readonly status?: string; readonly deliveryDate: { readonly from?: string; readonly to?: string } }
    readonly header: OperationAnswers['getCyberDelivery']['header']
    readonly line: NonNullable<OperationAnswers['getCyberDelivery']['lines']>[number]
    readonly row: NonNullable<OperationAnswers['listCyberDelivery']['rows']>[number]
  }
  monthlyCalcDetail: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getCyberMonthlyCalc']['header']
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listMonthlySettlement']['rows']>[number]
  }
  monthlyCalculate: {
    readonly filter: { readonly yyyymm?: string; readonly compNo?: string; readonly section?: string; readonly settleType?: string; readonly status?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listCyberMonthlyCalc']['rows']>[number]
  }
  noneOrderView: {
    readonly filter: { readonly noneNo?: string; readonly title?: string; readonly noneType?: string; readonly compNo?: string; readonly status?: string; readonly reqDate: { readonly from?: string; readonly to?: string } }
    readonly header: OperationAnswers['getCyberNoneOrder']['header']
    readonly line: NonNullable<OperationAnswers['getCyberNoneOrder']['lines']>[number]
    readonly row: NonNullable<OperationAnswers['listCyberNoneOrder']['rows']>[number]
  }
  prCheckEdit: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getCyberRfq']['header']
    readonly line: NonNullable<OperationAnswers['getCyberRfq']['lines']>[number]
    readonly row: Readonly<Record<never, never>>
  }
  prCheckList: {
    readonly filter: { readonly rfqNo?: string; readonly title?: string; readonly compNo?: string; readonly status?: string; readonly sentDt: { readonly from?: string; readonly to?: string }; readonly deadlineDt: { readonly from?: string; readonly to?: string } }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listCyberRfq']['rows']>[number]
  }
  prSubmitEdit: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getCyberQuotation']['header']
    readonly line: NonNullable<OperationAnswers['getCyberQuotation']['lines']>[number]
    readonly row: Readonly<Record<never, never>>
  }
  prSubmitList: {
    readonly filter: { readonly qtNo?: string; readonly rfqNo?: string; readonly title?: string; readonly compNo?: string; readonly status?: string; readonly submittedDt: { readonly from?: string; readonly to?: string }; readonly deadlineDt: { readonly from?: string; readonly to?: string } }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listCyberQuotation']['rows']>[number]
  }
  cyberSubMain: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['getCyberHomeSummary']['orders']>[number]
  }
  subMain: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listApprovalInbox']['rows']>[number]
  }
  itemExcelUpDetail: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getItemUpload']['header']
    readonly line: NonNullable<OperationAnswers['getItemUpload']['lines']>[number]
    readonly row: Readonly<Record<never, never>>
  }
  itemExcelUpList: {
    readonly filter: { readonly upNo?: string; readonly fileName?: string; readonly uploadedBy?: string; readonly status?: string; readonly uploadedDt: { readonly from?: string; readonly to?: string } }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listItemUpload']['rows']>[number]
  }
  monthlyCalcADetail: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getMonthlyCalc']['header']
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listMonthlySettlement']['rows']>[number]
  }
  monthlyCalcAdmin: {
    readonly filter: { readonly yyyymm?: string; readonly section?: string; readonly compNo?: string; readonly settleType?: string; readonly status?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listMonthlyCalc']['rows']>[number]
  }
  portal_approval_approvalLine: {
    readonly filter: { readonly lineName?: string; readonly docType?: string; readonly shareYn?: string }
    readonly header: NonNullable<OperationAnswers['listApprovalLine']['rows']>[number]
    readonly line: NonNullable<NonNullable<OperationAnswers['listApprovalLine']['rows']>[number]['steps']>[number]
    readonly row: NonNullable<OperationAnswers['listApprovalLine']['rows']>[number]
  }
  portal_approval_approvalRule: {
    readonly filter: { readonly docType?: string; readonly expenseType?: string; readonly topDept?: string; readonly useYn?: string }
    readonly header: NonNullable<OperationAnswers['listApprovalRule']['rows']>[number]
    readonly line: NonNullable<NonNullable<OperationAnswers['listApprovalRule']['rows']>[number]['steps']>[number]
    readonly row: NonNullable<OperationAnswers['listApprovalRule']['rows']>[number]
  }
  portal_author_authMenuManage: {
    readonly filter: { readonly authGroupId?: string; readonly portalType?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: Readonly<Record<never, never>>
  }
  portal_author_authUserManage: {
    readonly filter: { readonly hname?: string; readonly singleid?: string; readonly section?: string; readonly deptcd?: string; readonly person?: string; readonly authGroupId?: string; readonly auth?: string; readonly useFlag?: string; readonly status?: string; readonly lockedYn?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: Readonly<Record<never, never>>
  }
  portal_author_authorGroupManage: {
    readonly filter: { readonly authGroupName?: string; readonly portalType?: string; readonly useYn?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: Readonly<Record<never, never>>
  }
  portal_author_menuManage: {
    readonly filter: { readonly portalType?: string; readonly pgmName?: string; readonly useYn?: string }
    readonly header: NonNullable<OperationAnswers['listMenu']['rows']>[number]
    readonly line: NonNullable<NonNullable<OperationAnswers['listMenu']['rows']>[number]['subUrls']>[number]
    readonly row: NonNullable<OperationAnswers['listMenu']['rows']>[number]
  }
  portal_author_userSessionManage: {
    readonly filter: { readonly portalType?: string; readonly userId?: string; readonly userName?: string; readonly ip?: string; readonly status?: string; readonly createdDate: { readonly from?: string; readonly to?: string } }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listUserSession']['rows']>[number]
  }
  portal_codeManage_cmmnCodeManage: {
    readonly filter: { readonly groupCode?: string; readonly groupName?: string; readonly useYn?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: Readonly<Record<never, never>>
  }
  portal_ogpmsManage_RegisterUser: {
    readonly filter: { readonly compNo?: string; readonly userId?: string; readonly userName?: string; readonly status?: string; readonly applyDt: { readonly from?: string; readonly to?: string } }
    readonly header: OperationAnswers['getExtUser']['header']
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listExtUser']['rows']>[number]
  }
  portal_ogpmsManage_compUserManage: {
    readonly filter: { readonly compNo?: string; readonly userId?: string; readonly userName?: string; readonly status?: string; readonly authGroupId?: string }
    readonly header: OperationAnswers['getExtUser']['header']
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listExtUser']['rows']>[number]
  }
  portal_ogpmsManage_userBlock: {
    readonly filter: { readonly compNo?: string; readonly userId?: string; readonly userName?: string; readonly status?: string; readonly lastLoginDt: { readonly from?: string; readonly to?: string } }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listExtUser']['rows']>[number]
  }
  portal_poChange_poChangeInfo: {
    readonly filter: { readonly poNo?: string; readonly title?: string; readonly prNo?: string; readonly compNo?: string; readonly section?: string; readonly deptcd?: string; readonly requester?: string; readonly buyerId?: string; readonly orderType?: string; readonly status?: string; readonly chgStatus?: string; readonly chgType?: string; readonly poDate: { readonly from?: string; readonly to?: string }; readonly dueDate: { readonly from?: string; readonly to?: string } }
    readonly header: OperationAnswers['getPo']['header']
    readonly line: NonNullable<OperationAnswers['getPo']['currentLines']>[number]
    readonly row: NonNullable<OperationAnswers['listPo']['rows']>[number]
  }
  LoiRequestEdit: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getLoi']['header']
    readonly line: NonNullable<OperationAnswers['getLoi']['lines']>[number]
    readonly row: Readonly<Record<never, never>>
  }
  LoiRequestList: {
    readonly filter: { readonly loiNo?: string; readonly title?: string; readonly compNo?: string; readonly section?: string; readonly deptcd?: string; readonly requester?: string; readonly buyerId?: string; readonly status?: string; readonly approvalStatus?: string; readonly reqDate: { readonly from?: string; readonly to?: string }; readonly validTo: { readonly from?: string; readonly to?: string } }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listLoi']['rows']>[number]
  }
  OrderRequestEdit: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getOrderRequest']['header']
    readonly line: NonNullable<OperationAnswers['getOrderRequest']['lines']>[number]
    readonly row: Readonly<Record<never, never>>
  }
  OrderRequestList: {
    readonly filter: { readonly orNo?: string; readonly poNo?: string; readonly prNo?: string; readonly title?: string; readonly compNo?: string; readonly section?: string; readonly deptcd?: string; readonly requester?: string; readonly buyerId?: string; readonly orderType?: string; readonly status?: string; readonly approvalStatus?: string; readonly reqDate: { readonly from?: string; readonly to?: string } }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listOrderRequest']['rows']>[number]
  }
  SimpleOrderEdit: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getSimpleOrder']['header']
    readonly line: NonNullable<OperationAnswers['getSimpleOrder']['lines']>[number]
    readonly row: Readonly<Record<never, never>>
  }
  SimpleOrderList: {
    readonly filter: { readonly soNo?: string; readonly poNo?: string; readonly title?: string; readonly compNo?: string; readonly section?: string; readonly deptcd?: string; readonly requester?: string; readonly expenseType?: string; readonly status?: string; readonly approvalStatus?: string; readonly reqDate: { readonly from?: string; readonly to?: string } }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listSimpleOrder']['rows']>[number]
  }
  adjustSearch: {
    readonly filter: { readonly adjNo?: string; readonly yyyymm?: string; readonly section?: string; readonly deptcd?: string; readonly ownerId?: string; readonly compNo?: string; readonly settleType?: string; readonly status?: string; readonly slipNo?: string; readonly poNo?: string; readonly dueDate: { readonly from?: string; readonly to?: string }; readonly tiStatus?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listAdjustment']['rows']>[number]
  }
  adjustment: {
    readonly filter: { readonly yyyymm?: string; readonly section?: string; readonly deptnm?: string; readonly compNo?: string; readonly settleType?: string; readonly currency?: string; readonly taxCode?: string; readonly whAppNo?: string; readonly poNo?: string; readonly receiptDate: { readonly from?: string; readonly to?: string } }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listAdjTarget']['rows']>[number]
  }
  dataDownload: {
    readonly filter: { readonly datasetId?: string; readonly periodFrom: { readonly from?: string; readonly to?: string }; readonly section?: string; readonly reason?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listDownloadDataset']['rows']>[number]
  }
  deliverEditAdmin: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getDelivery']['header']
    readonly line: NonNullable<OperationAnswers['getDelivery']['lines']>[number]
    readonly row: Readonly<Record<never, never>>
  }
  deliverListAdmin: {
    readonly filter: { readonly dlvNo?: string; readonly poNo?: string; readonly compNo?: string; readonly section?: string; readonly deptcd?: string; readonly receiver?: string; readonly itemName?: string; readonly status?: string; readonly proxyYn?: string; readonly deliveryDate: { readonly from?: string; readonly to?: string } }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listDelivery']['rows']>[number]
  }
  noneOrderViewAdmin: {
    readonly filter: { readonly noneNo?: string; readonly title?: string; readonly noneType?: string; readonly compNo?: string; readonly section?: string; readonly deptcd?: string; readonly contactId?: string; readonly status?: string; readonly approvalStatus?: string; readonly reqDate: { readonly from?: string; readonly to?: string }; readonly ntsNo?: string }
    readonly header: OperationAnswers['getNoneOrder']['header']
    readonly line: NonNullable<OperationAnswers['getNoneOrder']['lines']>[number]
    readonly row: NonNullable<OperationAnswers['listNoneOrder']['rows']>[number]
  }
  posting_error: {
    readonly filter: { readonly slipNo?: string; readonly compNo?: string; readonly errorCode?: string; readonly postAction?: string; readonly postedDt: { readonly from?: string; readonly to?: string }; readonly drafter?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listPostingError']['rows']>[number]
  }
  prConfirmEdit: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getPr']['header']
    readonly line: Readonly<Record<never, never>>
    readonly row: OperationAnswers['listPrLine'][number]
  }
  prConfirmList: {
    readonly filter: { readonly prNo?: string; readonly title?: string; readonly section?: string; readonly deptcd?: string; readonly requester?: string; readonly buyerId?: string; readonly myYn?: string; readonly rfqDueYn?: string; readonly L1_SG_CODE?: string; readonly L2_SG_CODE?: string; readonly L3_SG_CODE?: string; readonly L4_SG_CODE?: string; readonly purchaseType?: string; readonly status?: string; readonly lastDeciDt: { readonly from?: string; readonly to?: string } }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listPr']['rows']>[number]
  }
  prEdit: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getPr']['header']
    readonly line: NonNullable<OperationAnswers['getPr']['lines']>[number]
    readonly row: Readonly<Record<never, never>>
  }
  prList: {
    readonly filter: { readonly prNo?: string; readonly title?: string; readonly section?: string; readonly deptcd?: string; readonly requester?: string; readonly itemName?: string; readonly buyerId?: string; readonly purchaseType?: string; readonly expenseType?: string; readonly status?: string; readonly approvalStatus?: string; readonly reqDate: { readonly from?: string; readonly to?: string }; readonly needDate: { readonly from?: string; readonly to?: string } }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listPr']['rows']>[number]
  }
  rfqEdit: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getRfq']['header']
    readonly line: NonNullable<OperationAnswers['getRfq']['quotes']>[number]
    readonly row: Readonly<Record<never, never>>
  }
  signifier: {
    readonly filter: { readonly slipNo?: string; readonly slipType?: string; readonly slipSource?: string; readonly compNo?: string; readonly section?: string; readonly deptcd?: string; readonly drafter?: string; readonly slipDate: { readonly from?: string; readonly to?: string }; readonly postingDate: { readonly from?: string; readonly to?: string }; readonly status?: string; readonly approvalStatus?: string; readonly gerpDocNo?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listSignifier']['rows']>[number]
  }
  signifierDetail: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getSignifier']['header']
    readonly line: NonNullable<OperationAnswers['getSignifier']['lines']>[number]
    readonly row: Readonly<Record<never, never>>
  }
  statement: {
    readonly filter: { readonly stmtNo?: string; readonly adjNo?: string; readonly compNo?: string; readonly issueDate: { readonly from?: string; readonly to?: string }; readonly status?: string; readonly tiStatus?: string; readonly section?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listStatement']['rows']>[number]
  }
  testPo: {
    readonly filter: { readonly poNo?: string; readonly compNo?: string; readonly poDate: { readonly from?: string; readonly to?: string } }
    readonly header: OperationAnswers['getPo']['header']
    readonly line: NonNullable<OperationAnswers['getPo']['lines']>[number]
    readonly row: NonNullable<OperationAnswers['listPo']['rows']>[number]
  }
  warehousingItemList: {
    readonly filter: { readonly poNo?: string; readonly whReqNo?: string; readonly whAppNo?: string; readonly section?: string; readonly deptName?: string; readonly eprName?: string; readonly receiveName?: string; readonly expenses?: string; readonly approvalStatus?: string; readonly status?: string; readonly whReqDates: { readonly from?: string; readonly to?: string }; readonly lastDeciDates: { readonly from?: string; readonly to?: string }; readonly system?: string; readonly sourceSystemList?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listWarehousingItem']['rows']>[number]
  }
  warehousingItemListCopy: {
    readonly filter: { readonly poNo?: string; readonly whReqNo?: string; readonly whAppNo?: string; readonly section?: string; readonly deptName?: string; readonly eprName?: string; readonly receiveName?: string; readonly expenses?: string; readonly approvalStatus?: string; readonly status?: string; readonly whReqDates: { readonly from?: string; readonly to?: string }; readonly lastDeciDates: { readonly from?: string; readonly to?: string }; readonly system?: string; readonly sourceSystemList?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listWarehousingItem']['rows']>[number]
  }
  warehousingList: {
    readonly filter: { readonly poNo?: string; readonly whReqNo?: string; readonly whAppNo?: string; readonly section?: string; readonly deptName?: string; readonly eprName?: string; readonly receiveName?: string; readonly expenses?: string; readonly approvalStatus?: string; readonly status?: string; readonly whReqDates: { readonly from?: string; readonly to?: string }; readonly lastDeciDates: { readonly from?: string; readonly to?: string }; readonly system?: string; readonly sourceSystemList?: string }
    readonly header: OperationAnswers['getWarehousing']['header']
    readonly line: NonNullable<OperationAnswers['getWarehousing']['lines']>[number]
    readonly row: NonNullable<OperationAnswers['listWarehousing']['rows']>[number]
  }
  warehousingListCopy: {
    readonly filter: { readonly poNo?: string; readonly whReqNo?: string; readonly whAppNo?: string; readonly section?: string; readonly deptName?: string; readonly eprName?: string; readonly receiveName?: string; readonly expenses?: string; readonly approvalStatus?: string; readonly status?: string; readonly whReqDates: { readonly from?: string; readonly to?: string }; readonly lastDeciDates: { readonly from?: string; readonly to?: string }; readonly system?: string; readonly sourceSystemList?: string }
    readonly header: OperationAnswers['getWarehousing']['header']
    readonly line: NonNullable<OperationAnswers['getWarehousing']['lines']>[number]
    readonly row: NonNullable<OperationAnswers['listWarehousing']['rows']>[number]
  }
  report_monthlyReport_monthlyReport01: {
    readonly filter: { readonly yyyymm?: string; readonly section?: string; readonly deptcd?: string; readonly expenseType?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['getMonthlyReport01']['rows']>[number]
  }
  template_template0: {
    readonly filter: { readonly docNo?: string; readonly title?: string; readonly section?: string; readonly deptcd?: string; readonly requester?: string; readonly status?: string; readonly reqDate: { readonly from?: string; readonly to?: string }; readonly L1_SG_CODE?: string; readonly L2_SG_CODE?: string; readonly L3_SG_CODE?: string; readonly L4_SG_CODE?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listSample']['rows']>[number]
  }
  template_template1: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getSample']['header']
    readonly line: Readonly<Record<never, never>>
    readonly row: Readonly<Record<never, never>>
  }
  template_template2: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getSample']['header']
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listSample']['rows']>[number]
  }
  template_template3: {
    readonly filter: { readonly title?: string }
    readonly header: OperationAnswers['listSampleOrder'][number]
    readonly line: NonNullable<OperationAnswers['listSampleOrder'][number]['lines']>[number]
    readonly row: OperationAnswers['listSampleOrder'][number]
  }
  template_template4: {
    readonly filter: { readonly catName?: string }
    readonly header: OperationAnswers['listSampleNode'][number]
    readonly line: Readonly<Record<never, never>>
    readonly row: OperationAnswers['listSampleNode'][number]
  }
  template_template5: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: NonNullable<OperationAnswers['listSampleLine']['rows']>[number]
  }
  template_template6: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: OperationAnswers['getSample']['header']
    readonly line: Readonly<Record<never, never>>
    readonly row: Readonly<Record<never, never>>
  }
  template_template7: {
    readonly filter: { readonly yyyymm?: string }
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: OperationAnswers['listSampleReport'][number]
  }
  template_template8: {
    readonly filter: Readonly<Record<never, never>>
    readonly header: Readonly<Record<never, never>>
    readonly line: Readonly<Record<never, never>>
    readonly row: Readonly<Record<never, never>>
  }
}

export type ScreenName = keyof ScreenFrames

/** The page as it stands when the hook is called. No store, no DOM, no fetch. */
export interface HookInput<Screen extends ScreenName> {
  readonly filter: ScreenFrames[Screen]['filter']
  readonly header: Partial<ScreenFrames[Screen]['header']>
  readonly lines: readonly Partial<ScreenFrames[Screen]['line']>[]
  /** Checked rows. */
  readonly selection: readonly ScreenFrames[Screen]['row'][]
  readonly params: Readonly<Record<string, string>>
  /** YYYY-MM-DD in Seoul. */
  readonly today: string
}

type Place<Screen extends ScreenName> =
  | `header.${keyof ScreenFrames[Screen]['header'] & string}`
  | `filter.${keyof ScreenFrames[Screen]['filter'] & string}`
  | `line.${keyof ScreenFrames[Screen]['line'] & string}`

/** What a hook may ask the page to do after it. */
export type HookStep =
  | { readonly step: 'search'; readonly grids: readonly string[] }
  | { readonly step: 'reset' }
  | { readonly step: 'confirm' | 'alert'; readonly text: string }

export interface HookOutput<Screen extends ScreenName> {
  /** Values to write, by place. */
  readonly set?: { readonly [Name in Place<Screen>]?: string | number | boolean | null }
  readonly steps?: readonly HookStep[]
  /** Korean: shown in an alert; ends the action. */
  readonly refused?: string
}

/** The type of every function that `<screen>.hooks.ts` exports. */
export type Hook<Screen extends ScreenName> = (input: HookInput<Screen>) => HookOutput<Screen>
