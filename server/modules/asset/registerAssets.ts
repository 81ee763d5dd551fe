import { sql } from 'kysely'
import type { OperationRequests } from '../../../codegen/generated/types'
import { isDay } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { linkOf, moveDocument } from '../../document/documentKind'
import { operationFact } from '../../document/erasedRoute'
import { handOver } from '../../document/handOver'
import { openDocument } from '../../document/openDocument'
import { transitionEach } from '../../document/transitionKeys'
import { Failure, fieldRefused } from '../../http/failure'
import { readUsableCodes, type UsableCodes } from '../../master/usableCodes'
import { type AssetRecord, asset, nextAssetNumber } from './assetKind'
import { assetTitle } from './assetNotices'
import { isCompanyWide, knownPlace, lifeFailure, placeText, serialFailure } from './assetPlace'
import { assetTexts } from './assetTexts'
import { wonFailure } from './disposeAsset'
import { noteHistory } from './noteHistory'

type Sent = OperationRequests['registerAsset']['body']['rows'][number]

/** Everything that an asset has from its registration on. */
export interface Registration {
  readonly assetName: string
  readonly serialNo: string | undefined
  readonly assetClass: string
  readonly acqDate: string
  readonly acqAmt: string
  readonly deptcd: string
  readonly custodian: string
  readonly site: string
  readonly location: string
  readonly usefulLife: number
}

const needed = [
  ...['assetName', 'assetClass', 'acqDate', 'acqAmt', 'deptcd', 'custodian', 'site', 'location'],
  'usefulLife',
] as const

/** What was typed over what the candidate brings along. */
function typedOver(stored: AssetRecord, sent: Sent): Partial<Registration> {
  const text = (value: string | undefined, kept: string | null) =>
    (value ?? kept ?? '').normalize('NFC').trim() || undefined
  const usefulLife = sent.usefulLife ?? stored.useful_life ?? undefined
  return {
    ...{
      assetName: text(sent.assetName, stored.asset_name),
      serialNo: text(sent.serialNo, stored.serial_no),
    },
    ...{
      assetClass: text(sent.assetClass, stored.asset_class),
      acqDate: text(sent.acqDate, stored.acq_date),
    },
    ...{ acqAmt: text(sent.acqAmt, stored.acq_amt), deptcd: text(sent.deptcd, stored.deptcd) },
    ...{ custodian: text(sent.custodian, stored.custodian), site: text(sent.site, stored.site) },
    ...{
      location: text(sent.location, stored.location),
      ...(usefulLife === undefined ? {} : { usefulLife }),
    },
  } as Partial<Registration>
}

const isWhole = (typed: Partial<Registration>): typed is Registration =>
  needed.every(field => typed[field] !== undefined)

/** The first thing that forbids what is registered by hand, a candidate or a workbook. `row` counts from 1. */
export async function registrationFailure(
  context: EventContext,
  typed: Registration,
  { row, codes, assetNo }: { readonly row: number; readonly codes: UsableCodes; readonly assetNo: string },
): Promise<Failure | undefined> {
  const { assetClass, site, acqDate, acqAmt, usefulLife, serialNo } = typed
  const refuse = (field: string, text: string, args: readonly string[] = []) =>
    fieldRefused(field, text, args, row)
  if (!codes.get('ASSET_CLASS')?.has(assetClass)) return refuse('assetClass', 'codeNotAllowed', [assetClass])
  if (!codes.get('SITE')?.has(site)) return refuse('site', 'codeNotAllowed', [site])
  if (!isDay(acqDate)) return refuse('acqDate', 'dateFormatWrong')
  if (acqDate > koreanDay(context.now)) return refuse('acqDate', assetTexts.dateInFuture)
  return (
    wonFailure('acqAmt', acqAmt, row) ??
    lifeFailure(usefulLife, row) ??
    (await serialFailure(context, serialNo, assetNo, row))
  )
}

async function registerOne(context: EventContext, sent: Sent, row: number, codes: UsableCodes) {
  const { tx, actor, now } = context
  const { assetNo: candNo, version } = sent
  const stored = await openDocument(context, asset, 'registerAsset', { id: candNo, version })
  const typed = typedOver(stored, sent)
  if (!isWhole(typed)) throw emptyCell(typed, row)
  const isOfReceipt = stored.wh_req_no !== null
  if (isOfReceipt && typed.acqDate !== stored.acq_date)
    throw fieldRefused('acqDate', assetTexts.ofReceipt, [], row)
  if (isOfReceipt && typed.acqAmt !== stored.acq_amt)
    throw fieldRefused('acqAmt', assetTexts.ofReceipt, [], row)
  const failure = await registrationFailure(context, typed, { row, codes, assetNo: candNo })
  if (failure) throw failure
  const place = await knownPlace(context, typed, row)
  if (place instanceof Failure) throw place
  // Assumed: as for a transfer, who sees one section registers within it.
  if (place.section !== actor.section && !isCompanyWide(actor.group))
    throw fieldRefused('deptcd', assetTexts.otherSection, [], row)
  const assetNo = await nextAssetNumber(tx, 'AS', now)
  const answer = await moveDocument(context, asset, stored, {
    action: 'registerAsset',
    status: 'IN_USE',
    after: { assetNo },
    columns: {
      asset_no: assetNo,
      asset_name: typed.assetName,
      serial_no: typed.serialNo ?? null,
      asset_class: typed.assetClass,
      acq_date: typed.acqDate,
      acq_amt: typed.acqAmt,
      ...{ section: place.section, deptcd: place.deptcd, deptnm: place.deptnm, custodian: place.custodian },
      ...{ site: place.site, location: place.location },
      useful_life: typed.usefulLife,
      gerp_asset_no: await nextGerpNumber(context),
    },
  })
  // From here on it is known by its own number, and so is its history.
  await addEvent(context, {
    docType: 'AS',
    docNo: assetNo,
    action: 'registerAsset',
    from: null,
    to: 'IN_USE',
  })
  await runAs(tx, 'all', () =>
    tx
      .updateTable('file')
      .set({ owner_no: assetNo })
      .where('owner_type', '=', 'ASSET')
      .where('owner_no', '=', candNo)
      .execute(),
  )
  await noteHistory(context, assetNo, [{ type: 'REG', after: placeText(place) }])
  await handOver(context, {
    people: [place.custodian],
    title: assetTitle(context, '자산 등록', { asset_name: typed.assetName, asset_no: assetNo }),
    link: linkOf(asset, assetNo),
  })
  return { ...answer, docNo: assetNo }
}

function emptyCell(typed: Partial<Registration>, row: number): Failure {
  const fields = operationFact('registerAsset').body?.fields.rows?.fields ?? {}
  const field = needed.find(name => typed[name] === undefined) ?? ''
  return fieldRefused(field, 'cellEmpty', [row, fields[field]?.label ?? field], row)
}

/** Assumed: the stand-in of GERP numbers assets in one row of twelve digits. */
async function nextGerpNumber({ tx }: EventContext): Promise<string> {
  return runAs(tx, 'all', async () => {
    const { rows } = await sql<{ next: string }>`select nextval('gerp_asset')::text as next`.execute(tx)
    return rows[0]?.next ?? ''
  })
}

/** The same serial number twice in one call, which neither row could be told apart by. */
export function checkSerialsOnce(serials: readonly (string | undefined)[]): void {
  const first = new Map<string, number>()
  for (const [index, sent] of serials.entries()) {
    const serial = sent?.trim() ?? ''
    const before = first.get(serial)
    if (serial === '') continue
    if (before !== undefined) throw fieldRefused('serialNo', 'rowDuplicate', [before, index + 1], index + 1)
    first.set(serial, index + 1)
  }
}

/** Candidates become assets with what was typed for them, all or none. */
export async function registerAssets(context: EventContext, rows: readonly Sent[]) {
  checkSerialsOnce(rows.map(({ serialNo }) => serialNo))
  const codes = await readUsableCodes(context.tx, ['ASSET_CLASS', 'SITE'])
  const keys = rows.map(({ assetNo, version }) => ({ id: assetNo, version }))
  const placed = new Map(rows.map((row, index) => [row.assetNo, { row, at: index + 1 }]))
  // Locked in one order, so that two people with the same candidates cannot lock each other out.
  const ordered = [...keys].sort((a, b) => (a.id < b.id ? -1 : 1))
  await transitionEach(ordered, ({ id }) => {
    const { row, at } = placed.get(id) ?? { row: { assetNo: id, version: -1 }, at: 1 }
    return registerOne(context, row, at, codes)
  })
  return { success: true }
}
