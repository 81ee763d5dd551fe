import { sql } from 'kysely'
import type { OperationAnswers } from '../../../codegen/generated/types'
import { containing } from '../../document/documentList'
import { erasedRoute } from '../../document/erasedRoute'
import { given } from '../../document/givenFields'
import { answerList, listOf } from '../../document/listOf'
import { contains } from '../../document/listQuery'
import { fieldRefused } from '../../http/failure'
import type { OperationRoute } from '../../http/route'
import { shownTaxColumn } from '../../master/shownTaxNumber'
import { groupNames, suppliesBelow } from '../../master/suppliedGroups'
import { isMonitoring } from '../secret/monitoring'
import { maskedPhone } from '../secret/verificationCode'
import { shownValue } from './changeFields'
import { company, companyChange } from './companyKind'

/** The earliest day on which a paper of the company ends. */
const paperEnds = sql`(select min(valid_to) from file_item where file_item.file_id = document.file_id)`
const maskedTelephone = { telNo: maskedPhone }

/** Master data of suppliers; accounts are never among them. */
export const companyList: OperationRoute = listOf(company, {
  operation: 'listCompany',
  numbers: [],
  where: {
    compNo: value => contains(sql`document.comp_no`, value),
    taxNo2: value => containing([['tax_no_2', value.replaceAll('-', '')]])[0] ?? sql`true`,
    sgCode: suppliesBelow,
    docValidToFrom: (from, { docValidToTo: to }) => {
      if (to !== undefined && from > to) throw fieldRefused('docValidTo', 'periodReversed')
      return sql`${paperEnds} >= ${from}`
    },
    docValidToTo: to => sql`${paperEnds} <= ${to}`,
  },
  joined: {
    joins: sql``,
    fields: {
      taxNo2: shownTaxColumn(sql`document.tax_no_2`),
      sgName: groupNames,
      docValidTo: paperEnds,
      openChgCnt: sql`(select count(*)::int from comp_change
        where comp_change.comp_no = document.comp_no and comp_change.status = 'REQUESTED')`,
    },
  },
  masked: ({ group }) => (isMonitoring(group) ? maskedTelephone : {}),
})

const answerChanges = answerList<OperationAnswers['listCompChange']>(companyChange, {
  operation: 'listCompChange',
  numbers: ['chgNo'],
  numberEndsPeriod: true,
  names: { decidedByNm: { column: 'decided_by', of: 'person' } },
  joined: {
    joins: sql`left join person asking on asking.singleid = document.requested_by
      left join ext_user asked_by on asked_by.user_id = document.requested_by`,
    fields: { requestedByNm: sql`coalesce(asking.hname, asked_by.user_name, document.requested_by)` },
  },
})

/** Changes of companies, as people read them. */
export const changeList: OperationRoute = erasedRoute<object>(
  'listCompChange',
  async ({ tx, actor, clock, input }) => {
    const list = await answerChanges({ tx, actor, today: clock.today() }, input)
    return { ...list, rows: list.rows.map(row => ({ ...row, ...shownChange(row, actor) })) }
  },
)

interface Values {
  readonly chgField: string
  readonly beforeValue?: string
  readonly afterValue?: string
}

/** Both values of a change for one reader. */
export function shownChange(
  { chgField, beforeValue, afterValue }: Values,
  actor: { readonly group: string },
): Partial<Values> {
  return given({
    beforeValue: shownValue(chgField, beforeValue ?? null, actor) ?? null,
    afterValue: shownValue(chgField, afterValue ?? null, actor) ?? null,
  })
}
