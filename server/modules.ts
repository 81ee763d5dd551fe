import { writeBaseData } from './base/baseData'
import { systemActor } from './database/actor'
import { withActor } from './database/withActor'
import type { ServerModule, Services, SessionPort } from './http/serverModule'
import { knownScreens } from './modules/access/knownScreens'
import { createMenuBooks } from './modules/access/menuBook'
import { approvalModule } from './modules/approval/approvalRoutes'
import { assetModule } from './modules/asset/assetRoutes'
import { mayChangeAssetFiles } from './modules/asset/assets'
import { authorityModule } from './modules/authority/authorityRoutes'
import { boardModule, mayChangePostFiles } from './modules/board/boardRoutes'
import { claims, mayChangeClaimFiles, noneOrderModule } from './modules/claim/claimRoutes'
import { codeModule } from './modules/code/codeModule'
import { companyItemModule, mayChangeOfferFiles } from './modules/companyItem/companyItemRoutes'
import { deliveryModule, mayChangeDeliveryFiles } from './modules/delivery/deliveryRoutes'
import { evaluationSheetModule } from './modules/evaluationSheet/evaluationSheetModule'
import { registrationSheets } from './modules/evaluationSheet/registrationSheets'
import { evaluationTemplateModule } from './modules/evaluationTemplate/templateRoutes'
import { evaluationTotalModule } from './modules/evaluationTotal/totalRoutes'
import { totals } from './modules/evaluationTotal/totalSteps'
import { exportModule } from './modules/export/exportRoutes'
import { fileModule } from './modules/file/fileModule'
import { homeModule } from './modules/home/homeRoutes'
import { itemModule } from './modules/item/itemRoutes'
import { items } from './modules/item/items'
import { itemUploadModule } from './modules/itemUpload/uploadRoutes'
import { localModule } from './modules/local/localRoutes'
import { sessionModule, sessionPort } from './modules/login/loginRoutes'
import { loiModule } from './modules/loi/loiRoutes'
import { lois } from './modules/loi/lois'
import { lookupModule } from './modules/lookup/lookupRoutes'
import { menuModule } from './modules/menu/menuRoutes'
import { monthlySettlementModule } from './modules/monthlySettlement/monthRoutes'
import { myModule } from './modules/my/myRoutes'
import { noticeModule } from './modules/notice/noticeRoutes'
import { orderModule } from './modules/order/orderRoutes'
import { changeApprovalDocument } from './modules/orderChange/changeApproval'
import { orderChangeModule } from './modules/orderChange/orderChangeRoutes'
import { orderRequestModule } from './modules/orderRequest/orderRequestRoutes'
import { orderRequests } from './modules/orderRequest/orderRequests'
import { pendingWorkModule } from './modules/pendingWork/pendingWorkModule'
import { postingModule } from './modules/posting/postingRoutes'
import { preferenceModule } from './modules/preference/preferenceModule'
import { purchaseModule, purchaseRequests } from './modules/purchaseRequest/purchaseRoutes'
import { mayChangeReceiptFiles, receipts, warehousingModule } from './modules/receipt/receiptRoutes'
import { receiptSteps } from './modules/receipt/requestReceipt'
import { reportModule } from './modules/report/reportRoutes'
import { mayChangeQuotationFiles, rfqModule, rfqs } from './modules/rfq/rfqRoutes'
import { satisfactionModule } from './modules/satisfaction/satisfactionRoutes'
import { mayChangeSettlementFiles, settlementModule } from './modules/settlement/settlementRoutes'
import { simpleOrderModule, simpleOrders } from './modules/simpleOrder/simpleOrderRoutes'
import { slipModule } from './modules/slip/slipRoutes'
import { slips } from './modules/slip/slipTransitions'
import { statementModule } from './modules/statement/statementRoutes'
import { mayChangePapers, supplierModule } from './modules/supplier/supplierRoutes'
import { supplierCouncilModule } from './modules/supplierCouncil/councilModule'
import { supplierDiscoveryModule } from './modules/supplierDiscovery/discoveryRoutes'
import { awaitVendors } from './modules/supplierErp/sendVendorApplications'
import { supplierErpModule } from './modules/supplierErp/supplierErpRoutes'
import { vendorApplications } from './modules/supplierErp/vendorApplications'
import { supplierRegistrationModule } from './modules/supplierRegistration/registrationRoutes'
import { supplierStatusModule } from './modules/supplierStatus/supplierStatusModule'
import { supplierUserModule } from './modules/supplierUser/supplierUserRoutes'
import { taxInvoiceModule } from './modules/taxInvoice/taxInvoiceRoutes'
import { threadModule } from './modules/thread/threadRoutes'

/** Everything the server is made of, for main.ts, dev.ts, seed.ts and the tests. */
export interface Modules {
  readonly modules: readonly ServerModule[]
  readonly session: SessionPort
}

/** What is approved, by its document type. */
const approvalDocuments = new Map(
  [
    purchaseRequests.approval,
    orderRequests.approval,
    claims.approval,
    slips.approval,
    receipts.approval,
    changeApprovalDocument,
    lois.approval,
    simpleOrders.approval,
    vendorApplications.approval,
    totals.approval,
  ].map(document => [document.docType, document]),
)

/** Builds every module of the server. A new module adds its line here. */
export function createModules(services: Services): Modules {
  const menus = createMenuBooks()
  const session = sessionPort(services, knownScreens, menus)
  const modules = [
    sessionModule(services, knownScreens, menus),
    lookupModule(),
    fileModule(services, {
      folder: services.settings.filesFolder,
      owners: new Map([
        ['PR', purchaseRequests.mayChangeFiles],
        ['OR', orderRequests.mayChangeFiles],
        ['LOI', lois.mayChangeFiles],
        ['SO', simpleOrders.mayChangeFiles],
        ['ADJ', mayChangeSettlementFiles],
        ['NO', mayChangeClaimFiles],
        ['POST', mayChangePostFiles],
        ['RFQ', rfqs.mayChangeFiles],
        ['QT', mayChangeQuotationFiles],
        ['DLV', mayChangeDeliveryFiles],
        ['WH', mayChangeReceiptFiles],
        ['COMP', mayChangePapers],
        ['COMP', vendorApplications.mayChangeFiles],
        ['EVA', registrationSheets.mayChangeFiles],
        ['ASSET', mayChangeAssetFiles],
        [
          'ITEM',
          (tx, actor, no) =>
            no.startsWith('CI') ? mayChangeOfferFiles(tx, actor, no) : items.mayChangeFiles(tx, actor, no),
        ],
      ]),
    }),
    itemModule(services),
    companyItemModule(),
    itemUploadModule(),
    menuModule(),
    codeModule(services),
    authorityModule(services),
    supplierUserModule(services.settings),
    supplierModule(services),
    supplierStatusModule(),
    supplierDiscoveryModule(services),
    supplierRegistrationModule(services),
    supplierErpModule(services),
    supplierCouncilModule(),
    approvalModule(approvalDocuments, answer => awaitVendors(services, answer)),
    evaluationTotalModule(services),
    evaluationTemplateModule(),
    evaluationSheetModule(services),
    satisfactionModule(services),
    purchaseModule(),
    rfqModule(services),
    orderModule(),
    slipModule(),
    postingModule(services),
    settlementModule(),
    monthlySettlementModule(),
    statementModule(),
    taxInvoiceModule(),
    orderRequestModule(),
    orderChangeModule(),
    loiModule(services),
    simpleOrderModule(),
    noneOrderModule(),
    boardModule(),
    homeModule(menus, knownScreens),
    localModule(services.settings, knownScreens),
    myModule(services.settings),
    noticeModule(services),
    reportModule(session),
    threadModule(menus),
    deliveryModule(receiptSteps),
    warehousingModule(),
    assetModule(services),
    preferenceModule(knownScreens),
  ]
  const exports = exportModule(services, {
    routes: modules.flatMap(({ routes }) => routes),
    session,
  })
  const pending = pendingWorkModule(services, [...modules, exports])
  return { modules: [...modules, exports, pending], session }
}

export interface FillOptions {
  /** How many purchase requests to make beside the story of the demo, for tests of scale. */
  readonly rows?: number
}

/** Filling also asks the role that owns the tables, which alone may take their statistics. */
interface FilledServices extends Services {
  readonly ownerUrl: string
}

/** Brings what the product itself needs, and tells the demo's story in a database that has nobody yet. */
export async function fillWhenEmpty(
  services: FilledServices,
  tell: (text: string) => void,
  options: FillOptions = {},
): Promise<void> {
  const { database, ownerUrl, settings, clock } = services
  await writeBaseData(database, settings.mode, clock.now())
  if (process.env.GPMS_BUILD === 'production' || settings.mode === 'production') return
  const filled = await withActor(database, systemActor, tx =>
    tx.selectFrom('person').select('singleid').limit(1).executeTakeFirst(),
  )
  if (filled && options.rows === undefined) return
  const { seedDatabase } = await import('./seed/seedDatabase')
  await seedDatabase(database, { clock, ownerUrl, filesFolder: settings.filesFolder, tell, ...options })
}

/** One line per demo account: who it is, identifier, password. */
export async function demoAccountLines(): Promise<readonly string[]> {
  if (process.env.GPMS_BUILD === 'production') return []
  const { demoAccounts, demoPassword } = await import('./modules/demo/demoAccounts')
  const { demoSuppliers } = await import('./modules/demo/demoSuppliers')
  const line = (id: string, facts: readonly string[]) =>
    `${id.padEnd(14)} ${demoPassword}  ${facts.join(' · ')}`
  return [
    ...demoAccounts.map(({ singleid, hname, deptnm, note }) => line(singleid, [hname, deptnm, note])),
    ...demoSuppliers.map(({ userId, userName, compNameKr, note }) =>
      line(userId, ['OGPMS', userName, compNameKr, note]),
    ),
  ]
}
