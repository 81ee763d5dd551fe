import { sql } from 'kysely'
import { codeText } from '../../../schemas/codes/codeGroups'
import { addDays } from '../../../schemas/shared/calendar'
import { isEmail } from '../../../schemas/shared/emailText'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { isBusinessNumber } from '../../../schemas/shared/taxNumber'
import type { EventContext } from '../../document/documentEvents'
import { headerCodeFailure, requirementFailure, type Stage } from '../../document/draftFailure'
import { conflict, type Failure, fieldRefused, refused } from '../../http/failure'
import { knownCompanyFailure } from './candidates'
import { type DiscoveryDraft, type DiscoveryRecord, discovery } from './discoveryKind'
import { discoveryTexts } from './discoveryTexts'

/** Days after which the same number may be proposed again, and the same company invited again. */
const proposedAgainDays = 90
const invitedAgainDays = 7
/** Who reviews what buyers propose. */
const reviewers = ['99', '50', '34']

/** The first thing that forbids keeping a proposal. */
export async function discoveryFailure(
  { tx, actor, now }: EventContext,
  draft: DiscoveryDraft,
  stage: Stage,
  stored?: DiscoveryRecord,
): Promise<Failure | undefined> {
  if (stored?.status === 'REVIEWING')
    // From here on there is the opinion alone, and whoever proposed waits for it.
    return reviewers.includes(actor.group)
      ? undefined
      : conflict('stateRefused', [codeText('EXC_STATUS', stored.status)])
  const { header } = draft
  const missing =
    requirementFailure(discovery, draft, stage) ?? (await headerCodeFailure(tx, discovery, { ...header }))
  if (missing) return missing
  if (!isBusinessNumber(header.taxNo2)) return fieldRefused('taxNo2', discoveryTexts.taxNumberWrong)
  if (!isEmail(header.contactEmail)) return fieldRefused('contactEmail', 'emailFormatWrong')
  const group = await tx
    .selectFrom('sourcing_group')
    .select('sg_code')
    .where('sg_code', '=', header.sgCode)
    .where('sg_level', '=', '004')
    .where('use_yn', '=', 'Y')
    .executeTakeFirst()
  if (!group) return fieldRefused('sgCode', 'codeNotAllowed', [header.sgCode])
  // Two who propose the same company come one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`EX ${header.taxNo2}`}, 0))`.execute(tx)
  const known = await knownCompanyFailure(tx, header.taxNo2)
  if (known) return known
  const lately = await tx
    .selectFrom('comp_excavation')
    .select('ex_no')
    .where('tax_no_2', '=', header.taxNo2)
    .where('proposed_dt', '>', addDays(koreanDay(now), -proposedAgainDays))
    .where('ex_no', '<>', stored?.ex_no ?? '')
    .executeTakeFirst()
  return lately && fieldRefused('taxNo2', discoveryTexts.proposedLately)
}

/** What forbids asking a company to register. */
export async function invitationFailure(
  { tx, now }: EventContext,
  { review_opinion, contact_email, invited_dt, tax_no_2 }: DiscoveryRecord,
): Promise<Failure | undefined> {
  if (!review_opinion) return fieldRefused('reviewOpinion', discoveryTexts.opinionMissing)
  if (!isEmail(contact_email)) return fieldRefused('contactEmail', 'emailFormatWrong')
  const invited = invited_dt === null ? '' : koreanDay(new Date(invited_dt))
  if (invited > addDays(koreanDay(now), -invitedAgainDays))
    return refused('invitedLately', discoveryTexts.invitedLately)
  return knownCompanyFailure(tx, tax_no_2)
}
