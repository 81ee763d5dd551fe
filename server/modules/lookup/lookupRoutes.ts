import { isCodeValue } from '../../../schemas/codes/codeGroups'
import { isDay } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { codeRefused, fieldRefused } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { findRate, rateSourceOf } from '../../master/exchangeRates'
import { popupAddress } from './addressSearch'
import { getForwardYn } from './forwardYn'
import {
  popupAccount,
  popupBsns,
  popupBuyer,
  popupCompany,
  popupCostCenter,
  popupDept,
  popupPerson,
} from './popups'

const lookups: readonly OperationRoute[] = [
  route('popupBsns', ({ tx, actor, input }) => popupBsns(tx, actor, input)),
  route('popupDept', ({ tx, now, input }) => popupDept(tx, koreanDay(now), input)),
  route('popupPerson', ({ tx, actor, input }) => popupPerson(tx, actor, input)),
  route('popupBuyer', ({ tx, input }) => popupBuyer(tx, input)),
  route('popupCompany', ({ tx, input }) => popupCompany(tx, input)),
  route('popupAccount', ({ tx, input }) => popupAccount(tx, input)),
  route('popupCostCenter', ({ tx, input }) => popupCostCenter(tx, input)),
  route('popupAddress', ({ tx, input }) => popupAddress(tx, input)),
  route('getCompanyName', async ({ tx, input: { code } }) => {
    const company = await tx
      .selectFrom('company')
      .select(['comp_name_kr', 'status'])
      .where('comp_no', '=', code)
      .executeTakeFirst()
    if (!company) throw fieldRefused('compNo', 'companyUnknown')
    // Assumed: the status beside the name, so that a suspended company is refused while it is typed.
    return { gpsCompMaster: { compNameKr: company.comp_name_kr, status: company.status } }
  }),
  route('getForwardYn', ({ tx, actor, input }) => getForwardYn(tx, actor, input.body.params)),
  route('getExchangeRate', async ({ tx, now, input }) => {
    const { currency, rateDate = koreanDay(now) } = input
    if (!isCodeValue('CURRENCY', currency)) throw codeRefused('currency', '통화', currency)
    if (!isDay(rateDate)) throw fieldRefused('rateDate', 'dateFormatWrong')
    return { currency, ...(await findRate(tx, currency, rateDate)), ...rateSourceOf(currency) }
  }),
]

/** Popups, names and rates: what every document looks up. */
export const lookupModule = (): ServerModule => ({ name: 'lookup', routes: lookups })
