import adjustment from './adjustment.json'
import approvalLine from './approvalLine.json'
import approvalRule from './approvalRule.json'
import asset from './asset.json'
import assetRound from './assetRound.json'
import authUser from './authUser.json'
import category from './category.json'
import company from './company.json'
import companyItem from './companyItem.json'
import compChange from './compChange.json'
import compExcavation from './compExcavation.json'
import compGerpApp from './compGerpApp.json'
import compReg from './compReg.json'
import compRegEva from './compRegEva.json'
import cyberCompany from './cyberCompany.json'
import delivery from './delivery.json'
import deliveryProxy from './deliveryProxy.json'
import evaTemplate from './evaTemplate.json'
import evaTotal from './evaTotal.json'
import evaWork from './evaWork.json'
import extUser from './extUser.json'
import highCostAction from './highCostAction.json'
import item from './item.json'
import itemUpload from './itemUpload.json'
import loi from './loi.json'
import menu from './menu.json'
import monthlyCalc from './monthlyCalc.json'
import noneOrder from './noneOrder.json'
import orderRequest from './orderRequest.json'
import pendingWork from './pendingWork.json'
import po from './po.json'
import poChange from './poChange.json'
import post from './post.json'
import posting from './posting.json'
import pr from './pr.json'
import purContEva from './purContEva.json'
import quotation from './quotation.json'
import { readWorkflow } from './readWorkflow'
import rfq from './rfq.json'
import sample from './sample.json'
import sampleNode from './sampleNode.json'
import sampleOrder from './sampleOrder.json'
import signifier from './signifier.json'
import simpleOrder from './simpleOrder.json'
import sourcingGroup from './sourcingGroup.json'
import statement from './statement.json'
import taxInvoice from './taxInvoice.json'
import transSatis from './transSatis.json'
import userApply from './userApply.json'
import userSession from './userSession.json'
import warehousing from './warehousing.json'
import type { Workflow } from './workflow'

export const assetWorkflow: Workflow = readWorkflow(asset)
export const assetRoundWorkflow: Workflow = readWorkflow(assetRound)
export const prWorkflow: Workflow = readWorkflow(pr)
export const rfqWorkflow: Workflow = readWorkflow(rfq)
export const quotationWorkflow: Workflow = readWorkflow(quotation)
export const orderRequestWorkflow: Workflow = readWorkflow(orderRequest)
export const loiWorkflow: Workflow = readWorkflow(loi)
export const companyWorkflow: Workflow = readWorkflow(company)
export const companyItemWorkflow: Workflow = readWorkflow(companyItem)
export const cyberCompanyWorkflow: Workflow = readWorkflow(cyberCompany)
export const compChangeWorkflow: Workflow = readWorkflow(compChange)
export const compExcavationWorkflow: Workflow = readWorkflow(compExcavation)
export const compGerpAppWorkflow: Workflow = readWorkflow(compGerpApp)
export const compRegWorkflow: Workflow = readWorkflow(compReg)
export const compRegEvaWorkflow: Workflow = readWorkflow(compRegEva)
export const evaTemplateWorkflow: Workflow = readWorkflow(evaTemplate)
export const evaWorkWorkflow: Workflow = readWorkflow(evaWork)
export const purContEvaWorkflow: Workflow = readWorkflow(purContEva)
export const transSatisWorkflow: Workflow = readWorkflow(transSatis)
export const simpleOrderWorkflow: Workflow = readWorkflow(simpleOrder)
export const poWorkflow: Workflow = readWorkflow(po)
export const deliveryWorkflow: Workflow = readWorkflow(delivery)
export const deliveryProxyWorkflow: Workflow = readWorkflow(deliveryProxy)
export const warehousingWorkflow: Workflow = readWorkflow(warehousing)
export const statementWorkflow: Workflow = readWorkflow(statement)
export const taxInvoiceWorkflow: Workflow = readWorkflow(taxInvoice)
export const noneOrderWorkflow: Workflow = readWorkflow(noneOrder)
export const monthlyCalcWorkflow: Workflow = readWorkflow(monthlyCalc)
export const poChangeWorkflow: Workflow = readWorkflow(poChange)
export const itemWorkflow: Workflow = readWorkflow(item)
export const itemUploadWorkflow: Workflow = readWorkflow(itemUpload)
const categoryWorkflow: Workflow = readWorkflow(category)
const sourcingGroupWorkflow: Workflow = readWorkflow(sourcingGroup)
const menuWorkflow: Workflow = readWorkflow(menu)
export const postWorkflow: Workflow = readWorkflow(post)
export const evaTotalWorkflow: Workflow = readWorkflow(evaTotal)
export const extUserWorkflow: Workflow = readWorkflow(extUser)
export const highCostActionWorkflow: Workflow = readWorkflow(highCostAction)
export const authUserWorkflow: Workflow = readWorkflow(authUser)
export const userApplyWorkflow: Workflow = readWorkflow(userApply)
const pendingWorkWorkflow: Workflow = readWorkflow(pendingWork)
const userSessionWorkflow: Workflow = readWorkflow(userSession)
const approvalLineWorkflow: Workflow = readWorkflow(approvalLine)
export const signifierWorkflow: Workflow = readWorkflow(signifier)
export const postingWorkflow: Workflow = readWorkflow(posting)
export const adjustmentWorkflow: Workflow = readWorkflow(adjustment)

/** Every workflow by the name of its document. */
export const workflows: Readonly<Record<string, Workflow>> = {
  adjustment: adjustmentWorkflow,
  approvalLine: approvalLineWorkflow,
  approvalRule: readWorkflow(approvalRule),
  asset: assetWorkflow,
  assetRound: assetRoundWorkflow,
  authUser: authUserWorkflow,
  delivery: deliveryWorkflow,
  deliveryProxy: deliveryProxyWorkflow,
  evaTotal: evaTotalWorkflow,
  extUser: extUserWorkflow,
  highCostAction: highCostActionWorkflow,
  item: itemWorkflow,
  itemUpload: itemUploadWorkflow,
  loi: loiWorkflow,
  compChange: compChangeWorkflow,
  compExcavation: compExcavationWorkflow,
  company: companyWorkflow,
  companyItem: companyItemWorkflow,
  cyberCompany: cyberCompanyWorkflow,
  compGerpApp: compGerpAppWorkflow,
  compReg: compRegWorkflow,
  transSatis: transSatisWorkflow,
  purContEva: purContEvaWorkflow,
  evaWork: evaWorkWorkflow,
  evaTemplate: evaTemplateWorkflow,
  compRegEva: compRegEvaWorkflow,
  category: categoryWorkflow,
  sourcingGroup: sourcingGroupWorkflow,
  menu: menuWorkflow,
  monthlyCalc: monthlyCalcWorkflow,
  noneOrder: noneOrderWorkflow,
  orderRequest: orderRequestWorkflow,
  po: poWorkflow,
  poChange: poChangeWorkflow,
  post: postWorkflow,
  posting: postingWorkflow,
  pr: prWorkflow,
  quotation: quotationWorkflow,
  rfq: rfqWorkflow,
  sample: readWorkflow(sample),
  sampleNode: readWorkflow(sampleNode),
  sampleOrder: readWorkflow(sampleOrder),
  signifier: signifierWorkflow,
  simpleOrder: simpleOrderWorkflow,
  statement: statementWorkflow,
  taxInvoice: taxInvoiceWorkflow,
  userApply: userApplyWorkflow,
  pendingWork: pendingWorkWorkflow,
  userSession: userSessionWorkflow,
  warehousing: warehousingWorkflow,
}
