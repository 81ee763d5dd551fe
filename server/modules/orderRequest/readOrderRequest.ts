import {
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
  trimDecimal,
} from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { given } from '../../document/givenFields'
import type { DocumentReading } from '../../document/readDocument'
import { rateSourceOf } from '../../master/exchangeRates'
import { chosenCompany } from '../../master/findCompany'
import { shownTaxNumber } from '../../master/shownTaxNumber'
import type { OrderRequestLineRecord, OrderRequestRecord } from './orderRequestKind'
import { isNamed, prLineOf, requestedLines } from './requestedLines'

const prLine = ({ pr_no, pr_line_no }: OrderRequestLineRecord) =>
  pr_no === null || pr_line_no === null ? undefined : prLineOf(pr_no, pr_line_no)

/** What no column of an order request holds: facts of its supplier, and what is still open of the requests of its lines. */
export const orderReading: DocumentReading<OrderRequestRecord, OrderRequestLineRecord> = {
  header: {
    taxNo2: async ({ tx }, { comp_no }) => {
      const company = await chosenCompany(tx, comp_no)
      return company && shownTaxNumber(company.tax_no_2)
    },
    // Until it is submitted what holds for the supplier now.
    forwardYn: async ({ tx }, { comp_no, forward_yn }) =>
      forward_yn ?? (await chosenCompany(tx, comp_no))?.forward_yn,
    rateSource: (_context, { currency }) => rateSourceOf(currency).rateSource,
  },
  lines: {
    fields: ['prLine', 'openQty', 'diffRate'],
    read: async ({ tx, now }, stored, lines) => {
      const requested = await requestedLines(tx, {
        where: isNamed(lines.flatMap(line => prLine(line) ?? [])),
        today: koreanDay(now),
        except: stored.or_no,
      })
      const open = new Map(requested.map(line => [prLineOf(line.pr_no, line.line_no), line.open_qty]))
      return lines.map(line => {
        const openQty = open.get(prLine(line) ?? '')
        return given({
          prLine: prLine(line),
          openQty: openQty === undefined ? undefined : trimDecimal(openQty),
          diffRate: diffRate(line.unit_price, line.prev_price),
        })
      })
    },
  },
}

/** By how many percent a price lies above the one before, with one decimal. */
function diffRate(price: string, before: string | null): string | undefined {
  if (before === null || compareDecimals(before, '0') === 0) return undefined
  return divideDecimals(multiplyDecimals(subtractDecimals(price, before), '100'), before, 1)
}
