// Written by codegen from schemas/. Do not edit: run npm run codegen.

import type { OperationId } from './types'

export interface ServedScreen {
  readonly screen: string
  readonly title: string
  readonly portal: 'internal' | 'external'
  /** Whole path, /cyber included. */
  readonly path: string
  readonly access: 'authenticated' | 'extra-auth' | 'public'
  /** Everything the screen and its popups may call: the grant of a screen grants these. */
  readonly operations: readonly OperationId[]
}

export const screenRoutes: readonly ServedScreen[] = [
 {
  "screen": "assetInventoryList",
  "title": "자산 실사",
  "portal": "internal",
  "path": "/assetInventoryList",
  "access": "authenticated",
  "operations": [
   "closeAssetRound",
   "downloadFile",
   "downloadFileWs",
   "getAssetInventory",
   "getAssetInventoryTemplate",
   "getAssetRound",
   "importAssetInventory",
   "listAssetInventory",
   "listAssetRound",
   "listFiles",
   "openAssetRound",
   "popupBsns",
   "popupDept",
   "popupPerson",
   "saveAssetInventory"
  ]
 },
 {
  "screen": "assetManagementList",
  "title": "자산 관리",
  "portal": "internal",
  "path": "/assetManagementList",
  "access": "authenticated",
  "operations": [
   "approveDisposal",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getAsset",
   "idleAsset",
   "listAsset",
   "listFiles",
   "loseAsset",
   "moveAsset",
   "popupBsns",
   "popupDept",
   "popupPerson",
   "rejectDisposal",
   "repairAsset",
   "requestDisposal",
   "reuseAsset",
   "updateAsset",
   "uploadFile"
  ]
 },
 {
  "screen": "assetManagementRegisterList",
  "title": "자산 등록",
  "portal": "internal",
  "path": "/assetManagementRegisterList",
  "access": "authenticated",
  "operations": [
   "excludeAssetReg",
   "getAssetRegTemplate",
   "getSgCode",
   "importAssetReg",
   "listAssetReg",
   "popupBsns",
   "popupCategory",
   "popupDept",
   "popupItem",
   "popupPerson",
   "registerAsset"
  ]
 },
 {
  "screen": "board_faq",
  "title": "FAQ",
  "portal": "internal",
  "path": "/board/faq",
  "access": "authenticated",
  "operations": [
   "createPost",
   "deleteFile",
   "deletePost",
   "downloadFile",
   "downloadFileWs",
   "getPost",
   "listFiles",
   "listPost",
   "updatePost",
   "uploadFile"
  ]
 },
 {
  "screen": "board_notice",
  "title": "공지사항",
  "portal": "internal",
  "path": "/board/notice",
  "access": "authenticated",
  "operations": [
   "confirmPost",
   "createPost",
   "deleteFile",
   "deletePost",
   "downloadFile",
   "downloadFileWs",
   "getPost",
   "listFiles",
   "listPost",
   "listPostReader",
   "remindPost",
   "updatePost",
   "uploadFile"
  ]
 },
 {
  "screen": "CompCouncilList",
  "title": "협력사 협의회 관리",
  "portal": "internal",
  "path": "/CompCouncilList",
  "access": "authenticated",
  "operations": [
   "getCompanyName",
   "listCompCouncil",
   "popupCompany",
   "saveCompCouncil"
  ]
 },
 {
  "screen": "CompManageEdit",
  "title": "협력사 등록·상세",
  "portal": "internal",
  "path": "/CompManageEdit",
  "access": "authenticated",
  "operations": [
   "checkTaxNo",
   "createCompany",
   "createGerpApp",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCompany",
   "getSgCode",
   "listFiles",
   "popupAccount",
   "popupAddress",
   "popupSourcingGroup",
   "resumeCompany",
   "suspendCompany",
   "terminateCompany",
   "updateCompany",
   "uploadFile"
  ]
 },
 {
  "screen": "CompManageList",
  "title": "협력사 관리",
  "portal": "internal",
  "path": "/CompManageList",
  "access": "authenticated",
  "operations": [
   "getSgCode",
   "listCompany",
   "resumeCompany",
   "suspendCompany",
   "terminateCompany"
  ]
 },
 {
  "screen": "business_evaManage_compRegMngDetail",
  "title": "등록평가 상세",
  "portal": "internal",
  "path": "/business/evaManage/compRegMngDetail",
  "access": "authenticated",
  "operations": [
   "confirmRegEva",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getRegEva",
   "listFiles",
   "returnRegEva",
   "saveRegEva",
   "submitRegEva",
   "uploadFile"
  ]
 },
 {
  "screen": "business_evaManage_compRegMngList",
  "title": "등록평가 관리",
  "portal": "internal",
  "path": "/business/evaManage/compRegMngList",
  "access": "authenticated",
  "operations": [
   "confirmRegEva",
   "getCompanyName",
   "listRegEva",
   "popupCompany",
   "popupPerson",
   "returnRegEva"
  ]
 },
 {
  "screen": "business_evaManage_evaSetting",
  "title": "평가 설정",
  "portal": "internal",
  "path": "/business/evaManage/evaSetting",
  "access": "authenticated",
  "operations": [
   "closeEvaTemplate",
   "copyEvaTemplate",
   "getEvaTemplate",
   "listEvaTemplate",
   "openEvaTemplate",
   "saveEvaTemplate"
  ]
 },
 {
  "screen": "business_evaManage_purContCompMngDetail",
  "title": "계약업체 평가 상세",
  "portal": "internal",
  "path": "/business/evaManage/purContCompMngDetail",
  "access": "authenticated",
  "operations": [
   "confirmContEva",
   "getContEva",
   "returnContEva",
   "saveContEva",
   "submitContEva"
  ]
 },
 {
  "screen": "business_evaManage_purContCompMngList",
  "title": "계약업체 평가 관리",
  "portal": "internal",
  "path": "/business/evaManage/purContCompMngList",
  "access": "authenticated",
  "operations": [
   "confirmContEva",
   "createContEva",
   "getCompanyName",
   "listContEva",
   "listContEvaTarget",
   "popupCompany",
   "popupPerson",
   "returnContEva"
  ]
 },
 {
  "screen": "business_evaManage_transSatisMngDetail",
  "title": "거래만족도 응답",
  "portal": "internal",
  "path": "/business/evaManage/transSatisMngDetail",
  "access": "authenticated",
  "operations": [
   "answerSatis",
   "excludeSatis",
   "getSatis"
  ]
 },
 {
  "screen": "business_evaManage_transSatisMngList",
  "title": "거래만족도 관리",
  "portal": "internal",
  "path": "/business/evaManage/transSatisMngList",
  "access": "authenticated",
  "operations": [
   "excludeSatis",
   "getCompanyName",
   "listSatis",
   "listSatisAverage",
   "popupCompany",
   "popupPerson",
   "remindSatis"
  ]
 },
 {
  "screen": "business_evaResult_evaWorkResultList",
  "title": "업무평가 결과",
  "portal": "internal",
  "path": "/business/evaResult/evaWorkResultList",
  "access": "authenticated",
  "operations": [
   "confirmEvaWork",
   "getCompanyName",
   "getSgCode",
   "listEvaWorkResult",
   "popupCompany",
   "popupPerson",
   "returnEvaWork"
  ]
 },
 {
  "screen": "business_evaResult_evaWorkResultView",
  "title": "업무평가 결과 상세",
  "portal": "internal",
  "path": "/business/evaResult/evaWorkResultView",
  "access": "authenticated",
  "operations": [
   "confirmEvaWork",
   "getEvaWorkResult",
   "returnEvaWork"
  ]
 },
 {
  "screen": "compChangeStatusList",
  "title": "협력사 변경 현황",
  "portal": "internal",
  "path": "/compChangeStatusList",
  "access": "authenticated",
  "operations": [
   "approveCompChange",
   "downloadFile",
   "downloadFileWs",
   "getCompanyName",
   "listCompChange",
   "listFiles",
   "popupCompany",
   "rejectCompChange"
  ]
 },
 {
  "screen": "compEvaTotalEdit",
  "title": "종합평가 상세",
  "portal": "internal",
  "path": "/compEvaTotalEdit",
  "access": "extra-auth",
  "operations": [
   "answerEvaObjection",
   "approveDoc",
   "calcEvaTotal",
   "getApproval",
   "getEvaTotal",
   "listApprovalLine",
   "listEvaFact",
   "listEvaTotalArea",
   "previewApproval",
   "publishEvaTotal",
   "recallEvaTotal",
   "rejectDoc",
   "submitEvaTotal",
   "updateEvaTotal"
  ]
 },
 {
  "screen": "compEvaTotalList",
  "title": "종합평가 관리",
  "portal": "internal",
  "path": "/compEvaTotalList",
  "access": "authenticated",
  "operations": [
   "calcEvaPeriod",
   "calcEvaTotal",
   "createEvaTotal",
   "getCompanyName",
   "getEvaTotalCalc",
   "getSgCode",
   "listEvaTotal",
   "listEvaTotalGrade",
   "popupCompany",
   "publishEvaTotal",
   "submitEvaTotal"
  ]
 },
 {
  "screen": "compExcavationList",
  "title": "협력사 발굴 관리",
  "portal": "internal",
  "path": "/compExcavationList",
  "access": "authenticated",
  "operations": [
   "dropExcavation",
   "getSgCode",
   "inviteExcavation",
   "listExcavation",
   "popupPerson",
   "popupSourcingGroup",
   "reviewExcavation",
   "saveExcavation"
  ]
 },
 {
  "screen": "compGerpAppEdit",
  "title": "GERP 업체등록 신청서",
  "portal": "internal",
  "path": "/compGerpAppEdit",
  "access": "extra-auth",
  "operations": [
   "approveDoc",
   "cancelGerpApp",
   "createGerpApp",
   "deleteFile",
   "deleteGerpApp",
   "downloadFile",
   "downloadFileWs",
   "getApproval",
   "getCompanyName",
   "getGerpApp",
   "listApprovalLine",
   "listFiles",
   "popupAccount",
   "popupCompany",
   "previewApproval",
   "recallGerpApp",
   "rejectDoc",
   "retryGerpApp",
   "submitGerpApp",
   "updateGerpApp",
   "uploadFile"
  ]
 },
 {
  "screen": "compGerpAppList",
  "title": "GERP 업체등록 신청",
  "portal": "internal",
  "path": "/compGerpAppList",
  "access": "authenticated",
  "operations": [
   "cancelGerpApp",
   "deleteGerpApp",
   "getCompanyName",
   "listGerpApp",
   "popupCompany",
   "popupPerson",
   "retryGerpApp",
   "submitGerpApp"
  ]
 },
 {
  "screen": "compRegList",
  "title": "협력사 등록 심사",
  "portal": "internal",
  "path": "/compRegList",
  "access": "authenticated",
  "operations": [
   "approveCompReg",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCompReg",
   "getSgCode",
   "listCompReg",
   "listFiles",
   "popupPerson",
   "rejectCompReg",
   "requestRegEva",
   "startCompRegReview",
   "supplementCompReg",
   "uploadFile"
  ]
 },
 {
  "screen": "compStatusList",
  "title": "협력사 현황",
  "portal": "internal",
  "path": "/compStatusList",
  "access": "authenticated",
  "operations": [
   "getSgCode",
   "listCompanyStatus"
  ]
 },
 {
  "screen": "compStatusView",
  "title": "협력사 현황 상세",
  "portal": "internal",
  "path": "/compStatusView",
  "access": "authenticated",
  "operations": [
   "getCompanyStatusFigures",
   "getCompanyStatusView",
   "listCompanyFact",
   "updateCompany"
  ]
 },
 {
  "screen": "compUserManageList",
  "title": "협력사 담당자 현황",
  "portal": "internal",
  "path": "/compUserManageList",
  "access": "authenticated",
  "operations": [
   "getCompanyName",
   "getSgCode",
   "listCompContact",
   "popupCompany",
   "setMainContact"
  ]
 },
 {
  "screen": "evaWorkEdit",
  "title": "업무평가 입력",
  "portal": "internal",
  "path": "/evaWorkEdit",
  "access": "authenticated",
  "operations": [
   "confirmEvaWork",
   "getEvaWork",
   "returnEvaWork",
   "saveEvaWork",
   "submitEvaWork"
  ]
 },
 {
  "screen": "evaWorkList",
  "title": "업무평가 수행",
  "portal": "internal",
  "path": "/evaWorkList",
  "access": "authenticated",
  "operations": [
   "assignEvaWork",
   "cancelEvaWork",
   "changeEvaWork",
   "getCompanyName",
   "getEvaWorkScoreTemplate",
   "getEvaWorkTemplate",
   "importEvaWork",
   "importEvaWorkScore",
   "listEvaWork",
   "listEvaWorkTarget",
   "popupCompany",
   "popupPerson"
  ]
 },
 {
  "screen": "CyberLoiEdit",
  "title": "LOI 상세·수락",
  "portal": "internal",
  "path": "/CyberOrderRequestEdit/loi",
  "access": "authenticated",
  "operations": [
   "acceptLoi",
   "declineLoi",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCyberLoi",
   "getLoiSheet",
   "listFiles",
   "updateLoi",
   "uploadFile"
  ]
 },
 {
  "screen": "CyberLoiEdit",
  "title": "LOI 상세·수락",
  "portal": "external",
  "path": "/cyber/CyberOrderRequestEdit/loi",
  "access": "extra-auth",
  "operations": [
   "acceptLoi",
   "declineLoi",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCyberLoi",
   "getLoiSheet",
   "listFiles",
   "updateLoi",
   "uploadFile"
  ]
 },
 {
  "screen": "CyberOrderRequestEdit",
  "title": "발주 상세·접수",
  "portal": "internal",
  "path": "/CyberOrderRequestEdit",
  "access": "authenticated",
  "operations": [
   "acceptPo",
   "ackPoChange",
   "declinePo",
   "declinePoChange",
   "getCyberPo",
   "getDocumentThread",
   "getPoSheet",
   "promisePo"
  ]
 },
 {
  "screen": "CyberOrderRequestEdit",
  "title": "발주 상세·접수",
  "portal": "external",
  "path": "/cyber/CyberOrderRequestEdit",
  "access": "extra-auth",
  "operations": [
   "acceptPo",
   "ackPoChange",
   "declinePo",
   "declinePoChange",
   "getCyberPo",
   "getDocumentThread",
   "getPoSheet",
   "promisePo"
  ]
 },
 {
  "screen": "CyberOrderRequestList",
  "title": "발주 접수 현황",
  "portal": "internal",
  "path": "/CyberOrderRequestList",
  "access": "authenticated",
  "operations": [
   "acceptLoi",
   "acceptPo",
   "ackPoChange",
   "declineLoi",
   "declinePoChange",
   "getCompanyName",
   "getCyberLoi",
   "getCyberPo",
   "getLoiSheet",
   "getPoSheet",
   "listCyberLoi",
   "listCyberPo",
   "listCyberPoChange",
   "popupCompany"
  ]
 },
 {
  "screen": "CyberOrderRequestList",
  "title": "발주 접수 현황",
  "portal": "external",
  "path": "/cyber/CyberOrderRequestList",
  "access": "authenticated",
  "operations": [
   "acceptLoi",
   "acceptPo",
   "ackPoChange",
   "declineLoi",
   "declinePoChange",
   "getCompanyName",
   "getCyberLoi",
   "getCyberPo",
   "getLoiSheet",
   "getPoSheet",
   "listCyberLoi",
   "listCyberPo",
   "listCyberPoChange",
   "popupCompany"
  ]
 },
 {
  "screen": "compInfo_evaTotalList",
  "title": "종합평가 결과",
  "portal": "internal",
  "path": "/compInfo/evaTotalList",
  "access": "authenticated",
  "operations": [
   "getCompanyName",
   "listCyberEvaTotal",
   "popupCompany"
  ]
 },
 {
  "screen": "compInfo_evaTotalList",
  "title": "종합평가 결과",
  "portal": "external",
  "path": "/cyber/compInfo/evaTotalList",
  "access": "authenticated",
  "operations": [
   "getCompanyName",
   "listCyberEvaTotal",
   "popupCompany"
  ]
 },
 {
  "screen": "compInfo_evaTotalView",
  "title": "종합평가 결과 상세",
  "portal": "internal",
  "path": "/compInfo/evaTotalView",
  "access": "authenticated",
  "operations": [
   "getCyberEvaTotal",
   "listCyberEvaTotalArea",
   "objectEvaTotal",
   "updateEvaTotal"
  ]
 },
 {
  "screen": "compInfo_evaTotalView",
  "title": "종합평가 결과 상세",
  "portal": "external",
  "path": "/cyber/compInfo/evaTotalView",
  "access": "authenticated",
  "operations": [
   "getCyberEvaTotal",
   "listCyberEvaTotalArea",
   "objectEvaTotal",
   "updateEvaTotal"
  ]
 },
 {
  "screen": "compManage_CyberCompManageEdit",
  "title": "업체정보 관리",
  "portal": "internal",
  "path": "/compManage/CyberCompManageEdit",
  "access": "authenticated",
  "operations": [
   "cancelCompChange",
   "checkTaxNo",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCyberCompany",
   "listFiles",
   "popupAddress",
   "popupCompany",
   "requestCompChange",
   "updateCyberCompany",
   "uploadFile"
  ]
 },
 {
  "screen": "compManage_CyberCompManageEdit",
  "title": "업체정보 관리",
  "portal": "external",
  "path": "/cyber/compManage/CyberCompManageEdit",
  "access": "extra-auth",
  "operations": [
   "cancelCompChange",
   "checkTaxNo",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCyberCompany",
   "listFiles",
   "popupAddress",
   "popupCompany",
   "requestCompChange",
   "updateCyberCompany",
   "uploadFile"
  ]
 },
 {
  "screen": "deliverEdit",
  "title": "납품 등록·상세",
  "portal": "internal",
  "path": "/deliverEdit",
  "access": "authenticated",
  "operations": [
   "cancelDelivery",
   "createDelivery",
   "deleteDelivery",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCyberDelivery",
   "getDocumentThread",
   "listDeliverablePoLine",
   "listFiles",
   "shipDelivery",
   "updateDelivery",
   "uploadFile"
  ]
 },
 {
  "screen": "deliverEdit",
  "title": "납품 등록·상세",
  "portal": "external",
  "path": "/cyber/deliverEdit",
  "access": "authenticated",
  "operations": [
   "cancelDelivery",
   "createDelivery",
   "deleteDelivery",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCyberDelivery",
   "getDocumentThread",
   "listDeliverablePoLine",
   "listFiles",
   "shipDelivery",
   "updateDelivery",
   "uploadFile"
  ]
 },
 {
  "screen": "deliverInfo",
  "title": "납품 현황",
  "portal": "internal",
  "path": "/deliverInfo",
  "access": "authenticated",
  "operations": [
   "cancelDelivery",
   "deleteDelivery",
   "getCompanyName",
   "getCyberDelivery",
   "getDocumentThread",
   "listCyberDelivery",
   "listDeliverablePoLine",
   "popupCompany",
   "shipDelivery",
   "updateDelivery"
  ]
 },
 {
  "screen": "deliverInfo",
  "title": "납품 현황",
  "portal": "external",
  "path": "/cyber/deliverInfo",
  "access": "authenticated",
  "operations": [
   "cancelDelivery",
   "deleteDelivery",
   "getCompanyName",
   "getCyberDelivery",
   "getDocumentThread",
   "listCyberDelivery",
   "listDeliverablePoLine",
   "popupCompany",
   "shipDelivery",
   "updateDelivery"
  ]
 },
 {
  "screen": "monthlyCalcDetail",
  "title": "월정산 상세",
  "portal": "internal",
  "path": "/monthlyCalcDetail",
  "access": "authenticated",
  "operations": [
   "answerMonthlyCalc",
   "confirmMonthlyCalc",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCyberMonthlyCalc",
   "getDocumentThread",
   "getStatement",
   "listFiles",
   "listMonthlyReceipt",
   "listMonthlySettlement",
   "objectMonthlyCalc",
   "printStatement",
   "registerCyberTaxInvoice",
   "reissueStatement",
   "uploadFile"
  ]
 },
 {
  "screen": "monthlyCalcDetail",
  "title": "월정산 상세",
  "portal": "external",
  "path": "/cyber/monthlyCalcDetail",
  "access": "extra-auth",
  "operations": [
   "answerMonthlyCalc",
   "confirmMonthlyCalc",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCyberMonthlyCalc",
   "getDocumentThread",
   "getStatement",
   "listFiles",
   "listMonthlyReceipt",
   "listMonthlySettlement",
   "objectMonthlyCalc",
   "printStatement",
   "registerCyberTaxInvoice",
   "reissueStatement",
   "uploadFile"
  ]
 },
 {
  "screen": "monthlyCalculate",
  "title": "월정산 현황",
  "portal": "internal",
  "path": "/monthlyCalculate",
  "access": "authenticated",
  "operations": [
   "confirmMonthlyCalc",
   "getCompanyName",
   "getStatement",
   "listCyberMonthlyCalc",
   "listMonthlySettlement",
   "popupBsns",
   "popupCompany"
  ]
 },
 {
  "screen": "monthlyCalculate",
  "title": "월정산 현황",
  "portal": "external",
  "path": "/cyber/monthlyCalculate",
  "access": "authenticated",
  "operations": [
   "confirmMonthlyCalc",
   "getCompanyName",
   "getStatement",
   "listCyberMonthlyCalc",
   "listMonthlySettlement",
   "popupBsns",
   "popupCompany"
  ]
 },
 {
  "screen": "noneOrderView",
  "title": "비발주 정산 청구",
  "portal": "internal",
  "path": "/noneOrderView",
  "access": "authenticated",
  "operations": [
   "cancelCyberNoneOrder",
   "createNoneOrder",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCompanyName",
   "getCyberNoneOrder",
   "getDocumentThread",
   "listCyberNoneOrder",
   "listFiles",
   "popupCompany",
   "popupPerson",
   "submitCyberNoneOrder",
   "updateCyberNoneOrder",
   "uploadFile"
  ]
 },
 {
  "screen": "noneOrderView",
  "title": "비발주 정산 청구",
  "portal": "external",
  "path": "/cyber/noneOrderView",
  "access": "authenticated",
  "operations": [
   "cancelCyberNoneOrder",
   "createNoneOrder",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCompanyName",
   "getCyberNoneOrder",
   "getDocumentThread",
   "listCyberNoneOrder",
   "listFiles",
   "popupCompany",
   "popupPerson",
   "submitCyberNoneOrder",
   "updateCyberNoneOrder",
   "uploadFile"
  ]
 },
 {
  "screen": "prCheckEdit",
  "title": "견적의뢰 상세",
  "portal": "internal",
  "path": "/prCheckEdit",
  "access": "authenticated",
  "operations": [
   "checkRfq",
   "declineRfq",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCyberRfq",
   "getDocumentThread",
   "listFiles",
   "saveQuotation",
   "uploadFile"
  ]
 },
 {
  "screen": "prCheckEdit",
  "title": "견적의뢰 상세",
  "portal": "external",
  "path": "/cyber/prCheckEdit",
  "access": "extra-auth",
  "operations": [
   "checkRfq",
   "declineRfq",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCyberRfq",
   "getDocumentThread",
   "listFiles",
   "saveQuotation",
   "uploadFile"
  ]
 },
 {
  "screen": "prCheckList",
  "title": "견적의뢰 확인",
  "portal": "internal",
  "path": "/prCheckList",
  "access": "authenticated",
  "operations": [
   "checkRfq",
   "declineRfq",
   "getCompanyName",
   "listCyberRfq",
   "popupCompany"
  ]
 },
 {
  "screen": "prCheckList",
  "title": "견적의뢰 확인",
  "portal": "external",
  "path": "/cyber/prCheckList",
  "access": "authenticated",
  "operations": [
   "checkRfq",
   "declineRfq",
   "getCompanyName",
   "listCyberRfq",
   "popupCompany"
  ]
 },
 {
  "screen": "prSubmitEdit",
  "title": "견적서 작성",
  "portal": "internal",
  "path": "/prSubmitEdit",
  "access": "authenticated",
  "operations": [
   "declineRfq",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCyberQuotation",
   "getDocumentThread",
   "listFiles",
   "saveQuotation",
   "submitQuotation",
   "uploadFile",
   "withdrawQuotation"
  ]
 },
 {
  "screen": "prSubmitEdit",
  "title": "견적서 작성",
  "portal": "external",
  "path": "/cyber/prSubmitEdit",
  "access": "extra-auth",
  "operations": [
   "declineRfq",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCyberQuotation",
   "getDocumentThread",
   "listFiles",
   "saveQuotation",
   "submitQuotation",
   "uploadFile",
   "withdrawQuotation"
  ]
 },
 {
  "screen": "prSubmitList",
  "title": "견적 제출 현황",
  "portal": "internal",
  "path": "/prSubmitList",
  "access": "authenticated",
  "operations": [
   "getCompanyName",
   "listCyberQuotation",
   "popupCompany",
   "submitQuotation",
   "withdrawQuotation"
  ]
 },
 {
  "screen": "prSubmitList",
  "title": "견적 제출 현황",
  "portal": "external",
  "path": "/cyber/prSubmitList",
  "access": "authenticated",
  "operations": [
   "getCompanyName",
   "listCyberQuotation",
   "popupCompany",
   "submitQuotation",
   "withdrawQuotation"
  ]
 },
 {
  "screen": "cyberSubMain",
  "title": "OGPMS 홈",
  "portal": "external",
  "path": "/cyber",
  "access": "extra-auth",
  "operations": [
   "getCyberHomeSummary",
   "listPost"
  ]
 },
 {
  "screen": "subMain",
  "title": "GPMS 홈",
  "portal": "internal",
  "path": "/",
  "access": "extra-auth",
  "operations": [
   "getHomeSummary",
   "listApprovalInbox"
  ]
 },
 {
  "screen": "attribute",
  "title": "속성 관리",
  "portal": "internal",
  "path": "/attribute",
  "access": "authenticated",
  "operations": [
   "listAttribute",
   "listUnit",
   "saveAttribute"
  ]
 },
 {
  "screen": "attributeValue",
  "title": "속성값 관리",
  "portal": "internal",
  "path": "/attributeValue",
  "access": "authenticated",
  "operations": [
   "listAttribute",
   "listAttributeValue",
   "saveAttributeValue"
  ]
 },
 {
  "screen": "itemDetail",
  "title": "품목 상세",
  "portal": "internal",
  "path": "/itemDetail",
  "access": "authenticated",
  "operations": [
   "activateItem",
   "approveItem",
   "checkItemDup",
   "deactivateItem",
   "deleteFile",
   "deleteItem",
   "downloadFile",
   "downloadFileWs",
   "getItem",
   "getItemForm",
   "getSgCode",
   "listFiles",
   "listItemPrice",
   "listItemUse",
   "popupCategory",
   "popupItem",
   "popupSourcingGroup",
   "recallItem",
   "rejectItem",
   "requestItem",
   "updateItem",
   "uploadFile"
  ]
 },
 {
  "screen": "itemExcelUpDetail",
  "title": "품목 엑셀 업로드 상세",
  "portal": "internal",
  "path": "/itemExcelUpDetail",
  "access": "authenticated",
  "operations": [
   "applyItemUpload",
   "cancelItemUpload",
   "getItemUpload",
   "getItemUploadErrors",
   "getSgCode",
   "listUnit",
   "popupCategory",
   "popupSourcingGroup",
   "saveItemUploadRows",
   "validateItemUpload"
  ]
 },
 {
  "screen": "itemExcelUpList",
  "title": "품목 엑셀 업로드 현황",
  "portal": "internal",
  "path": "/itemExcelUpList",
  "access": "authenticated",
  "operations": [
   "cancelItemUpload",
   "getItemUploadTemplate",
   "listItemUpload",
   "popupPerson",
   "uploadItemExcel"
  ]
 },
 {
  "screen": "itemInsert",
  "title": "품목 등록",
  "portal": "internal",
  "path": "/itemInsert",
  "access": "authenticated",
  "operations": [
   "checkItemDup",
   "createItem",
   "deleteFile",
   "deleteItem",
   "downloadFile",
   "downloadFileWs",
   "getItem",
   "getItemForm",
   "getOfferedItem",
   "getSgCode",
   "listFiles",
   "popupCategory",
   "popupSourcingGroup",
   "requestItem",
   "updateItem",
   "uploadFile"
  ]
 },
 {
  "screen": "itemManagement_ItemInfoEdit",
  "title": "협력사 품목 등록·상세",
  "portal": "internal",
  "path": "/itemManagement/ItemInfoEdit",
  "access": "authenticated",
  "operations": [
   "approveCyberItem",
   "createCyberItem",
   "deleteCyberItem",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCyberItem",
   "getSgCode",
   "linkCyberItem",
   "listFiles",
   "popupCategory",
   "popupItem",
   "popupSourcingGroup",
   "recallCyberItem",
   "rejectCyberItem",
   "requestCyberItem",
   "saveCyberItem",
   "stopCyberItem",
   "uploadFile"
  ]
 },
 {
  "screen": "itemManagement_ItemInfoEdit",
  "title": "협력사 품목 등록·상세",
  "portal": "external",
  "path": "/cyber/itemManagement/ItemInfoEdit",
  "access": "authenticated",
  "operations": [
   "approveCyberItem",
   "createCyberItem",
   "deleteCyberItem",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCyberItem",
   "getSgCode",
   "linkCyberItem",
   "listFiles",
   "popupCategory",
   "popupItem",
   "popupSourcingGroup",
   "recallCyberItem",
   "rejectCyberItem",
   "requestCyberItem",
   "saveCyberItem",
   "stopCyberItem",
   "uploadFile"
  ]
 },
 {
  "screen": "itemManagement_itemInfo",
  "title": "품목 조회",
  "portal": "internal",
  "path": "/itemManagement/itemInfo",
  "access": "authenticated",
  "operations": [
   "approveCyberItem",
   "deleteCyberItem",
   "getCompanyName",
   "getSgCode",
   "listCyberItem",
   "listItem",
   "listItemPrice",
   "popupCategory",
   "popupCompany",
   "recallCyberItem",
   "rejectCyberItem",
   "requestCyberItem",
   "stopCyberItem"
  ]
 },
 {
  "screen": "itemManagement_itemInfo",
  "title": "품목 조회",
  "portal": "external",
  "path": "/cyber/itemManagement/itemInfo",
  "access": "authenticated",
  "operations": [
   "approveCyberItem",
   "deleteCyberItem",
   "getCompanyName",
   "getSgCode",
   "listCyberItem",
   "listItem",
   "listItemPrice",
   "popupCategory",
   "popupCompany",
   "recallCyberItem",
   "rejectCyberItem",
   "requestCyberItem",
   "stopCyberItem"
  ]
 },
 {
  "screen": "itemManagement_upItemDetail",
  "title": "협력사 품목 업로드 상세",
  "portal": "internal",
  "path": "/itemManagement/upItemDetail",
  "access": "authenticated",
  "operations": [
   "applyCyberItemUpload",
   "cancelCyberItemUpload",
   "getCyberItemUpload",
   "getCyberItemUploadErrors",
   "getSgCode",
   "listUnit",
   "popupSourcingGroup",
   "saveCyberItemUploadRows",
   "validateCyberItemUpload"
  ]
 },
 {
  "screen": "itemManagement_upItemDetail",
  "title": "협력사 품목 업로드 상세",
  "portal": "external",
  "path": "/cyber/itemManagement/upItemDetail",
  "access": "authenticated",
  "operations": [
   "applyCyberItemUpload",
   "cancelCyberItemUpload",
   "getCyberItemUpload",
   "getCyberItemUploadErrors",
   "getSgCode",
   "listUnit",
   "popupSourcingGroup",
   "saveCyberItemUploadRows",
   "validateCyberItemUpload"
  ]
 },
 {
  "screen": "itemManagement_upItemView",
  "title": "협력사 품목 업로드 현황",
  "portal": "internal",
  "path": "/itemManagement/upItemView",
  "access": "authenticated",
  "operations": [
   "cancelCyberItemUpload",
   "getCompanyName",
   "getCyberItemUploadTemplate",
   "listCyberItemUpload",
   "popupCompany",
   "uploadCyberItemExcel"
  ]
 },
 {
  "screen": "itemManagement_upItemView",
  "title": "협력사 품목 업로드 현황",
  "portal": "external",
  "path": "/cyber/itemManagement/upItemView",
  "access": "authenticated",
  "operations": [
   "cancelCyberItemUpload",
   "getCompanyName",
   "getCyberItemUploadTemplate",
   "listCyberItemUpload",
   "popupCompany",
   "uploadCyberItemExcel"
  ]
 },
 {
  "screen": "item_category_categoryManage",
  "title": "카테고리 관리",
  "portal": "internal",
  "path": "/item/category/categoryManage",
  "access": "authenticated",
  "operations": [
   "deleteCategory",
   "listAttribute",
   "listCategory",
   "listCategoryAttr",
   "popupAccount",
   "popupCategory",
   "saveCategory",
   "saveCategoryAttr"
  ]
 },
 {
  "screen": "item_comp_sourcingGroup",
  "title": "소싱그룹 관리",
  "portal": "internal",
  "path": "/item/comp/sourcingGroup",
  "access": "authenticated",
  "operations": [
   "deleteSourcingGroup",
   "getCompanyName",
   "getSgCode",
   "listSgMapping",
   "listSourcingGroup",
   "popupBuyer",
   "popupCompany",
   "saveSgCompany",
   "saveSourcingGroup"
  ]
 },
 {
  "screen": "unitMaster",
  "title": "단위 관리",
  "portal": "internal",
  "path": "/unitMaster",
  "access": "authenticated",
  "operations": [
   "listUnit",
   "saveUnit"
  ]
 },
 {
  "screen": "monthlyCalcADetail",
  "title": "월정산 상세",
  "portal": "internal",
  "path": "/monthlyCalcADetail",
  "access": "extra-auth",
  "operations": [
   "aggregateMonthlyCalc",
   "answerMonthlyCalc",
   "closeMonthlyCalc",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getDocumentThread",
   "getMonthlyCalc",
   "getStatement",
   "listFiles",
   "listMonthlyReceipt",
   "listMonthlySettlement",
   "listMonthlyUnsettled",
   "notifyMonthlyCalc",
   "proxyConfirmAdjustment",
   "reopenMonthlyCalc",
   "uploadFile"
  ]
 },
 {
  "screen": "monthlyCalcAdmin",
  "title": "월정산 관리",
  "portal": "internal",
  "path": "/monthlyCalcAdmin",
  "access": "authenticated",
  "operations": [
   "aggregateMonthlyCalc",
   "closeMonthlyCalc",
   "getCompanyName",
   "listMonthlyCalc",
   "notifyMonthlyCalc",
   "popupBsns",
   "popupCompany",
   "previewMonthlyAggregate",
   "reopenMonthlyCalc"
  ]
 },
 {
  "screen": "portal_approval_approvalLine",
  "title": "결재선 관리",
  "portal": "internal",
  "path": "/portal/approval/approvalLine",
  "access": "authenticated",
  "operations": [
   "deleteApprovalLine",
   "listApprovalLine",
   "popupPerson",
   "saveApprovalLine"
  ]
 },
 {
  "screen": "portal_approval_approvalRule",
  "title": "결재규칙 관리",
  "portal": "internal",
  "path": "/portal/approval/approvalRule",
  "access": "authenticated",
  "operations": [
   "deleteApprovalRule",
   "listApprovalRule",
   "popupBsns",
   "popupPerson",
   "previewApproval",
   "saveApprovalRule"
  ]
 },
 {
  "screen": "portal_author_authMenuManage",
  "title": "권한별 메뉴 관리",
  "portal": "internal",
  "path": "/portal/author/authMenuManage",
  "access": "extra-auth",
  "operations": [
   "getAuthMenu",
   "saveAuthMenu"
  ]
 },
 {
  "screen": "portal_author_authUserManage",
  "title": "권한 사용자 관리",
  "portal": "internal",
  "path": "/portal/author/authUserManage",
  "access": "extra-auth",
  "operations": [
   "listAuthUser",
   "popupBsns",
   "popupDept",
   "popupPerson",
   "rejectAuthUser",
   "saveAuthUser",
   "unlockAuthUser"
  ]
 },
 {
  "screen": "portal_author_authorGroupManage",
  "title": "권한그룹 관리",
  "portal": "internal",
  "path": "/portal/author/authorGroupManage",
  "access": "extra-auth",
  "operations": [
   "listAuthorGroup",
   "saveAuthorGroup"
  ]
 },
 {
  "screen": "portal_author_menuManage",
  "title": "메뉴 관리",
  "portal": "internal",
  "path": "/portal/author/menuManage",
  "access": "extra-auth",
  "operations": [
   "deleteMenu",
   "listMenu",
   "saveMenu"
  ]
 },
 {
  "screen": "portal_author_userSessionManage",
  "title": "사용자 세션 관리",
  "portal": "internal",
  "path": "/portal/author/userSessionManage",
  "access": "extra-auth",
  "operations": [
   "killUserSession",
   "listLoginAudit",
   "listUserSession"
  ]
 },
 {
  "screen": "portal_codeManage_cmmnCodeManage",
  "title": "공통코드 관리",
  "portal": "internal",
  "path": "/portal/codeManage/cmmnCodeManage",
  "access": "authenticated",
  "operations": [
   "listCode",
   "listCodeGroup",
   "saveCode",
   "saveCodeGroup"
  ]
 },
 {
  "screen": "portal_ogpmsManage_RegisterUser",
  "title": "협력사 사용자 등록",
  "portal": "internal",
  "path": "/portal/ogpmsManage/RegisterUser",
  "access": "authenticated",
  "operations": [
   "approveExtUser",
   "checkExtUserId",
   "createExtUser",
   "getCompanyName",
   "getExtUser",
   "listExtUser",
   "popupCompany",
   "rejectExtUser",
   "updateExtUser",
   "withdrawExtUser"
  ]
 },
 {
  "screen": "portal_ogpmsManage_compUserManage",
  "title": "업체별 사용자 관리",
  "portal": "internal",
  "path": "/portal/ogpmsManage/compUserManage",
  "access": "authenticated",
  "operations": [
   "approveExtUser",
   "checkExtUserId",
   "createExtUser",
   "getCompanyName",
   "getExtUser",
   "listExtUser",
   "popupCompany",
   "rejectExtUser",
   "resetExtUserPw",
   "updateExtUser",
   "withdrawExtUser"
  ]
 },
 {
  "screen": "portal_ogpmsManage_compUserManage",
  "title": "업체별 사용자 관리",
  "portal": "external",
  "path": "/cyber/portal/ogpmsManage/compUserManage",
  "access": "authenticated",
  "operations": [
   "approveExtUser",
   "checkExtUserId",
   "createExtUser",
   "getCompanyName",
   "getExtUser",
   "listExtUser",
   "popupCompany",
   "rejectExtUser",
   "resetExtUserPw",
   "updateExtUser",
   "withdrawExtUser"
  ]
 },
 {
  "screen": "portal_ogpmsManage_notice",
  "title": "OGPMS 공지 관리",
  "portal": "internal",
  "path": "/portal/ogpmsManage/notice",
  "access": "authenticated",
  "operations": [
   "createPost",
   "deleteFile",
   "deletePost",
   "downloadFile",
   "downloadFileWs",
   "getPost",
   "listFiles",
   "listPost",
   "listPostReader",
   "remindPost",
   "updatePost",
   "uploadFile"
  ]
 },
 {
  "screen": "portal_ogpmsManage_userBlock",
  "title": "사용자 차단 관리",
  "portal": "internal",
  "path": "/portal/ogpmsManage/userBlock",
  "access": "authenticated",
  "operations": [
   "blockExtUser",
   "getCompanyName",
   "listExtUser",
   "popupCompany",
   "unblockExtUser",
   "unlockExtUser",
   "wakeExtUser"
  ]
 },
 {
  "screen": "portal_ogpmsManage_userBlock",
  "title": "사용자 차단 관리",
  "portal": "external",
  "path": "/cyber/portal/ogpmsManage/userBlock",
  "access": "authenticated",
  "operations": [
   "blockExtUser",
   "getCompanyName",
   "listExtUser",
   "popupCompany",
   "unblockExtUser",
   "unlockExtUser",
   "wakeExtUser"
  ]
 },
 {
  "screen": "portal_poChange_poChangeInfo",
  "title": "발주 변경 관리",
  "portal": "internal",
  "path": "/portal/poChange/poChangeInfo",
  "access": "extra-auth",
  "operations": [
   "approveDoc",
   "cancelPo",
   "cancelPoChange",
   "changePo",
   "forceClosePo",
   "getCompanyName",
   "getDocumentThread",
   "getPo",
   "getPoSheet",
   "getPoTerms",
   "listPo",
   "popupBsns",
   "popupBuyer",
   "popupCompany",
   "popupDept",
   "popupPerson",
   "promisePo",
   "rejectDoc",
   "resendPo"
  ]
 },
 {
  "screen": "portal_system_messageManage",
  "title": "메시지 관리",
  "portal": "internal",
  "path": "/portal/system/messageManage",
  "access": "authenticated",
  "operations": [
   "deleteMessage",
   "listMessage",
   "saveMessage"
  ]
 },
 {
  "screen": "portal_system_pendingWork",
  "title": "대기·실패 작업",
  "portal": "internal",
  "path": "/portal/system/pendingWork",
  "access": "extra-auth",
  "operations": [
   "listPendingWork",
   "retryPendingWork"
  ]
 },
 {
  "screen": "LoiRequestEdit",
  "title": "LOI 등록·상세",
  "portal": "internal",
  "path": "/LoiRequestEdit",
  "access": "extra-auth",
  "operations": [
   "approveDoc",
   "cancelLoi",
   "convertLoi",
   "createLoi",
   "deleteFile",
   "deleteLoi",
   "downloadFile",
   "downloadFileWs",
   "getApproval",
   "getCompanyName",
   "getDocumentThread",
   "getExchangeRate",
   "getForwardYn",
   "getLoi",
   "getSgCode",
   "listApprovalLine",
   "listFiles",
   "listUnit",
   "popupCategory",
   "popupCompany",
   "popupItem",
   "popupPerson",
   "previewApproval",
   "recallLoi",
   "rejectDoc",
   "submitLoi",
   "updateLoi",
   "uploadFile"
  ]
 },
 {
  "screen": "LoiRequestList",
  "title": "LOI 현황",
  "portal": "internal",
  "path": "/LoiRequestList",
  "access": "authenticated",
  "operations": [
   "cancelLoi",
   "convertLoi",
   "deleteLoi",
   "getCompanyName",
   "getForwardYn",
   "listLoi",
   "popupBsns",
   "popupBuyer",
   "popupCompany",
   "popupDept",
   "popupPerson",
   "submitLoi"
  ]
 },
 {
  "screen": "OrderRequestEdit",
  "title": "발주요청 등록·상세",
  "portal": "internal",
  "path": "/OrderRequestEdit",
  "access": "extra-auth",
  "operations": [
   "approveDoc",
   "cancelOrderRequest",
   "createOrderRequest",
   "deleteFile",
   "deleteOrderRequest",
   "downloadFile",
   "downloadFileWs",
   "getApproval",
   "getCompanyName",
   "getDocumentThread",
   "getExchangeRate",
   "getForwardYn",
   "getOrderRequest",
   "getPoSheet",
   "listApprovalLine",
   "listFiles",
   "listItemPrice",
   "popupAccount",
   "popupBsns",
   "popupCompany",
   "popupCostCenter",
   "popupPerson",
   "popupPrLine",
   "previewApproval",
   "recallOrderRequest",
   "rejectDoc",
   "retryOrderRequest",
   "submitOrderRequest",
   "updateOrderRequest",
   "uploadFile"
  ]
 },
 {
  "screen": "OrderRequestList",
  "title": "발주요청 현황",
  "portal": "internal",
  "path": "/OrderRequestList",
  "access": "authenticated",
  "operations": [
   "cancelOrderRequest",
   "deleteOrderRequest",
   "getCompanyName",
   "getForwardYn",
   "getPoSheet",
   "listOrderRequest",
   "popupBsns",
   "popupBuyer",
   "popupCompany",
   "popupDept",
   "popupPerson",
   "retryOrderRequest",
   "submitOrderRequest"
  ]
 },
 {
  "screen": "SimpleOrderEdit",
  "title": "간편발주 등록·상세",
  "portal": "internal",
  "path": "/SimpleOrderEdit",
  "access": "extra-auth",
  "operations": [
   "approveDoc",
   "cancelSimpleOrder",
   "createSimpleOrder",
   "deleteFile",
   "deleteSimpleOrder",
   "downloadFile",
   "downloadFileWs",
   "getApproval",
   "getCompanyName",
   "getDocumentThread",
   "getSgCode",
   "getSimpleOrder",
   "getSimpleOrderLimit",
   "listApprovalLine",
   "listFiles",
   "listItemPrice",
   "listUnit",
   "popupAccount",
   "popupBsns",
   "popupCategory",
   "popupCompany",
   "popupCostCenter",
   "popupItem",
   "popupPerson",
   "previewApproval",
   "recallSimpleOrder",
   "rejectDoc",
   "retrySimpleOrder",
   "submitSimpleOrder",
   "updateSimpleOrder",
   "uploadFile"
  ]
 },
 {
  "screen": "SimpleOrderList",
  "title": "간편발주 현황",
  "portal": "internal",
  "path": "/SimpleOrderList",
  "access": "authenticated",
  "operations": [
   "cancelSimpleOrder",
   "deleteSimpleOrder",
   "getCompanyName",
   "getPoSheet",
   "listSimpleOrder",
   "popupBsns",
   "popupCompany",
   "popupDept",
   "popupPerson",
   "retrySimpleOrder",
   "submitSimpleOrder"
  ]
 },
 {
  "screen": "adjustSearch",
  "title": "정산 조회",
  "portal": "internal",
  "path": "/adjustSearch",
  "access": "authenticated",
  "operations": [
   "cancelAdjustment",
   "createSignifier",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCompanyName",
   "getDocumentThread",
   "getStatement",
   "listAdjustment",
   "listAdjustmentLine",
   "listFiles",
   "notifyAdjustment",
   "popupBsns",
   "popupCompany",
   "popupDept",
   "popupPerson",
   "registerTaxInvoice",
   "syncPayment",
   "uploadFile"
  ]
 },
 {
  "screen": "adjustment",
  "title": "정산 처리",
  "portal": "internal",
  "path": "/adjustment",
  "access": "authenticated",
  "operations": [
   "cancelAdjustment",
   "createAdjustment",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getAdjustment",
   "getCompanyName",
   "getDocumentThread",
   "getStatement",
   "listAdjTarget",
   "listAdjustment",
   "listFiles",
   "notifyAdjustment",
   "popupBsns",
   "popupCompany",
   "popupDept",
   "previewAdjustment",
   "proxyConfirmAdjustment",
   "updateAdjustment",
   "uploadFile"
  ]
 },
 {
  "screen": "dataDownload",
  "title": "데이터 다운로드",
  "portal": "internal",
  "path": "/dataDownload",
  "access": "authenticated",
  "operations": [
   "cancelExport",
   "downloadExport",
   "listDownloadDataset",
   "listDownloadLog",
   "popupBsns",
   "runDownload"
  ]
 },
 {
  "screen": "deliverEditAdmin",
  "title": "납품 상세·대리등록",
  "portal": "internal",
  "path": "/deliverEditAdmin",
  "access": "authenticated",
  "operations": [
   "createDeliveryProxy",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getDelivery",
   "getDocumentThread",
   "listDeliverablePoLine",
   "listFiles",
   "shipDeliveryProxy",
   "updateDeliveryProxy",
   "uploadFile"
  ]
 },
 {
  "screen": "deliverListAdmin",
  "title": "납품 관리",
  "portal": "internal",
  "path": "/deliverListAdmin",
  "access": "authenticated",
  "operations": [
   "getCompanyName",
   "listDelivery",
   "popupBsns",
   "popupCompany",
   "popupDept",
   "popupPerson"
  ]
 },
 {
  "screen": "noneOrderViewAdmin",
  "title": "비발주 정산 관리",
  "portal": "internal",
  "path": "/noneOrderViewAdmin",
  "access": "extra-auth",
  "operations": [
   "approveDoc",
   "createNoneOrderProxy",
   "createSignifier",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCompanyName",
   "getDocumentThread",
   "getNoneOrder",
   "listApprovalLine",
   "listFiles",
   "listNoneOrder",
   "popupAccount",
   "popupBsns",
   "popupCompany",
   "popupCostCenter",
   "popupDept",
   "popupPerson",
   "previewApproval",
   "recallNoneOrder",
   "receiveNoneOrder",
   "rejectDoc",
   "submitNoneOrder",
   "supplementNoneOrder",
   "updateNoneOrder",
   "uploadFile"
  ]
 },
 {
  "screen": "posting_error",
  "title": "전기 오류 관리",
  "portal": "internal",
  "path": "/posting-error",
  "access": "authenticated",
  "operations": [
   "getCompanyName",
   "getPosting",
   "listPostingError",
   "popupCompany",
   "popupPerson",
   "resolvePosting",
   "retryPosting"
  ]
 },
 {
  "screen": "prConfirmEdit",
  "title": "구매요청 접수·견적의뢰",
  "portal": "internal",
  "path": "/prConfirmEdit",
  "access": "extra-auth",
  "operations": [
   "assignPrBuyer",
   "closePr",
   "createRfq",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getDocumentThread",
   "getPr",
   "listFiles",
   "listItemPrice",
   "listPrLine",
   "listRfq",
   "orderPr",
   "popupBuyer",
   "receivePr",
   "returnPr",
   "updatePr",
   "uploadFile"
  ]
 },
 {
  "screen": "prConfirmList",
  "title": "구매요청 접수",
  "portal": "internal",
  "path": "/prConfirmList",
  "access": "authenticated",
  "operations": [
   "assignPrBuyer",
   "getSgCode",
   "listPr",
   "popupBsns",
   "popupBuyer",
   "popupDept",
   "popupPerson",
   "receivePr",
   "returnPr"
  ]
 },
 {
  "screen": "prEdit",
  "title": "구매요청 등록·상세",
  "portal": "internal",
  "path": "/prEdit",
  "access": "extra-auth",
  "operations": [
   "approveDoc",
   "cancelPr",
   "copyPr",
   "createPr",
   "deleteFile",
   "deletePr",
   "downloadFile",
   "downloadFileWs",
   "getApproval",
   "getCompanyName",
   "getDocumentThread",
   "getExchangeRate",
   "getPr",
   "getSgCode",
   "listApprovalLine",
   "listFiles",
   "listItemPrice",
   "listUnit",
   "popupAccount",
   "popupBsns",
   "popupCategory",
   "popupCompany",
   "popupCostCenter",
   "popupItem",
   "popupPerson",
   "previewApproval",
   "recallPr",
   "rejectDoc",
   "submitPr",
   "updatePr",
   "uploadFile"
  ]
 },
 {
  "screen": "prList",
  "title": "구매요청 현황",
  "portal": "internal",
  "path": "/prList",
  "access": "authenticated",
  "operations": [
   "cancelPr",
   "copyPr",
   "deletePr",
   "listPr",
   "popupBsns",
   "popupBuyer",
   "popupDept",
   "popupPerson",
   "submitPr"
  ]
 },
 {
  "screen": "rfqEdit",
  "title": "견적의뢰·업체선정",
  "portal": "internal",
  "path": "/prConfirmEdit/rfq",
  "access": "extra-auth",
  "operations": [
   "cancelRfq",
   "closeRfq",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "extendRfq",
   "getCompanyName",
   "getDocumentThread",
   "getRfq",
   "getSgCode",
   "listFiles",
   "listSgCompany",
   "orderPr",
   "popupCompany",
   "popupSourcingGroup",
   "selectQuotation",
   "sendRfq",
   "updateRfq",
   "uploadFile"
  ]
 },
 {
  "screen": "signifier",
  "title": "전표(기표) 관리",
  "portal": "internal",
  "path": "/signifier",
  "access": "authenticated",
  "operations": [
   "createSignifier",
   "deleteSignifier",
   "getCompanyName",
   "listApprovalLine",
   "listSignifier",
   "popupBsns",
   "popupCompany",
   "popupDept",
   "popupPerson",
   "popupSlipSource",
   "postSignifier",
   "previewApproval",
   "reverseSignifier",
   "submitSignifier"
  ]
 },
 {
  "screen": "signifierDetail",
  "title": "전표(기표) 상세",
  "portal": "internal",
  "path": "/signifierDetail",
  "access": "extra-auth",
  "operations": [
   "approveDoc",
   "createSignifier",
   "deleteSignifier",
   "getApproval",
   "getDocumentThread",
   "getSignifier",
   "getStatement",
   "listApprovalLine",
   "popupAccount",
   "popupBsns",
   "popupCostCenter",
   "popupSlipSource",
   "postSignifier",
   "previewApproval",
   "recallSignifier",
   "rejectDoc",
   "reverseSignifier",
   "submitSignifier",
   "updateSignifier"
  ]
 },
 {
  "screen": "statement",
  "title": "거래명세서",
  "portal": "internal",
  "path": "/statement",
  "access": "authenticated",
  "operations": [
   "cancelTaxInvoice",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getCompanyName",
   "getDocumentThread",
   "getStatement",
   "listFiles",
   "listStatement",
   "popupBsns",
   "popupCompany",
   "printStatement",
   "registerTaxInvoice",
   "reissueStatement",
   "rematchTaxInvoice",
   "uploadFile"
  ]
 },
 {
  "screen": "testPo",
  "title": "발주 연동 테스트",
  "portal": "internal",
  "path": "/testPo",
  "access": "authenticated",
  "operations": [
   "createTestPo",
   "deleteTestPo",
   "getCompanyName",
   "getForwardYn",
   "getPo",
   "getPoSheet",
   "getSgCode",
   "listPo",
   "popupCategory",
   "popupCompany",
   "popupItem",
   "promisePo"
  ]
 },
 {
  "screen": "warehousingItemList",
  "title": "입고 품목 현황",
  "portal": "internal",
  "path": "/warehousingItemList",
  "access": "authenticated",
  "operations": [
   "getDocumentThread",
   "getWarehousing",
   "listWarehousingItem",
   "popupBsns",
   "popupDept",
   "popupPerson",
   "returnWarehousing"
  ]
 },
 {
  "screen": "warehousingItemListCopy",
  "title": "입고 품목 현황(조회용)",
  "portal": "internal",
  "path": "/warehousingItemListCopy",
  "access": "authenticated",
  "operations": [
   "listWarehousingItem",
   "popupBsns",
   "popupDept",
   "popupPerson"
  ]
 },
 {
  "screen": "warehousingList",
  "title": "입고 현황",
  "portal": "internal",
  "path": "/warehousingList",
  "access": "extra-auth",
  "operations": [
   "approveDoc",
   "cancelWarehousing",
   "deleteFile",
   "downloadFile",
   "downloadFileWs",
   "getDocumentThread",
   "getWarehousing",
   "inspectWarehousing",
   "listFiles",
   "listWarehousing",
   "popupBsns",
   "popupDept",
   "popupPerson",
   "recallWarehousing",
   "refuseWarehousing",
   "rejectDoc",
   "returnWarehousing",
   "submitWarehousing",
   "uploadFile"
  ]
 },
 {
  "screen": "warehousingListCopy",
  "title": "입고 현황(조회용)",
  "portal": "internal",
  "path": "/warehousingListCopy",
  "access": "authenticated",
  "operations": [
   "getApproval",
   "getDocumentThread",
   "getWarehousing",
   "inspectWarehousing",
   "listWarehousing",
   "popupBsns",
   "popupDept",
   "popupPerson"
  ]
 },
 {
  "screen": "report_costUnit_costUnitDifference",
  "title": "단가 차이 분석",
  "portal": "internal",
  "path": "/report/costUnit/costUnitDifference",
  "access": "authenticated",
  "operations": [
   "getCompanyName",
   "getCostUnitDifference",
   "getSgCode",
   "listItemPrice",
   "listReportBasis",
   "popupBsns",
   "popupCategory",
   "popupCompany",
   "popupItem"
  ]
 },
 {
  "screen": "report_costUnit_highCostUnit",
  "title": "고단가 품목",
  "portal": "internal",
  "path": "/report/costUnit/highCostUnit",
  "access": "authenticated",
  "operations": [
   "getCompanyName",
   "getSgCode",
   "listHighCostUnit",
   "listReportBasis",
   "popupBsns",
   "popupCompany"
  ]
 },
 {
  "screen": "report_costUnit_highCostUnitDetail",
  "title": "고단가 품목 상세",
  "portal": "internal",
  "path": "/report/costUnit/highCostUnitDetail",
  "access": "authenticated",
  "operations": [
   "getHighCostUnitDetail",
   "getSgCode",
   "listHighCostUnit",
   "listReportBasis",
   "popupPerson",
   "saveHighCostAction"
  ]
 },
 {
  "screen": "report_manage_itemMasterCostNew",
  "title": "품목마스터 단가",
  "portal": "internal",
  "path": "/report/manage/itemMasterCostNew",
  "access": "authenticated",
  "operations": [
   "getCompanyName",
   "getSgCode",
   "listItemMasterCost",
   "listItemPrice",
   "listReportBasis",
   "popupCategory",
   "popupCompany"
  ]
 },
 {
  "screen": "report_monthlyReport_monthlyReport01",
  "title": "월간 부서별 구매실적",
  "portal": "internal",
  "path": "/report/monthlyReport/monthlyReport01",
  "access": "authenticated",
  "operations": [
   "getMonthlyReport01",
   "listReportBasis",
   "popupBsns",
   "popupDept"
  ]
 },
 {
  "screen": "report_monthlyReport_monthlyReport02",
  "title": "월간 협력사별 구매실적",
  "portal": "internal",
  "path": "/report/monthlyReport/monthlyReport02",
  "access": "authenticated",
  "operations": [
   "getMonthlyReport02",
   "getSgCode",
   "listReportBasis",
   "popupBsns"
  ]
 },
 {
  "screen": "report_monthlyReport_monthlyReport03",
  "title": "월간 품목군별 구매실적",
  "portal": "internal",
  "path": "/report/monthlyReport/monthlyReport03",
  "access": "authenticated",
  "operations": [
   "getMonthlyReport03",
   "getSgCode",
   "listReportBasis",
   "popupBsns"
  ]
 },
 {
  "screen": "report_monthlyReport_monthlyReport04",
  "title": "월간 단가 변동 현황",
  "portal": "internal",
  "path": "/report/monthlyReport/monthlyReport04",
  "access": "authenticated",
  "operations": [
   "getMonthlyReport04",
   "getSgCode",
   "listReportBasis",
   "popupBsns",
   "popupCategory",
   "popupItem"
  ]
 },
 {
  "screen": "report_monthlyReport_monthlyReport05",
  "title": "월간 납기 준수율",
  "portal": "internal",
  "path": "/report/monthlyReport/monthlyReport05",
  "access": "authenticated",
  "operations": [
   "getCompanyName",
   "getMonthlyReport05",
   "getSgCode",
   "listReportBasis",
   "popupBsns",
   "popupCompany"
  ]
 },
 {
  "screen": "report_monthlyReport_monthlyReport06",
  "title": "월간 원가절감 실적",
  "portal": "internal",
  "path": "/report/monthlyReport/monthlyReport06",
  "access": "authenticated",
  "operations": [
   "getMonthlyReport06",
   "listReportBasis",
   "popupBsns",
   "popupBuyer"
  ]
 },
 {
  "screen": "report_monthlyReport_monthlyReport07",
  "title": "월간 발주-입고-정산 현황",
  "portal": "internal",
  "path": "/report/monthlyReport/monthlyReport07",
  "access": "authenticated",
  "operations": [
   "getCompanyName",
   "getMonthlyReport07",
   "listReportBasis",
   "popupBsns",
   "popupCompany"
  ]
 },
 {
  "screen": "report_monthlyReport_monthlyReport08",
  "title": "월간 구매 리드타임",
  "portal": "internal",
  "path": "/report/monthlyReport/monthlyReport08",
  "access": "authenticated",
  "operations": [
   "getMonthlyReport08",
   "listReportBasis",
   "popupBsns",
   "popupBuyer"
  ]
 },
 {
  "screen": "report_monthlyReport_monthlyReport09",
  "title": "월간 품질·반품 현황",
  "portal": "internal",
  "path": "/report/monthlyReport/monthlyReport09",
  "access": "authenticated",
  "operations": [
   "getCompanyName",
   "getMonthlyReport09",
   "listReportBasis",
   "popupBsns",
   "popupCompany"
  ]
 },
 {
  "screen": "report_monthlyReport_monthlyReport10",
  "title": "월간 발주유형별 현황(간편·LOI·비발주)",
  "portal": "internal",
  "path": "/report/monthlyReport/monthlyReport10",
  "access": "authenticated",
  "operations": [
   "getMonthlyReport10",
   "listReportBasis",
   "popupBsns",
   "popupDept"
  ]
 },
 {
  "screen": "report_monthlyReport_monthlyReport11",
  "title": "월간 월마감·전기·지급 현황",
  "portal": "internal",
  "path": "/report/monthlyReport/monthlyReport11",
  "access": "authenticated",
  "operations": [
   "getMonthlyReport11",
   "listReportBasis",
   "popupBsns"
  ]
 },
 {
  "screen": "template_template0",
  "title": "목록형 템플릿",
  "portal": "internal",
  "path": "/template/template0",
  "access": "public",
  "operations": []
 },
 {
  "screen": "template_template1",
  "title": "등록형 템플릿",
  "portal": "internal",
  "path": "/template/template1",
  "access": "public",
  "operations": []
 },
 {
  "screen": "template_template2",
  "title": "상세형 템플릿",
  "portal": "internal",
  "path": "/template/template2",
  "access": "public",
  "operations": []
 },
 {
  "screen": "template_template3",
  "title": "마스터-디테일 템플릿",
  "portal": "internal",
  "path": "/template/template3",
  "access": "public",
  "operations": []
 },
 {
  "screen": "template_template4",
  "title": "트리형 템플릿",
  "portal": "internal",
  "path": "/template/template4",
  "access": "public",
  "operations": []
 },
 {
  "screen": "template_template5",
  "title": "탭형 템플릿",
  "portal": "internal",
  "path": "/template/template5",
  "access": "public",
  "operations": []
 },
 {
  "screen": "template_template6",
  "title": "팝업형 템플릿",
  "portal": "internal",
  "path": "/template/template6",
  "access": "public",
  "operations": []
 },
 {
  "screen": "template_template7",
  "title": "차트·리포트 템플릿",
  "portal": "internal",
  "path": "/template/template7",
  "access": "public",
  "operations": []
 },
 {
  "screen": "template_template8",
  "title": "엑셀 업로드 템플릿",
  "portal": "internal",
  "path": "/template/template8",
  "access": "public",
  "operations": []
 }
]
