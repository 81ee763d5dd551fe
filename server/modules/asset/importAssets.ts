import { codeEntries } from '../../../schemas/codes/codeGroups'
import { compareDecimals, decimalPlaces, isDecimal } from '../../../schemas/shared/decimal'
import { runAs } from '../../database/runAs'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { insertInto } from '../../document/writeRows'
import { Failure, fieldRefused } from '../../http/failure'
import { readUsableCodes } from '../../master/usableCodes'
import { readFilledRows } from '../workbook/readFilledRows'
import { refuseFaulty } from '../workbook/refuseFaulty'
import { nextAssetNumber } from './assetKind'
import { type KnownPlace, knownPlace } from './assetPlace'
import { assetTexts } from './assetTexts'
import { checkSerialsOnce, type Registration, registrationFailure } from './registerAssets'

const mostRows = 1_000

/** The template of candidates (domain 3.39 e). */
export const candidateColumns = [
  { field: 'assetName', label: '자산명', width: 200, isRequired: true },
  { field: 'spec', label: '규격', width: 180 },
  { field: 'serialNo', label: '시리얼번호', width: 130 },
  { field: 'assetClass', label: '자산분류', width: 90, isRequired: true },
  { field: 'qty', label: '수량', width: 60 },
  { field: 'acqDate', label: '취득일', width: 100, isRequired: true },
  { field: 'acqAmt', label: '취득금액', width: 110, isRequired: true },
  { field: 'deptcd', label: '부서코드', width: 90, isRequired: true },
  { field: 'custodian', label: '사용자 Single ID', width: 120, isRequired: true },
  { field: 'site', label: '사업장', width: 80, isRequired: true },
  { field: 'location', label: '설치장소', width: 160, isRequired: true },
  { field: 'usefulLife', label: '내용연수', width: 80, isRequired: true },
] as const

type Field = (typeof candidateColumns)[number]['field']
type Cells = Partial<Record<Field, string>>

/** A code by its value or by what people read. */
function codeOf(group: 'ASSET_CLASS' | 'SITE', text: string): string {
  const known = codeEntries(group).find(entry => entry.value === text || entry.text === text)
  return known?.value ?? text
}

async function judgeRow(
  context: EventContext,
  cells: Cells,
  facts: { readonly row: number; readonly codes: Awaited<ReturnType<typeof readUsableCodes>> },
): Promise<{ readonly typed: Registration; readonly place: KnownPlace } | Failure> {
  for (const { field, label, ...column } of candidateColumns)
    if ('isRequired' in column && cells[field] === undefined)
      return fieldRefused(field, 'fieldEmpty', [label])
  const life = Number(cells.usefulLife)
  if (!Number.isInteger(life)) return fieldRefused('usefulLife', assetTexts.lifeOutOfRange)
  const { qty = '1' } = cells
  if (!isDecimal(qty) || decimalPlaces(qty) > 3) return fieldRefused('qty', 'notNumeric')
  if (compareDecimals(qty, '0') <= 0) return fieldRefused('qty', assetTexts.qtyNotPositive)
  const typed: Registration = {
    assetName: cells.assetName ?? '',
    serialNo: cells.serialNo,
    assetClass: codeOf('ASSET_CLASS', cells.assetClass ?? ''),
    acqDate: cells.acqDate ?? '',
    acqAmt: (cells.acqAmt ?? '').replaceAll(',', ''),
    deptcd: (cells.deptcd ?? '').toUpperCase(),
    custodian: (cells.custodian ?? '').toLowerCase(),
    site: codeOf('SITE', cells.site ?? ''),
    location: cells.location ?? '',
    usefulLife: life,
  }
  const failure = await registrationFailure(context, typed, { ...facts, assetNo: '' })
  if (failure) return failure
  const place = await knownPlace(context, typed)
  return place instanceof Failure ? place : { typed, place }
}

/** Candidates of a workbook, all or none. */
export async function importAssets(context: EventContext, fileName: string, body: Uint8Array) {
  const { tx, actor, now } = context
  const rows = await readFilledRows(fileName, body, candidateColumns, mostRows)
  const codes = await readUsableCodes(tx, ['ASSET_CLASS', 'SITE'])
  const faults: { rowNo: number; text: string }[] = []
  const written: Record<string, unknown>[] = []
  for (const { rowNo, cells } of rows) {
    const judged = await judgeRow(context, cells, { row: rowNo, codes })
    if (judged instanceof Failure) {
      faults.push({ rowNo, text: judged.text })
      continue
    }
    const { typed, place } = judged
    written.push({
      asset_name: typed.assetName.slice(0, 100),
      spec: cells.spec?.slice(0, 300) ?? null,
      serial_no: typed.serialNo?.slice(0, 60) ?? null,
      asset_class: typed.assetClass,
      qty: cells.qty ?? '1',
      acq_date: typed.acqDate,
      acq_amt: typed.acqAmt,
      ...{ section: place.section, deptcd: place.deptcd, deptnm: place.deptnm, custodian: place.custodian },
      ...{ site: typed.site, location: typed.location.slice(0, 100), useful_life: typed.usefulLife },
      status: 'REG_WAIT',
      ...{ created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now },
    })
  }
  refuseFaulty(faults)
  checkSerialsOnce(rows.map(({ cells }) => cells.serialNo))
  await runAs(tx, 'all', async () => {
    for (const row of written) {
      const number = await nextAssetNumber(tx, 'AW', now)
      await insertInto(tx, 'asset', [{ ...row, asset_no: number, cand_no: number }])
      await addEvent(context, {
        docType: 'AS',
        docNo: number,
        action: 'importAssetReg',
        from: null,
        to: 'REG_WAIT',
      })
    }
  })
  return { success: true, importedCnt: written.length }
}
