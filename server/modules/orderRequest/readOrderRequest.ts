import { sql } from 'kysely'
import {
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
  trimDecimal,
} from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { EventContext } from '../../document/documentEvents'
import { given } from '../../document/givenFields'
import type { DocumentReading } from '../../document/readDocument'
import { rateSourceOf } from '../../master/exchangeRates'
import type { OrderRequestLineRecord, OrderRequestRecord } from './orderRequestKind'
import { prLineOf, requestedLines } from './requestedLines'

const companyOf = ({ tx }: EventContext, { comp_no }: OrderRequestRecord) =>
  tx
    .selectFrom('company')
    .select(['tax_no_2', 'forward_yn'])
    .where('comp_no', '=', comp_no ?? '')
    .executeTakeFirst()

const prLine = ({ pr_no, pr_line_no }: OrderRequestLineRecord) =>
  pr_no === null || pr_line_no === null ? undefined : prLineOf(pr_no, pr_line_no)

/** What no column of an order request holds: facts of its supplier, and what is still open of the requests of its lines. */
export const orderReading: DocumentReading<OrderRequestRecord, OrderRequestLineRecord> = {
  header: {
    taxNo2: async (context, stored) => (await companyOf(context, stored))?.tax_no_2,
    // Until it is submitted what holds for the supplier now.
    forwardYn: async (context, stored) => stored.forward_yn ?? (await companyOf(context, stored))?.forward_yn,
    rateSource: (_context, { currency }) => rateSourceOf(currency).rateSource,
  },
  lines: {
    fields: ['prLine', 'openQty', 'diffRate'],
    read: async ({ tx, now }, stored, lines) => {
      const requested = await requestedLines(tx, {
        where: sql`line.pr_no in (${sql.join(['', ...lines.flatMap(line => line.pr_no ?? [])])})
          and line.pr_no || '-' || line.line_no in (${sql.join(['', ...lines.flatMap(line => prLine(line) ?? [])])})`,
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
