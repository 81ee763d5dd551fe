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
  createItem: 'an item is compared with others first, and what that answers cannot be guessed',
  deactivateItem: 'the items that are asked about are named by open requests',
  createEvaTotal: 'every company that was ordered from has its total of the period',
  saveRegEva: 'no application of the demo is being evaluated',
  answerMonthlyCalc: 'no month with an objection is of the section of the buyers who log in',
  saveHighCostAction: 'its items are those of a report (modules/report/highCostAction.test.ts)',
  approveCyberItem: 'the offers that wait are of the sourcing groups of other buyers',
  approveDoc: emptyInbox,
  rejectDoc: emptyInbox,
  approveExtUser: nobodyWaits,
  rejectExtUser: nobodyWaits,
  cancelCyberNoneOrder: oneUser,
  submitCyberNoneOrder: oneUser,
  updateCyberNoneOrder: oneUser,
  recallNoneOrder: submitter,
  saveSgCompany: 'the groups that are asked about are of the first level',
  saveExcavation: 'every company of the demo is known, or was proposed within ninety days',
  reopenMonthlyCalc: 'the closed months of the demo are paid',
  shipDeliveryProxy: 'the drafts of the demo are of orders that are delivered, or lack their slip',
  submitNoneOrder: 'the claims of the demo that wait lack an account or their evidence',
  unblockExtUser: 'who is blocked of a supplier was blocked by staff',
  rejectAuthUser: 'no employee of the demo applies for an account',
  unlockAuthUser: 'no employee of the demo is locked',
}

const newNode = 'the node that is saved is a new one of the first level'
const otherAccount = 'the accounts that are asked about are of another expense type'
const ofOtherType = 'the attributes that are asked about are chosen from a list'

/** "operation part": nobody gets it taken. */
export const neverTaken: Reasons = {
  'saveCategory header.catCode': newNode,
  'saveCategory header.accountExp': otherAccount,
  'saveCategory header.accountStk': otherAccount,
  'saveCategory header.accountSvc': otherAccount,
  'saveCategory header.accountRnd': otherAccount,
  'saveSourcingGroup header.sgCode': newNode,
  'saveSourcingGroup header.upLevel': newNode,
  'saveSourcingGroup header.buyerId': newNode,
  'saveApprovalRule header.ruleId': 'the rule that is saved is a new one',
  'saveMenu header.pgmId': 'the menu that is saved is a new one',
  'saveMenu header.upPgmId': 'the menu that is saved is a new one',
  'saveMenu header.sspUrl': 'pages are known by the code of the product alone',
  'saveMenu subUrls': 'pages are known by the code of the product alone',
  'saveCode rows.attr1': 'the codes that are asked about are of the system',
  'saveCode rows.attr2': 'the codes that are asked about are of the system',
  'saveAttribute rows.unitCode': ofOtherType,
  'saveAttribute rows.maxLen': ofOtherType,
  'saveAttribute rows.decimals': ofOtherType,
  'saveAttribute rows.minVal': ofOtherType,
  'saveAttribute rows.maxVal': ofOtherType,
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
