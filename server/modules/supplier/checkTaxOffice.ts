import { randomUUID } from 'node:crypto'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { systemActor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { withActor } from '../../database/withActor'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, lockDocument } from '../../document/documentKind'
import { handOver } from '../../document/handOver'
import type { Services } from '../../http/serverModule'
import { type CompanyRecord, company } from './companyKind'
import { companyTexts } from './companyTexts'
import { changeTrade } from './moveCompany'
import { noteChanged } from './recordChange'
import { numbersPerCall, type TaxOfficeAnswer, taxOfficeOf } from './taxOffice'

/** Of the day, in Seoul (domain 3.44). */
const checkedFrom = '03:00:00+09:00'
const office = { ...systemActor, name: '국세청 조회' }

/**
 * Asks the tax office for every company that is traded with, once a day from three o'clock on; what was missed is made up whenever the
 * server runs again. A change is noted, and who is resting or closed is suspended. Without an answer nothing changes. Answers how
 * many were asked.
 */
export async function checkTaxOffice(
  services: Pick<Services, 'database' | 'settings' | 'clock'>,
): Promise<number> {
  const { database, settings, clock } = services
  const now = clock.now()
  const since = new Date(`${koreanDay(now)}T${checkedFrom}`)
  if (now < since) return 0
  const ask = taxOfficeOf(settings)
  let asked = 0
  for (;;) {
    const count = await withActor(database, office, async tx => {
      const due = await dueOf(tx, since)
      if (due.length === 0) return 0
      const answers = await ask(
        tx,
        due.map(({ tax_no_2 }) => tax_no_2),
      )
      if (!answers) return 0
      const context = { tx, actor: office, now, requestId: randomUUID() }
      for (const { comp_no, tax_no_2 } of due) {
        const answer = answers.get(tax_no_2)
        if (answer) await takeAnswer(context, comp_no, answer)
      }
      return due.length
    })
    asked += count
    if (count < numbersPerCall) return asked
  }
}

const dueOf = (tx: Transaction, since: Date) =>
  tx
    .selectFrom('company')
    .select(['comp_no', 'tax_no_2'])
    .where('status', 'in', ['REGISTERED', 'SUSPENDED'])
    .where('biz_type', '<>', 'FRN')
    .where(eb => eb.or([eb('nts_checked_dt', 'is', null), eb('nts_checked_dt', '<', since.toISOString())]))
    .orderBy('comp_no')
    .limit(numbersPerCall)
    .forUpdate()
    .skipLocked()
    .execute()

const ended = companyTexts.suspendedByTaxOffice
const isEnded = (status: string): status is keyof typeof ended => Object.hasOwn(ended, status)

async function takeAnswer(context: EventContext, compNo: string, answer: TaxOfficeAnswer): Promise<void> {
  const { tx, now } = context
  const stored = await lockDocument(tx, company, compNo)
  if (!stored) return
  await noteDifferences(context, stored, answer)
  await tx
    .updateTable('company')
    .set({ nts_status: answer.status, nts_tax_type: answer.taxType, nts_checked_dt: now })
    .where('comp_no', '=', compNo)
    .execute()
  if (stored.nts_status === answer.status) return
  if (isEnded(answer.status) && stored.status === 'REGISTERED')
    await changeTrade(context, stored, {
      action: 'sys:ntsChanged',
      status: 'SUSPENDED',
      reason: ended[answer.status],
      columns: { suspend_reason: ended[answer.status] },
    })
  else if (!isEnded(answer.status))
    await handOver(context, {
      groups: ['34'],
      title: fillMessage(
        answer.status === '01' ? companyTexts.backInBusiness : companyTexts.unknownToTaxOffice,
        [stored.comp_name_kr],
      ),
      link: linkOf(company, compNo),
    })
}

async function noteDifferences(
  context: EventContext,
  { comp_no: compNo, nts_status, nts_tax_type }: CompanyRecord,
  { status, taxType }: TaxOfficeAnswer,
): Promise<void> {
  if (nts_status !== status)
    await noteChanged(context, { compNo, field: 'NTS', before: nts_status, after: status })
  if (nts_tax_type !== taxType)
    await noteChanged(context, { compNo, field: 'TAXTYPE', before: nts_tax_type, after: taxType })
}
