import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument } from '../../document/documentKind'
import { handOver } from '../../document/handOver'
import { openDocument } from '../../document/openDocument'
import { Failure, fieldRefused, refused } from '../../http/failure'
import { peopleNames } from '../../master/peopleNames'
import { readUsableCodes } from '../../master/usableCodes'
import { type AssetRecord, asset } from './assetKind'
import { assetTitle } from './assetNotices'
import { isCompanyWide, knownPlace, placeText } from './assetPlace'
import { assetTexts } from './assetTexts'
import { noteHistory } from './noteHistory'

type Move = OperationRequests['moveAsset']['body']
type Repair = OperationRequests['repairAsset']['body']

/** What demands a reason without a word of the workflow: it comes from a popup with other fields. */
export const shortestReason = 5

export function reasonFailure(field: string, reason: string | undefined): Failure | undefined {
  return characterLength(reason?.trim() ?? '') < shortestReason
    ? fieldRefused(field, assetTexts.reasonTooShort, [shortestReason])
    : undefined
}

/** IN_USE or IDLE → IN_USE at another place, with another custodian, or both. */
export async function moveAsset(
  context: EventContext,
  assetNo: string,
  { version, reason, ...place }: Move,
): Promise<TransitionAnswer> {
  const { tx, actor } = context
  const stored = await openDocument(context, asset, 'moveAsset', { id: assetNo, version })
  const sites = await readUsableCodes(tx, ['SITE'])
  if (!sites.get('SITE')?.has(place.site)) throw fieldRefused('site', 'codeNotAllowed', [place.site])
  const location = place.location.trim()
  if (location === '') throw fieldRefused('location', 'fieldEmpty', ['설치장소'])
  const next = await knownPlace(context, { ...place, location })
  if (next instanceof Failure) throw next
  const { section, deptcd, deptnm, custodian, site } = next
  const isSame =
    deptcd === stored.deptcd &&
    custodian === stored.custodian &&
    site === stored.site &&
    location === stored.location
  if (isSame) throw refused('nothingMoved', assetTexts.nothingChanged)
  if (section !== stored.section && !isCompanyWide(actor.group))
    throw fieldRefused('deptcd', assetTexts.sectionOfOthers)
  const failure = reasonFailure('reason', reason)
  if (failure) throw failure
  const names = await peopleNames(tx, [stored.custodian])
  const answer = await moveDocument(context, asset, stored, {
    action: 'moveAsset',
    status: 'IN_USE',
    reason: reason.trim(),
    columns: { section, deptcd, deptnm, custodian, site, location },
  })
  await noteHistory(context, assetNo, [
    {
      type: 'MOVE',
      before: placeText({
        section: stored.section ?? '',
        deptcd: stored.deptcd ?? '',
        deptnm: stored.deptnm ?? '',
        custodian: stored.custodian ?? '',
        custodianNm: names.get(stored.custodian ?? '') ?? '',
        site: stored.site ?? '',
        location: stored.location ?? '',
      }),
      after: placeText(next),
      reason: reason.trim(),
    },
  ])
  await handOver(context, {
    people: [stored.custodian, custodian],
    title: assetTitle(context, '자산 이관', stored),
    link: linkOf(asset, assetNo),
  })
  return answer
}

/** IN_USE or IDLE → REPAIR at a company, until a day. */
export async function repairAsset(
  context: EventContext,
  assetNo: string,
  { version, repairComp, repairDue }: Repair,
): Promise<TransitionAnswer> {
  const stored: AssetRecord = await openDocument(context, asset, 'repairAsset', { id: assetNo, version })
  const company = repairComp.trim()
  if (company === '') throw fieldRefused('repairComp', 'fieldEmpty', ['수리업체'])
  if (repairDue < koreanDay(context.now)) throw fieldRefused('repairDue', assetTexts.repairDuePast)
  const answer = await moveDocument(context, asset, stored, {
    action: 'repairAsset',
    status: 'REPAIR',
    columns: { repair_comp: company, repair_due: repairDue },
  })
  await noteHistory(context, assetNo, [{ type: 'REPAIR', after: `${company} · ${repairDue}` }])
  return answer
}
