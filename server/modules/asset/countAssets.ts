import { sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import { codeText, isCodeValue } from '../../../schemas/codes/codeGroups'
import { koreanDay, koreanMoment } from '../../../schemas/shared/koreanTime'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import { runAs } from '../../database/runAs'
import type { Row } from '../../database/tables'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { conflict, Failure, fieldRefused, refused } from '../../http/failure'
import { peopleNames } from '../../master/peopleNames'
import { findDepartment } from './assetPlace'
import type { RoundRecord } from './roundKind'
import { roundTexts } from './roundTexts'

export type CountRecord = Row<'asset_inventory'>
/** What somebody says of an asset; without a version he has not seen what others said. */
export type Count = Omit<
  NonNullable<OperationRequests['saveAssetInventory']['body']['rows']>[number],
  'version' | 'rowState'
> & { readonly version?: number }

interface Counted {
  readonly inv_result: string
  readonly real_deptcd: string | null
  readonly real_deptnm: string | null
  readonly real_location: string | null
  readonly bigo: string | null
}

/**
 * Keeps one count. Answers what forbids it, so that the others of the same call are kept. `row` counts from 1; without it the count was
 * typed by its number.
 */
export async function countAsset(
  context: EventContext,
  round: RoundRecord,
  sent: Count,
  row: number | undefined,
): Promise<Failure | undefined> {
  const { tx, actor, now } = context
  const stored = await targetOf(context, round.round_no, sent.assetNo, true)
  if (stored instanceof Failure) return stored
  const counted = await judged(context, stored, sent, row)
  if (counted instanceof Failure) return counted
  const isSame = isSameCount(stored, counted)
  if (stored.inv_result !== 'NONE' && sent.version !== stored.version && !isSame)
    return countedOtherwise(context, stored)
  const isReset = counted.inv_result === 'NONE'
  if (!isSame)
    await runAs(tx, 'all', () =>
      tx
        .updateTable('asset_inventory')
        .set({
          ...counted,
          checker: isReset ? null : actor.userId,
          check_dt: isReset ? null : now,
          version: stored.version + 1,
          updated_by: actor.userId,
          updated_dt: now,
        })
        .where('round_no', '=', round.round_no)
        .where('asset_no', '=', stored.asset_no)
        .execute(),
    )
  await addEvent(context, {
    docType: 'IV',
    docNo: round.round_no,
    action: 'saveAssetInventory',
    from: 'PROGRESS',
    to: 'PROGRESS',
    after: { assetNo: stored.asset_no, invResult: counted.inv_result, realLocation: counted.real_location },
  })
  return undefined
}

const isSameCount = (stored: CountRecord, counted: Counted): boolean =>
  stored.inv_result === counted.inv_result &&
  stored.real_deptcd === counted.real_deptcd &&
  stored.real_location === counted.real_location &&
  (stored.bigo ?? '') === (counted.bigo ?? '')

/** The number as labels bear it. */
export const typedNumber = (assetNo: string): string => assetNo.normalize('NFC').trim().toUpperCase()

/** The asset of a round; a Failure where it is none of it, or not the actor's to count. Counting it locks it. */
export async function targetOf(
  { tx }: EventContext,
  roundNo: string,
  assetNo: string,
  isCounted = false,
): Promise<CountRecord | Failure> {
  const of = () =>
    tx
      .selectFrom('asset_inventory')
      .selectAll()
      .where('round_no', '=', roundNo)
      .where('asset_no', '=', assetNo)
  const stored = await runAs(tx, 'all', () => (isCounted ? of().forUpdate() : of()).executeTakeFirst())
  if (!stored) return refused('notInRound', roundTexts.notInRound, [assetNo])
  const seen = await of().select('asset_no').executeTakeFirst()
  return seen ? stored : refused('notMine', roundTexts.notMine, [assetNo])
}

async function judged(
  context: EventContext,
  stored: CountRecord,
  sent: Count,
  row: number | undefined,
): Promise<Counted | Failure> {
  const refuse = (field: string, text: string, args: readonly string[] = []) =>
    fieldRefused(field, text, args, row)
  const text = (value: string | undefined) => value?.normalize('NFC').trim() || null
  const { invResult } = sent
  if (!isCodeValue('INV_RESULT', invResult)) return refuse('invResult', 'codeNotAllowed', [invResult])
  const bigo = invResult === 'NONE' ? null : text(sent.bigo)
  if (invResult === 'MISSING' && bigo === null) return refuse('bigo', roundTexts.remarkMissing)
  if (invResult !== 'MISMATCH')
    return { inv_result: invResult, real_deptcd: null, real_deptnm: null, real_location: null, bigo }
  const [deptcd, location] = [text(sent.realDeptcd), text(sent.realLocation)]
  if (deptcd === null || location === null)
    return refuse(deptcd === null ? 'realDeptcd' : 'realLocation', roundTexts.placeMissing)
  const department = await runAs(context.tx, 'all', () => findDepartment(context, deptcd))
  if (department?.section !== stored.book_section) return refuse('realDeptcd', roundTexts.otherSection)
  if (deptcd === stored.book_deptcd && location === stored.book_location)
    return refuse('invResult', roundTexts.sameAsBook)
  return {
    inv_result: invResult,
    real_deptcd: deptcd,
    real_deptnm: department.deptnm,
    real_location: location,
    bigo,
  }
}

/** The first count stands until it has been read (D-91). */
async function countedOtherwise({ tx }: EventContext, stored: CountRecord): Promise<Failure> {
  const { checker, check_dt, inv_result } = stored
  const names = await runAs(tx, 'all', () => peopleNames(tx, [checker]))
  const counted = new Date(check_dt ?? '')
  const { hour, minute } = koreanMoment(counted)
  const time = `${koreanDay(counted)} ${zeroPad(hour, 2)}:${zeroPad(minute, 2)}`
  return conflict(roundTexts.countedOtherwise, [
    names.get(checker ?? '') ?? '',
    time,
    codeText('INV_RESULT', inv_result),
  ])
}

/** How much of a round has been counted, computed again once counts were kept. */
export async function recountRound({ tx, now }: EventContext, roundNo: string): Promise<Progress> {
  const { rows } = await runAs(tx, 'all', () =>
    sql<Progress>`update asset_round set updated_dt = ${now}, checked_cnt = (select count(*)::int from asset_inventory
        where round_no = ${roundNo} and inv_result <> 'NONE') where round_no = ${roundNo}
        returning target_cnt as "targetCnt", checked_cnt as "checkedCnt"`.execute(tx),
  )
  return rows[0] ?? { targetCnt: 0, checkedCnt: 0 }
}

interface Progress {
  readonly targetCnt: number
  readonly checkedCnt: number
}
