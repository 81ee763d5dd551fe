import { sql } from 'kysely'
import { listOf } from '../../document/listOf'
import { suppliesBelow } from '../../master/suppliedGroups'
import { isMonitoring } from '../secret/monitoring'
import { maskedPhone } from '../secret/verificationCode'

const maskedPhones = { cellPhoneNo: maskedPhone, phoneNo: maskedPhone }
/** Who applies for a company that is not registered yet: buyers have nothing to do with him. */
const applies = sql`(document.status = 'APPLIED' and exists (select from company
  where company.comp_no = document.comp_no and company.status = 'APPLIED'))`

/** Whom to call at a supplier. */
export const listCompContact = listOf(
  { docType: 'EXT_USER', table: 'ext_user', number: 'user_id' },
  {
    operation: 'listCompContact',
    numbers: [],
    names: { compNameKr: { column: 'comp_no', of: 'company' } },
    where: { sgCode: suppliesBelow },
    masked: ({ group }) => (isMonitoring(group) ? maskedPhones : {}),
    only: ({ group }) => (['33', '32'].includes(group) ? [sql`not ${applies}`] : []),
  },
)
