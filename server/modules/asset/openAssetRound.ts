import { sql } from 'kysely'
import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import { runAs } from '../../database/runAs'
import { checkGroup } from '../../document/checkGroup'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { linkOf } from '../../document/documentKind'
import { handOver } from '../../document/handOver'
import { insertInto } from '../../document/writeRows'
import { fieldRefused, refused } from '../../http/failure'
import { round } from './roundKind'
import { roundTexts } from './roundTexts'

type Opening = OperationRequests['openAssetRound']['body']

/** → PROGRESS: what is in use of a section, or of the whole company, is to be counted. */
export async function openAssetRound(context: EventContext, body: Opening): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  checkGroup(round.workflow, 'openAssetRound', actor)
  const roundName = body.roundName.normalize('NFC').trim()
  const section = body.section?.trim() || null
  const { fromDate, toDate } = body
  if (roundName === '') throw fieldRefused('roundName', 'fieldEmpty', ['실사명'])
  if (toDate < fromDate) throw fieldRefused('toDate', roundTexts.endBeforeStart)
  if (toDate < koreanDay(now)) throw fieldRefused('toDate', roundTexts.endPast)
  return runAs(tx, 'all', async () => {
    // Another opening waits, since one of the whole company stands beside none.
    await sql`select pg_advisory_xact_lock(hashtextextended('asset_round', 0))`.execute(tx)
    const open = await tx
      .selectFrom('asset_round')
      .select(['round_no', 'section'])
      .where('status', '=', 'PROGRESS')
      .execute()
    if (open.some(one => section === null || one.section === null || one.section === section))
      throw refused('roundOpen', roundTexts.openAlready)
    const roundNo = await nextRoundNumber(context)
    const written = { created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now }
    await insertInto(tx, 'asset_round', [
      {
        round_no: roundNo,
        round_name: roundName,
        section,
        from_date: fromDate,
        to_date: toDate,
        ...{ opened_by: actor.userId, status: 'PROGRESS' },
        ...written,
      },
    ])
    const targets = await sql<{ custodian: string; deptcd: string }>`
      insert into asset_inventory (round_no, asset_no, book_section, book_deptcd, book_deptnm, book_location, book_custodian,
          created_by, created_dt, updated_by, updated_dt)
        select ${roundNo}, asset_no, section, deptcd, deptnm, location, custodian, ${actor.userId}, ${now}, ${actor.userId}, ${now}
        from asset where status in ('IN_USE', 'IDLE', 'REPAIR') and (${section}::text is null or section = ${section})
      returning book_custodian as custodian, book_deptcd as deptcd`.execute(tx)
    const targetCnt = targets.rows.length
    if (targetCnt === 0) throw refused('nothingToCount', roundTexts.nothingToCount)
    await tx
      .updateTable('asset_round')
      .set({ target_cnt: targetCnt })
      .where('round_no', '=', roundNo)
      .execute()
    await addEvent(context, {
      docType: 'IV',
      docNo: roundNo,
      action: 'openAssetRound',
      from: null,
      to: 'PROGRESS',
    })
    const coordinators = await tx
      .selectFrom('person')
      .select('singleid')
      .where('auth_group_id', '=', '31')
      .where('status', '=', 'A')
      .where('use_flag', '=', 'Y')
      .where('deptcd', 'in', ['', ...new Set(targets.rows.map(({ deptcd }) => deptcd))])
      .execute()
    await handOver(context, {
      people: [
        ...targets.rows.map(({ custodian }) => custodian),
        ...coordinators.map(({ singleid }) => singleid),
      ],
      title: `자산 실사 개시: ${roundName} (${roundNo}) — ${actor.name}`,
      link: linkOf(round, roundNo),
    })
    return { success: true, docNo: roundNo, status: 'PROGRESS', approvalStatus: 'X', version: 0 }
  })
}

/** IV2026-01, counted by year. */
async function nextRoundNumber({ tx, now }: EventContext): Promise<string> {
  const year = koreanDay(now).slice(0, 4)
  const { last_no } = await tx
    .insertInto('doc_sequence')
    .values({ prefix: 'IV', yyyymm: `${year}00`, last_no: 1 })
    .onConflict(taken =>
      taken.columns(['prefix', 'yyyymm']).doUpdateSet({ last_no: sql<number>`doc_sequence.last_no + 1` }),
    )
    .returning('last_no')
    .executeTakeFirstOrThrow()
  return `IV${year}-${zeroPad(last_no, 2)}`
}
