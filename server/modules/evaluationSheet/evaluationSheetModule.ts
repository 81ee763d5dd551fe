import { sql } from 'kysely'
import { listOf } from '../../document/listOf'
import { remindDue } from '../../document/remindDue'
import { route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { confirmContractRoute, contractSheets } from './contractSheets'
import { createContractRoutes } from './createContractSheets'
import { importRoutes } from './importWork'
import { listContracts } from './listContracts'
import { readWorkResult } from './readWorkResult'
import { registrationSheets } from './registrationSheets'
import { daysLeft } from './sheetDocuments'
import { contractSheet, registrationSheet, workSheet } from './sheetKinds'
import { sheetTexts } from './sheetTexts'
import { listWorkResults } from './workResults'
import { workRoutes } from './workRoutes'
import { workSheets } from './workSheets'

const hour = 3_600_000
const reminded = [workSheet, registrationSheet, contractSheet]

/** Three days before, on the day, and the day after, on which vendor management hears of it too (domain 3.44). */
export async function remindEvaluators(services: Pick<Services, 'database' | 'clock'>): Promise<number> {
  let sent = 0
  for (const kind of reminded)
    sent += await remindDue(services, {
      ...{ kind, states: kind.workflow.editable, days: [3, 0, -1] },
      texts: { before: sheetTexts.dueSoon, after: sheetTexts.overdue },
    })
  return sent
}

/** Sheets by which people evaluate suppliers: their work, their registration, the renewal of their contracts (domain 3.31 to 3.33). */
export const evaluationSheetModule = (services: Services): ServerModule => ({
  name: 'evaluationSheet',
  routes: [
    ...workRoutes,
    ...workSheets.routes,
    ...importRoutes,
    route('listEvaWorkResult', ({ tx, actor, input }) => listWorkResults(tx, actor, input)),
    route('getEvaWorkResult', ({ tx, actor, input }) => readWorkResult(tx, actor, input)),
    listOf(registrationSheet, {
      operation: 'listRegEva',
      numbers: ['evaNo', 'regNo'],
      computed: { dDay: daysLeft },
      joined: {
        joins: sql`left join comp_reg on comp_reg.reg_no = document.reg_no
          left join sourcing_group on sourcing_group.sg_code = comp_reg.sg_code`,
        fields: { sgName: sql`sourcing_group.sg_name` },
      },
      sortedBy: {
        dDay: 'due_date',
        sgName: sql`(select sg_name from comp_reg join sourcing_group using (sg_code)
          where comp_reg.reg_no = document.reg_no)`,
      },
    }),
    ...registrationSheets.routes,
    listContracts,
    ...createContractRoutes,
    ...contractSheets.routes,
    confirmContractRoute,
  ],
  chores: [
    {
      name: 'reminders of evaluators',
      title: '평가 기한 알림',
      everyMilliseconds: hour,
      run: () => remindEvaluators(services),
    },
  ],
})
