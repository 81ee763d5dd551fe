import { codeText, isCodeValue } from '../../../schemas/codes/codeGroups'
import { addDays, daysBetween } from '../../../schemas/shared/calendar'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import { linkOf } from '../../document/documentKind'
import { isFirstNotice, newestKind } from '../../document/dueNotice'
import { handOver } from '../../document/handOver'
import type { Services } from '../../http/serverModule'
import { company } from './companyKind'
import { companyTexts } from './companyTexts'
import { ownCompanyPage } from './moveCompany'

/** Of the day, in Seoul, and days before the end of a paper (domain 3.44). */
const remindedFrom = '08:00:00+09:00'
const remindedDays = [30, 7, -1]

/** Reminds vendor management and the supplier of papers that end; each day once. Answers how many times somebody was told. */
export async function remindPapers({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock.now()
  const today = koreanDay(now)
  if (now < new Date(`${today}T${remindedFrom}`)) return 0
  return withActor(database, systemActor, async tx => {
    const papers = await tx
      .selectFrom('company')
      .innerJoin('file_item', 'file_item.file_id', 'company.file_id')
      .select(['comp_no', 'comp_name_kr', 'doc_type', 'valid_to', 'file_seq'])
      .where('company.status', 'in', ['REGISTERED', 'SUSPENDED'])
      .where('valid_to', '<=', addDays(today, Math.max(...remindedDays)))
      .orderBy('comp_no')
      .execute()
    let told = 0
    for (const { comp_no, comp_name_kr, doc_type, valid_to, file_seq } of papers) {
      const kind = valid_to === null ? undefined : newestKind(remindedDays, daysBetween(today, valid_to))
      if (kind === undefined || valid_to === null) continue
      const notice = { docType: 'COMP', docNo: `${comp_no}-${file_seq}`, kind, dueDate: valid_to }
      if (!(await isFirstNotice(tx, notice, now))) continue
      const paper = isCodeValue('COMP_DOC_TYPE', doc_type ?? '')
        ? codeText('COMP_DOC_TYPE', doc_type ?? '')
        : ''
      const title = fillMessage(companyTexts.paperEnds, [comp_name_kr, paper, valid_to])
      const context = { tx, actor: systemActor, now }
      await handOver(context, { groups: ['34'], title, link: linkOf(company, comp_no) })
      await handOver(context, { administratorsOf: [comp_no], title, link: ownCompanyPage })
      told += 1
    }
    return told
  })
}
