import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import { type Figure, type FigureWindow, factSums, factsOf, figureOf } from './figureFacts'

/** Figures by company; a figure without data is left out, and so is a company without any. */
export type CompanyFigures = ReadonlyMap<string, Partial<Readonly<Record<Figure, string>>>>

/** The figures of companies over a window (domain 3.5), read as the server. */
export async function readFigures(
  tx: Transaction,
  figures: readonly Figure[],
  window: FigureWindow,
): Promise<CompanyFigures> {
  const queries = figures.map(
    figure => sql`select comp_no, ${figure} as figure, ${figureOf[figure]}::text as value
      from (select comp_no, ${factSums} from (${factsOf(figure, window)}) fact group by comp_no) summed`,
  )
  const { rows } = await runAsSystem(tx, () =>
    sql<{
      comp_no: string
      figure: Figure
      value: string | null
    }>`${sql.join(queries, sql` union all `)}`.execute(tx),
  )
  const found = new Map<string, Partial<Record<Figure, string>>>()
  for (const { comp_no, figure, value } of rows) {
    if (value === null) continue
    found.set(comp_no, { ...found.get(comp_no), [figure]: value })
  }
  return found
}
