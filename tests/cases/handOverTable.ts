/**
 * Whom a step of a document tells: those who have it in their hands next, or whom its end concerns (domain 3,
 * side effects). `staff` and `suppliers` are always told where there is somebody but the person who acts; `maybe` depends
 * on the supplier (FORWARD_YN), on the state left, or on what is found; the rest of what happens tells nobody, because the
 * document stays with who acts, or because another step of the same moment tells.
 */
export interface Told {
  readonly staff?: readonly string[]
  readonly suppliers?: readonly string[]
  readonly maybe?: readonly string[]
  readonly nobody: readonly string[]
}

const approvals = {
  staff: ['approveDoc', 'rejectDoc'],
}

export const handOverTable: Readonly<Record<string, Told>> = {
  pr: {
    staff: [...approvals.staff, 'submitPr', 'receivePr', 'assignPrBuyer', 'returnPr', 'closePr'],
    nobody: [
      ...['createPr', 'copyPr', 'updatePr', 'deletePr', 'recallPr', 'cancelPr', 'orderPr'],
      ...['sys:sendRfq', 'sys:rfqFailed', 'sys:selectQuotation', 'sys:orderVoided', 'sys:poCreated'],
      ...['sys:poCanceled', 'sys:allPoClosed'],
    ],
  },
  rfq: {
    suppliers: ['sendRfq', 'extendRfq', 'selectQuotation'],
    // The buyer is told when somebody else closes his request.
    maybe: ['sys:deadline', 'cancelRfq', 'closeRfq'],
    nobody: ['createRfq', 'updateRfq'],
  },
  quotation: {
    staff: ['submitQuotation', 'declineRfq'],
    suppliers: ['sys:sendRfq', 'sys:selectQuotation', 'sys:notSelected', 'sys:cancelRfq'],
    nobody: ['checkRfq', 'saveQuotation', 'withdrawQuotation', 'sys:deadline'],
  },
  orderRequest: {
    staff: [...approvals.staff, 'submitOrderRequest'],
    maybe: ['retryOrderRequest'],
    nobody: [
      ...['createOrderRequest', 'updateOrderRequest', 'deleteOrderRequest', 'recallOrderRequest'],
      'cancelOrderRequest',
    ],
  },
  loi: {
    staff: [...approvals.staff, 'submitLoi', 'acceptLoi', 'declineLoi', 'sys:expire'],
    maybe: ['cancelLoi'],
    nobody: ['createLoi', 'updateLoi', 'deleteLoi', 'recallLoi', 'convertLoi', 'sys:orderVoided'],
  },
  company: {
    maybe: ['updateCompany', 'suspendCompany', 'resumeCompany', 'terminateCompany', 'sys:ntsChanged'],
    nobody: ['createCompany', 'sys:applyCompReg', 'sys:approveCompReg', 'sys:rejectCompReg'],
  },
  compChange: {
    staff: ['requestCompChange'],
    // Whoever asked is told, on either side.
    maybe: ['approveCompChange', 'rejectCompChange', 'sys:updateCompany'],
    nobody: ['cancelCompChange', 'sys:direct'],
  },
  // Who is invited is no user of ours: he is written to, and nobody else is told.
  compExcavation: {
    nobody: ['saveExcavation', 'reviewExcavation', 'inviteExcavation', 'dropExcavation', 'sys:applyCompReg'],
  },
  asset: {
    staff: ['sys:foundAsset', 'moveAsset', 'requestDisposal', 'loseAsset'],
    // Custodians and applicants, unless they act themselves.
    maybe: ['registerAsset', 'sys:registerAsset', 'approveDisposal', 'rejectDisposal'],
    nobody: [
      ...[
        'sys:whConfirmed',
        'importAssetReg',
        'excludeAssetReg',
        'sys:whReversed',
        'updateAsset',
        'idleAsset',
      ],
      ...['reuseAsset', 'repairAsset', 'sys:closeAssetRound'],
    ],
  },
  assetRound: {
    staff: ['openAssetRound'],
    // What is found becomes a candidate, of which its managers get a notice.
    maybe: ['saveAssetInventory'],
    nobody: ['importAssetInventory', 'closeAssetRound'],
  },
  evaTemplate: { nobody: ['saveEvaTemplate', 'openEvaTemplate', 'closeEvaTemplate', 'copyEvaTemplate'] },
  evaWork: {
    staff: ['assignEvaWork', 'returnEvaWork', 'cancelEvaWork'],
    // Another evaluator is told, another day is not.
    maybe: ['changeEvaWork'],
    nobody: ['saveEvaWork', 'submitEvaWork', 'confirmEvaWork'],
  },
  compRegEva: {
    staff: ['sys:requestRegEva', 'returnRegEva'],
    // The reviewer of the application, once there is one.
    maybe: ['submitRegEva'],
    nobody: ['saveRegEva', 'confirmRegEva'],
  },
  purContEva: {
    staff: ['createContEva', 'returnContEva', 'confirmContEva'],
    nobody: ['saveContEva', 'submitContEva'],
  },
  transSatis: {
    staff: ['sys:whConfirmed', 'remindSatis'],
    nobody: ['answerSatis', 'excludeSatis', 'sys:expire'],
  },
  compGerpApp: {
    staff: [...approvals.staff, 'submitGerpApp', 'sys:sendGerpApp'],
    nobody: [
      ...['createGerpApp', 'updateGerpApp', 'deleteGerpApp', 'recallGerpApp', 'retryGerpApp'],
      'cancelGerpApp',
    ],
  },
  evaTotal: {
    staff: [...approvals.staff, 'submitEvaTotal', 'objectEvaTotal'],
    suppliers: ['publishEvaTotal', 'answerEvaObjection'],
    nobody: ['createEvaTotal', 'calcEvaTotal', 'updateEvaTotal', 'recallEvaTotal'],
  },
  // An applicant is no user of ours yet: he is written to where he has proved to be reached.
  compReg: {
    // The evaluator, unless he asks himself.
    maybe: ['requestRegEva'],
    nobody: [
      ...['startCompRegReview', 'supplementCompReg', 'approveCompReg', 'rejectCompReg'],
      ...['sys:applyCompReg', 'sys:expire'],
    ],
  },
  simpleOrder: {
    staff: [...approvals.staff, 'submitSimpleOrder'],
    maybe: ['retrySimpleOrder'],
    nobody: [
      ...['createSimpleOrder', 'updateSimpleOrder', 'deleteSimpleOrder', 'recallSimpleOrder'],
      'cancelSimpleOrder',
    ],
  },
  po: {
    staff: [...approvals.staff, 'acceptPo', 'declinePo', 'ackPoChange', 'declinePoChange'],
    maybe: [
      'sys:poCreated',
      'changePo',
      'cancelPoChange',
      'resendPo',
      'forceClosePo',
      'cancelPo',
      'sys:whConfirmed',
    ],
    nobody: ['promisePo', 'sys:whReversed', 'sys:allPosted'],
  },
  poChange: {
    staff: [...approvals.staff, 'ackPoChange', 'declinePoChange'],
    maybe: ['changePo', 'cancelPoChange'],
    nobody: [],
  },
  delivery: {
    staff: ['shipDelivery', 'cancelDelivery'],
    suppliers: ['sys:refuseWarehousing', 'sys:whConfirmed', 'sys:cancelWarehousing'],
    maybe: ['sys:inspectWarehousing'],
    nobody: ['createDelivery', 'updateDelivery', 'deleteDelivery'],
  },
  deliveryProxy: {
    maybe: ['shipDeliveryProxy'],
    nobody: ['createDeliveryProxy', 'updateDeliveryProxy'],
  },
  warehousing: {
    staff: [...approvals.staff, 'sys:cancelDelivery'],
    suppliers: ['refuseWarehousing', 'returnWarehousing', 'cancelWarehousing', 'sys:returnWarehousing'],
    maybe: ['sys:shipDelivery', 'inspectWarehousing', 'submitWarehousing'],
    nobody: ['recallWarehousing'],
  },
  adjustment: {
    staff: ['sys:confirmMonthlyCalc', 'sys:objectMonthlyCalc', 'registerCyberTaxInvoice'],
    suppliers: ['notifyAdjustment', 'syncPayment', 'sys:cancelTaxInvoice'],
    maybe: ['cancelAdjustment', 'registerTaxInvoice'],
    nobody: [
      ...['createAdjustment', 'updateAdjustment', 'proxyConfirmAdjustment', 'sys:rematchTaxInvoice'],
      ...['sys:createSignifier', 'sys:slipVoided', 'sys:slipPosted'],
    ],
  },
  statement: {
    maybe: ['sys:confirmed', 'sys:adjustmentCanceled'],
    nobody: ['sys:createAdjustment', 'reissueStatement', 'printStatement'],
  },
  taxInvoice: {
    suppliers: ['cancelTaxInvoice'],
    maybe: ['sys:registered'],
    nobody: ['rematchTaxInvoice'],
  },
  signifier: {
    staff: [...approvals.staff, 'submitSignifier', 'sys:postError'],
    nobody: [
      ...['createSignifier', 'updateSignifier', 'recallSignifier', 'postSignifier', 'sys:retryPosting'],
      ...['reverseSignifier', 'deleteSignifier', 'sys:reversed', 'sys:createReversal', 'sys:resolvePosting'],
    ],
  },
  posting: {
    staff: ['sys:postError'],
    nobody: ['retryPosting', 'sys:slipPosted', 'resolvePosting'],
  },
  monthlyCalc: {
    staff: ['confirmMonthlyCalc', 'objectMonthlyCalc'],
    suppliers: ['answerMonthlyCalc', 'sys:notifyAdjustment'],
    maybe: ['notifyMonthlyCalc'],
    nobody: [
      ...['aggregateMonthlyCalc', 'sys:createAdjustment', 'sys:proxyConfirmed', 'closeMonthlyCalc'],
      ...['reopenMonthlyCalc', 'sys:changed'],
    ],
  },
  noneOrder: {
    staff: [...approvals.staff, 'submitCyberNoneOrder', 'submitNoneOrder'],
    suppliers: ['receiveNoneOrder', 'supplementNoneOrder'],
    maybe: ['cancelCyberNoneOrder'],
    nobody: [
      ...['createNoneOrder', 'updateCyberNoneOrder', 'createNoneOrderProxy', 'updateNoneOrder'],
      ...['recallNoneOrder', 'sys:createSignifier', 'sys:slipPosted', 'sys:slipVoided'],
    ],
  },
}
