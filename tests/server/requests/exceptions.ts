/** Why something is not asked, or not taken, that the contract would let one believe. None may be left over. */
type Reasons = Readonly<Record<string, string>>

const workbook = 'a workbook is made beside the call: tests/server/modules/export asks for every one'

/** Operations whose requests are made of what another request is about. */
export const notAsked: Reasons = {
  startExport: workbook,
  cancelExport: workbook,
  runDownload: workbook,
  updateMyInfo: 'asks for the password first: tests/server/modules/my saves each field',
}

const emptyInbox = 'some groups approve nothing in the demo'
const oneUser = 'the supplier who claims has one user in the demo, who is an administrator'
const nobodyWaits = 'nobody of a supplier whose administrator logs in waits to be let in'
const submitter = 'whoever submitted takes it back; in some groups nobody did'

/** Operations that somebody of one of its groups does not get taken in the demo. */
export const unreached: Reasons = {
  approveCompReg: 'no application of the demo waits with an evaluation that is confirmed',
  answerSatis: 'the surveys of the demo wait for requesters and receivers',
  createCompany: 'every business number that the tax office of the demo knows has its company',
  createContEva: 'of every contract of the demo that ends soon a sheet is open',
  createEvaTotal: 'every company that was ordered from has its total of the period',
  saveRegEva: 'no application of the demo is being evaluated',
  answerMonthlyCalc: 'no month with an objection is of the section of the buyers who log in',
  approveDoc: emptyInbox,
  rejectDoc: emptyInbox,
  approveExtUser: nobodyWaits,
  rejectExtUser: nobodyWaits,
  cancelCyberNoneOrder: oneUser,
  submitCyberNoneOrder: oneUser,
  updateCyberNoneOrder: oneUser,
  recallNoneOrder: submitter,
  saveExcavation: 'every company of the demo is known, or was proposed within ninety days',
  reopenMonthlyCalc: 'the closed months of the demo are paid',
  shipDeliveryProxy: 'the drafts of the demo are of orders that are delivered, or lack their slip',
  submitNoneOrder: 'the claims of the demo that wait lack an account or their evidence',
  unblockExtUser: 'who is blocked of a supplier was blocked by staff',
  unlockAuthUser: 'no employee of the demo is locked',
}

/** "operation part": nobody gets it taken. */
export const neverTaken: Reasons = {
  'saveApprovalRule header.ruleId': 'the rule that is saved is a new one',
  'saveMenu header.pgmId': 'the menu that is saved is a new one',
  'saveMenu header.upPgmId': 'the menu that is saved is a new one',
  'saveMenu header.sspUrl': 'pages are known by the code of the product alone',
  'saveMenu subUrls': 'pages are known by the code of the product alone',
  'saveCode rows.attr1': 'the codes that are asked about are of the system',
  'saveCode rows.attr2': 'the codes that are asked about are of the system',
  'saveUnit rows.baseUnit': 'the units that are asked about are bases themselves, or of another type',
}

/** "operation part + part": never together. */
export const apart: Reasons = {}

/** "operation part by choice": some words of the choice refuse the part. */
export const conditional: Reasons = {}

const computed = 'is computed from the rest of the document'
const ofRequest = 'the line of the purchase request says it'
const goesAway = 'a line without it goes away, and the next one stands in its place'

/** "operation part": there again after a save without it. */
export const filledAgain: Reasons = {
  'inspectWarehousing header.inspectResult': computed,
  'updateNoneOrder header.vatAmt': computed,
  'updateDelivery lines.qty': goesAway,
  'updateDeliveryProxy lines.qty': goesAway,
  'updateDeliveryProxy header.deliveryPlace': 'the order says where, unless the delivery says otherwise',
  'updateRfq suppliers.compNo': goesAway,
  'updateExtUser header.compNo': 'a user stays with the company',
  'updateLoi header.requester': 'a letter is asked for by whoever saves it, unless it says otherwise',
  'updateOrderRequest lines.itemName': ofRequest,
  'updateOrderRequest lines.spec': ofRequest,
  'updateOrderRequest lines.unitCode': ofRequest,
  'updatePr header.receiver': 'the requester receives, unless the request says otherwise',
}
