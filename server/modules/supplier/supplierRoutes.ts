import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { missingFields } from '../../../schemas/workflow/workflow'
import { cyberCompanyWorkflow } from '../../../schemas/workflow/workflows'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { cleanFields } from '../../document/cleanFields'
import { columnsFor, wireOf } from '../../document/columns'
import type { EventContext } from '../../document/documentEvents'
import { readDocumentHistory } from '../../document/documentHistory'
import { findDocument, lockDocument, moveDocument } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { erasedRoute, operationFact } from '../../document/erasedRoute'
import { readFileItems } from '../../document/fileStore'
import { given } from '../../document/givenFields'
import { judgeTransition } from '../../document/judgeTransition'
import { missingFailure } from '../../document/missingFailure'
import { checkVersion } from '../../document/transitionKeys'
import { documentNotFound, notAllowed } from '../../http/failure'
import { route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { peopleNames } from '../../master/peopleNames'
import { checkTaxOffice } from './checkTaxOffice'
import { company, companyChange } from './companyKind'
import { resumeCompany, suspendCompany, terminateCompany } from './companyMoves'
import { contactFailure } from './companyRules'
import { approveChange, cancelChange, rejectChange, requestCompanyChange } from './compChange'
import { changeList, companyList, shownChange } from './listCompanies'
import { checkTaxNo, readCompany, readOwnCompany } from './readCompany'
import { noteChanged } from './recordChange'
import { remindPapers } from './remindPapers'
import { createCompany, updateCompany } from './saveCompany'
import { taxOfficeOf } from './taxOffice'

const tenMinutes = 600_000

/** Files of a company are kept by those who keep its data; evidence comes with the request that names it, and stays. */
export async function mayChangePapers(tx: Transaction, actor: Actor, ownerNo: string): Promise<boolean> {
  if (!['99', '50', '34'].includes(actor.group)) return false
  return (await findDocument(tx, company, ownerNo)) !== undefined
}

const ownFields = operationFact('updateCyberCompany').body?.fields.header?.fields ?? {}

/** What a supplier changes of himself without anybody's consent. */
async function updateOwnCompany(
  context: EventContext,
  { version, header: sent }: OperationRequests['updateCyberCompany']['body'],
): Promise<TransitionAnswer> {
  const { tx, actor } = context
  const stored = actor.compNo === undefined ? undefined : await lockDocument(tx, company, actor.compNo)
  if (!stored) throw notAllowed(`updateCyberCompany by ${actor.userId}`)
  const { comp_no: id, status } = stored
  judgeTransition(actor, cyberCompanyWorkflow, 'updateCyberCompany', { id, status })
  checkVersion(stored.version, version)
  const header = cleanFields(sent)
  const requirement = cyberCompanyWorkflow.requirements.contact ?? { header: [], lines: [] }
  const [missing] = missingFields(requirement, { header: { ...header }, lines: [] })
  if (missing) throw missingFailure('updateCyberCompany')(missing.field)
  const failure = contactFailure(header)
  if (failure) throw failure
  if ((header.telNo ?? '') !== (stored.tel_no ?? ''))
    await noteChanged(context, {
      compNo: id,
      field: 'TEL',
      before: stored.tel_no,
      after: header.telNo ?? null,
    })
  return moveDocument(context, company, stored, {
    action: 'updateCyberCompany',
    columns: columnsFor('company', ownFields, { compSize: stored.comp_size, ...header }),
  })
}

async function readChange({ tx, actor }: EventContext, chgNo: string) {
  const stored = await findDocument(tx, companyChange, chgNo)
  if (!stored) throw documentNotFound(actor.scope)
  const subject = await findDocument(tx, company, stored.comp_no)
  const names = await peopleNames(tx, [stored.requested_by, stored.decided_by ?? ''])
  const fields = operationFact('getCompChange').answer.fields.header?.fields ?? {}
  const header = wireOf(fields, {
    ...stored,
    comp_name_kr: subject?.comp_name_kr,
    requested_by_nm: names.get(stored.requested_by) ?? stored.requested_by,
    decided_by_nm: names.get(stored.decided_by ?? ''),
  })
  const values = {
    chgField: stored.chg_field,
    ...given({ beforeValue: stored.before_value, afterValue: stored.after_value }),
  }
  return {
    header: { ...header, ...shownChange(values, actor) },
    files: stored.file_id === null ? [] : await readFileItems(tx, stored.file_id),
    history: await readDocumentHistory(tx, {
      docType: 'CC',
      docNo: chgNo,
      workflow: companyChange.workflow,
      statusGroup: 'COMP_CHG_STATUS',
    }),
  }
}

const changes = documentModule(companyChange, {
  read: 'elsewhere',
  transitions: {
    requestCompChange: 'elsewhere',
    approveCompChange: approveChange,
    rejectCompChange: rejectChange,
    cancelCompChange: cancelChange,
  },
})

/** Suppliers: what is known of them, what changes of it, and whether they may be traded with. */
export function supplierModule(services: Services): ServerModule {
  const ask = taxOfficeOf(services.settings)
  const companies = documentModule(company, {
    read: 'elsewhere',
    transitions: {
      createCompany: 'elsewhere',
      updateCompany: 'elsewhere',
      suspendCompany,
      resumeCompany: resumeCompany(ask),
      terminateCompany,
    },
  })
  return {
    name: 'supplier',
    routes: [
      companyList,
      erasedRoute<OperationRequests['getCompany']>('getCompany', ({ tx, actor, input }) =>
        readCompany(tx, actor, input),
      ),
      route('checkTaxNo', context => checkTaxNo(ask, context)),
      route('createCompany', context => createCompany(context, context.input.body, ask)),
      route('updateCompany', context => updateCompany(context, context.input)),
      ...companies.routes,
      erasedRoute<OperationRequests['getCyberCompany']>('getCyberCompany', ({ tx, actor, input }) =>
        readOwnCompany(tx, actor, input),
      ),
      route('updateCyberCompany', context => updateOwnCompany(context, context.input.body)),
      changeList,
      erasedRoute<OperationRequests['getCompChange']>('getCompChange', context =>
        readChange(context, context.input.chgNo),
      ),
      route('requestCompChange', context => requestCompanyChange(context, context.input.body)),
      ...changes.routes,
    ],
    chores: [
      {
        name: 'tax office',
        title: '국세청 사업자 조회',
        everyMilliseconds: tenMinutes,
        run: () => checkTaxOffice(services),
      },
      {
        name: 'papers of suppliers',
        title: '협력사 서류 만료 알림',
        everyMilliseconds: tenMinutes,
        run: () => remindPapers(services),
      },
    ],
  }
}
