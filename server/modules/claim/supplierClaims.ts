import type { CyberClaimInput, CyberClaimUpdate, TransitionAnswer } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { EventContext } from '../../document/documentEvents'
import { handOver } from '../../document/handOver'
import type { DocumentKey } from '../../document/transitionKeys'
import { fieldRefused } from '../../http/failure'
import { keptFailure, submittedFailure } from './claimRules'
import { type ClaimRecord, changeClaim, openClaim, readClaimLines } from './claimStore'
import { claimTexts } from './claimTexts'
import { changeStoredClaim, storeClaim } from './saveClaim'

const shortestReason = 5

export function spokenReason(reason: string | undefined): string {
  const spoken = reason?.trim() ?? ''
  if (characterLength(spoken) < shortestReason)
    throw fieldRefused('reason', claimTexts.reasonTooShort, [shortestReason])
  return spoken
}

/** Fields of a stored claim as they are typed. */
export const typedFields = (stored: ClaimRecord) => ({
  useFrom: stored.use_from ?? undefined,
  useTo: stored.use_to ?? undefined,
  evidenceType: stored.evidence_type ?? undefined,
  ntsNo: stored.nts_no ?? undefined,
  writeDate: stored.write_date ?? undefined,
  taxCode: stored.tax_code,
  supplyAmt: stored.supply_amt,
  vatAmt: stored.vat_amt,
  fileId: stored.file_id ?? undefined,
})

export async function createClaim(context: EventContext, input: CyberClaimInput): Promise<TransitionAnswer> {
  const wrong = keptFailure(input.header, input.lines)
  if (wrong) throw wrong
  return storeClaim(context, input, {
    compNo: context.actor.compNo ?? '',
    sourceType: 'E',
    status: 'DRAFT',
    action: 'createNoneOrder',
  })
}

export async function updateClaim(
  context: EventContext,
  noneNo: string,
  { version, ...input }: CyberClaimUpdate,
): Promise<TransitionAnswer> {
  const stored = await openClaim(context, 'updateCyberNoneOrder', { id: noneNo, version })
  const wrong = keptFailure(input.header, input.lines)
  if (wrong) throw wrong
  return changeStoredClaim(context, stored, input, 'updateCyberNoneOrder')
}

/** DRAFT or SUPPLEMENT → SUBMITTED; the contact is told. */
export async function submitClaim(context: EventContext, key: DocumentKey): Promise<TransitionAnswer> {
  const stored = await openClaim(context, 'submitCyberNoneOrder', key)
  const lines = await readClaimLines(context.tx, stored.none_no, false)
  const wrong = submittedFailure(typedFields(stored), lines, {
    today: koreanDay(context.now),
    isExact: false,
  })
  if (wrong) throw wrong
  const answer = await changeClaim(context, stored, { action: 'submitCyberNoneOrder', status: 'SUBMITTED' })
  await handOver(context, {
    people: [stored.contact_id],
    title: `비발주 청구가 제출되었습니다. ${stored.title}`,
    link: `/noneOrderViewAdmin?noneNo=${stored.none_no}`,
  })
  return answer
}

export async function cancelClaim(
  context: EventContext,
  key: DocumentKey,
  reason: string | undefined,
): Promise<TransitionAnswer> {
  const spoken = spokenReason(reason)
  const stored = await openClaim(context, 'cancelCyberNoneOrder', key)
  const answer = await changeClaim(context, stored, {
    action: 'cancelCyberNoneOrder',
    status: 'CANCELED',
    reason: spoken,
  })
  if (stored.status === 'SUBMITTED')
    await handOver(context, {
      people: [stored.contact_id],
      title: `비발주 청구가 취소되었습니다. ${stored.title}`,
      link: `/noneOrderViewAdmin?noneNo=${stored.none_no}`,
    })
  return answer
}
