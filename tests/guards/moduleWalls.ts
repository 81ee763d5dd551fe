/** What a module of the server takes from others, and what others may take from it. */
interface ModuleWalls {
  /** Modules that it imports from; from no others. */
  readonly imports: readonly string[]
  /** Its files that other modules import. Everything else is its own business; `server/modules.ts` and the seed see all. */
  readonly doors: readonly string[]
}

/** The modules of the server. Nothing leads in a circle, and what nobody needs any more is a mistake as well. */
export const moduleWalls: Readonly<Record<string, ModuleWalls>> = {
  access: { imports: [], doors: ['approverPass', 'knownScreens', 'menuBook', 'menuTree', 'permissions'] },
  approval: { imports: [], doors: ['listInbox'] },
  asset: { imports: ['code', 'export', 'workbook'], doors: ['receivedAssets'] },
  audit: { imports: [], doors: ['loginAudit', 'noteChange', 'securityEvents'] },
  authority: {
    imports: ['access', 'audit', 'code', 'login', 'menu', 'message', 'session', 'supplierRegistration'],
    doors: [],
  },
  board: { imports: [], doors: [] },
  claim: { imports: [], doors: [] },
  code: { imports: [], doors: ['codeBook', 'messageBook'] },
  companyItem: { imports: ['itemPrice'], doors: ['companyItemTransitions', 'uploadedOffers'] },
  delivery: { imports: ['order'], doors: ['deliveryKind', 'deliveryTransitions'] },
  demo: { imports: [], doors: ['demoConsts'] },
  directory: {
    imports: ['secret'],
    doors: ['directoryClient', 'directoryFault', 'directoryProof', 'sealedRequest'],
  },
  erp: { imports: [], doors: ['askErp'] },
  evaluationTotal: { imports: ['supplierFigures'], doors: [] },
  evaluationSheet: {
    imports: ['code', 'export', 'supplierFigures', 'workbook'],
    doors: ['registrationSheets'],
  },
  evaluationTemplate: { imports: [], doors: [] },
  export: { imports: ['audit', 'code', 'file'], doors: ['templateWorkbook', 'writeExport'] },
  file: { imports: ['workbook'], doors: ['fileBlobs', 'fileRules', 'zipStream'] },
  home: { imports: ['access', 'approval', 'order', 'purchaseRequest', 'receipt', 'session'], doors: [] },
  item: { imports: ['code', 'itemPrice'], doors: ['itemCodes', 'itemGroups', 'itemKeys'] },
  itemPrice: { imports: [], doors: ['itemPrices', 'offeredPrices'] },
  itemUpload: { imports: ['code', 'companyItem', 'export', 'item', 'workbook'], doors: [] },
  local: { imports: [], doors: [] },
  login: {
    imports: ['access', 'audit', 'code', 'demo', 'directory', 'message', 'secret', 'session'],
    doors: ['loginFailures', 'loginWait', 'passwordStore', 'temporaryPassword'],
  },
  loi: { imports: [], doors: ['loiKind', 'loiTexts'] },
  lookup: { imports: [], doors: [] },
  menu: { imports: ['access'], doors: ['administration'] },
  message: {
    imports: ['secret'],
    doors: ['outbox', 'outboxFigures', 'pendingMessages', 'sendMail', 'sendOutbox'],
  },
  pendingWork: { imports: [], doors: [] },
  monthlySettlement: {
    imports: ['receipt', 'settlement', 'settlementMonth', 'settlementTarget', 'statement'],
    doors: [],
  },
  my: { imports: ['login', 'message', 'secret', 'session'], doors: [] },
  notice: { imports: ['message', 'session'], doors: [] },
  order: {
    imports: ['purchaseRequest', 'satisfaction'],
    doors: [
      'giveOrder',
      'lineStanding',
      'listOrders',
      'openChange',
      'orderAmounts',
      'orderKind',
      'orderStore',
      'orderTexts',
      'placeOrder',
      'recountOrder',
    ],
  },
  orderChange: { imports: ['order', 'purchaseRequest'], doors: [] },
  orderRequest: { imports: ['loi', 'order', 'purchaseRequest'], doors: [] },
  posting: { imports: ['erp', 'purchaseRequest', 'slip'], doors: [] },
  preference: { imports: ['access'], doors: [] },
  purchaseRequest: {
    imports: [],
    doors: ['linesToQuote', 'listPr', 'prKind', 'purchaseTexts', 'releaseRequested', 'requestsFollow'],
  },
  receipt: { imports: ['asset', 'delivery', 'order'], doors: ['listReceipts', 'lockReceipts'] },
  report: { imports: ['code'], doors: [] },
  rfq: { imports: ['purchaseRequest'], doors: [] },
  secret: {
    imports: [],
    doors: [
      'accessSignature',
      'commonPasswords',
      'monitoring',
      'passwordHash',
      'sealedText',
      'tokens',
      'verificationCode',
    ],
  },
  satisfaction: { imports: [], doors: ['makeSurvey'] },
  session: {
    imports: ['access', 'audit', 'code', 'secret'],
    doors: [
      'findActor',
      'frameRoutes',
      'loginAccount',
      'myMenus',
      'mySessions',
      'readEmployee',
      'readSupplier',
      'sessionFigures',
      'sessionLimits',
      'sessionStore',
      'sessionUser',
      'supplierAccount',
      'tokenCookies',
      'tokenStore',
    ],
  },
  settlement: {
    imports: ['receipt', 'settlementMonth', 'settlementTarget', 'statement'],
    doors: ['createSettlement', 'settlementKind'],
  },
  settlementMonth: {
    imports: [],
    doors: ['closedMonths', 'followMonth', 'monthTexts', 'refreshMonth', 'settlementMonth'],
  },
  settlementTarget: { imports: ['settlementMonth'], doors: ['listTargets', 'matchLine', 'targetLines'] },
  simpleOrder: { imports: ['order'], doors: [] },
  slip: {
    imports: ['receipt'],
    doors: [
      'closeErrors',
      'defaultLines',
      'slipAccounts',
      'slipKind',
      'slipSources',
      'slipTexts',
      'slipTransitions',
    ],
  },
  statement: { imports: [], doors: ['issueStatement', 'statementKind'] },
  supplierCouncil: { imports: [], doors: [] },
  supplier: {
    imports: ['companyItem', 'secret', 'supplierErp', 'supplierUser'],
    doors: ['companyGroups', 'moveCompany', 'readCompany', 'takePapers', 'taxOffice'],
  },
  supplierDiscovery: { imports: ['message'], doors: ['discoveryKind'] },
  supplierStatus: {
    imports: ['code', 'secret', 'settlementTarget', 'supplier', 'supplierFigures'],
    doors: [],
  },
  supplierErp: {
    imports: ['erp', 'slip'],
    doors: ['draftVendorApplication', 'vendorApplicationRules'],
  },
  supplierFigures: { imports: [], doors: ['evaluationScore', 'figureFacts', 'readFigures'] },
  supplierRegistration: {
    imports: [
      ...['code', 'evaluationSheet', 'file', 'item', 'login', 'message', 'secret', 'supplier'],
      ...['session', 'supplierDiscovery', 'supplierErp', 'supplierUser', 'workbook'],
    ],
    doors: ['applyLimits'],
  },
  supplierUser: {
    imports: ['audit', 'login', 'message', 'secret', 'session'],
    doors: ['supplierUserStore', 'withdrawUsers'],
  },
  taxInvoice: { imports: ['settlement', 'settlementMonth', 'statement'], doors: [] },
  thread: { imports: ['access'], doors: [] },
  workbook: { imports: [], doors: ['checkWorkbook', 'readFilledRows', 'readWorkbook', 'refuseFaulty'] },
}
