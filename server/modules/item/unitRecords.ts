import type { UnitChange } from '../../../codegen/generated/types'
import { compareDecimals } from '../../../schemas/shared/decimal'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import type { EventContext } from '../../document/documentEvents'
import { type Failure, fieldRefused } from '../../http/failure'
import type { Asked } from '../../record/recordKind'
import { recordOf } from '../../record/recordOf'
import { unitTexts } from './unitTexts'

type Unit = Row<'unit'>

export const unitRoutes = recordOf<UnitChange, Unit>({
  list: 'listUnit',
  save: 'saveUnit',
  table: 'unit',
  order: ['unit_code'],
  docType: 'UNIT',
  noted: ['unitName', 'unitType', 'baseUnit', 'convRate', 'decimals', 'useYn'],
  taken: unitTexts.taken,
  rules: unitFailure,
})

/** Units convert in one step over one base unit of their type (D-84); what items use keeps its conversion. */
async function unitFailure(
  { tx }: EventContext,
  { change, stored, row }: Asked<UnitChange, Unit, undefined>,
): Promise<Failure | undefined> {
  const { unitCode, unitType, baseUnit, convRate, decimals } = change
  const refuse = (field: keyof UnitChange, text: string) => fieldRefused(field, text, [], row)
  if (!/^[A-Z0-9]{1,6}$/.test(unitCode)) return refuse('unitCode', unitTexts.codeWrong)
  if (compareDecimals(convRate, '0') <= 0) return refuse('convRate', unitTexts.rateNotPositive)
  if (decimals < 0 || decimals > 3) return refuse('decimals', unitTexts.decimalsWrong)
  if (!baseUnit && compareDecimals(convRate, '1') !== 0) return refuse('convRate', unitTexts.baseRateNotOne)
  const base = baseUnit ? await findUnit(tx, baseUnit) : undefined
  if (base && base.unit_type !== unitType) return refuse('baseUnit', unitTexts.baseOfOtherType)
  if (base && (base.base_unit !== null || baseUnit === unitCode))
    return refuse('baseUnit', unitTexts.baseHasBase)
  if (!stored) return undefined
  if (baseUnit && (await isBase(tx, unitCode))) return refuse('baseUnit', unitTexts.isBase)
  const isChanged =
    stored.unit_type !== unitType ||
    (stored.base_unit ?? '') !== (baseUnit ?? '') ||
    compareDecimals(stored.conv_rate, convRate) !== 0 ||
    decimals < stored.decimals
  return isChanged && (await isUsed(tx, unitCode)) ? refuse('convRate', unitTexts.used) : undefined
}

const findUnit = (tx: Transaction, code: string) =>
  tx.selectFrom('unit').selectAll().where('unit_code', '=', code).executeTakeFirst()

const isBase = async (tx: Transaction, code: string) =>
  (await tx.selectFrom('unit').select('unit_code').where('base_unit', '=', code).executeTakeFirst()) !==
  undefined

const isUsed = async (tx: Transaction, code: string) =>
  (await tx.selectFrom('item').select('item_code').where('unit_code', '=', code).executeTakeFirst()) !==
  undefined
