import { sql } from 'kysely'
import type { Transaction } from '../../database/connect'
import { updateWhere } from '../../document/writeRows'
import { bandScore } from '../supplierFigures/evaluationScore'
import type { Figure, FigureWindow } from '../supplierFigures/figureFacts'
import { readFigures } from '../supplierFigures/readFigures'

interface NewSheet {
  readonly eva_no: string
  readonly comp_no: string
}

/** Scores the items of new sheets that count facts; one without data is left to people. */
export async function scoreByFacts(
  tx: Transaction,
  tplId: string,
  sheets: readonly NewSheet[],
  period: Omit<FigureWindow, 'companies'>,
): Promise<void> {
  const items = await tx
    .selectFrom('eva_template_item')
    .select(['item_no', 'formula', 'bands'])
    .where('tpl_id', '=', tplId)
    .where('eva_method', '=', 'AUTO')
    .execute()
  if (items.length === 0) return
  const companies = sql`select unnest(${sheets.map(({ comp_no }) => comp_no)}::text[])`
  const formulas = items.map(({ formula }) => formula as Figure)
  const figures = await readFigures(tx, formulas, { ...period, companies })
  for (const { eva_no, comp_no } of sheets)
    for (const { item_no, formula, bands } of items) {
      const raw_value = figures.get(comp_no)?.[formula as Figure]
      if (raw_value === undefined || bands === null) continue
      const score = bandScore(formula as Figure, bands, raw_value)
      const where = sql`eva_no = ${eva_no} and item_no = ${item_no}`
      await updateWhere(tx, 'pur_cont_eva_score', where, { raw_value, score })
    }
}
