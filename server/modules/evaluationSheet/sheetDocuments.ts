import { daysBetween } from '../../../schemas/shared/calendar'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Columns } from '../../document/columns'
import type { EventContext } from '../../document/documentEvents'
import { type DocumentKind, docNoOf, linkOf, readLines } from '../../document/documentKind'
import type { Prepared } from '../../document/documentParts'
import { given } from '../../document/givenFields'
import { handOver } from '../../document/handOver'
import type { DocumentReading } from '../../document/readDocument'
import { findCompany } from '../../master/findCompany'
import { isByFacts, readItems, recount } from './sheetItems'
import type { ScoreLine, SheetDraft, SheetRecord } from './sheetKinds'
import { scoreFailure } from './sheetRules'

type SheetKind<Stored extends SheetRecord> = DocumentKind<Stored, ScoreLine, SheetDraft>

/** Days that are left until a sheet is due; none once it is in. */
export function daysLeft({ status, due_date }: Columns, today: string): number | undefined {
  const isOpen = ['ASSIGNED', 'SAVED', 'RETURNED'].includes(String(status))
  return isOpen && typeof due_date === 'string' ? daysBetween(today, due_date) : undefined
}

/** The parts that all kinds of sheets have in common: how scores are kept, and what is read beside them. */
export function sheetParts<Stored extends SheetRecord>(kind: SheetKind<Stored>) {
  const erased = kind as unknown as DocumentKind<SheetRecord>
  return {
    prepare: async (context: EventContext, { lines }: SheetDraft, stored?: Stored): Promise<Prepared> => {
      if (!stored) throw new Error(`${kind.name} is made by the server.`)
      const before = await readLines(context.tx, kind, docNoOf(kind, stored))
      const kept = new Map(before.map(line => [line.item_no, line]))
      return {
        header: {},
        lines: lines.map(({ itemNo }) => {
          const line = kept.get(itemNo)
          return line && isByFacts(line) ? { score: line.score } : {}
        }),
        after: () => recount(context.tx, erased, stored),
      }
    },
    rules: async ({ tx }: EventContext, { lines }: SheetDraft, _stage: unknown, stored?: Stored) =>
      stored && scoreFailure(lines, await readItems(tx, kind, docNoOf(kind, stored), stored.tpl_id)),
    read: {
      header: { dDay: ({ now }: EventContext, stored: Stored) => daysLeft(stored, koreanDay(now)) },
      names: { tplName: { column: 'tpl_id', of: 'evaTemplate' } },
      lines: {
        fields: ['evaCategory', 'evaItem', 'evaMethod', 'scaleDesc', 'weight', 'maxScore', 'autoScore'],
        read: async ({ tx }: EventContext, stored: Stored) =>
          (await readItems(tx, kind, docNoOf(kind, stored), stored.tpl_id)).map(item => ({
            evaCategory: item.eva_category,
            evaItem: item.eva_item,
            evaMethod: item.eva_method,
            weight: item.weight,
            maxScore: item.max_score,
            ...given({
              scaleDesc: item.scale_desc,
              autoScore: isByFacts(item) ? (item.score ?? '0.00') : null,
            }),
          })),
      },
    } satisfies DocumentReading<Stored, ScoreLine>,
  }
}

/** Tells somebody of a sheet, by the name of its company and its number. */
export async function tellOf<Stored extends SheetRecord>(
  context: EventContext,
  kind: SheetKind<Stored>,
  stored: Stored,
  text: string,
  people: readonly (string | null)[],
): Promise<void> {
  const docNo = docNoOf(kind, stored)
  const company = await findCompany(context.tx, stored.comp_no)
  const title = fillMessage(text, [company.comp_name_kr, docNo])
  await handOver(context, { people, title, link: linkOf(kind, docNo) })
}
