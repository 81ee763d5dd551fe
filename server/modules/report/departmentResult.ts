import type { MonthlyReport01Row } from '../../../codegen/generated/types'
import { subtractDecimals } from '../../../schemas/shared/decimal'
import { reportRate } from './reportRate'

/** What a month of a department, or of all departments together, adds up to. Amounts are KRW without VAT. */
export interface DepartmentFigures {
  readonly pr_cnt: number
  readonly po_cnt: number
  readonly po_amt: string
  /** Orders of the month before, and of the same month of the year before. */
  readonly po_before: string
  readonly po_year_before: string
  readonly receipt_amt: string
  readonly total_amt: string
  readonly budget_amt: string
}

export type DepartmentResult = Omit<MonthlyReport01Row, 'section' | 'deptcd' | 'deptnm'>

/** Figures with their rates: settled ÷ budget, and how orders have grown against the two earlier months. */
export function departmentResult(figures: DepartmentFigures): DepartmentResult {
  const rates = {
    execRate: reportRate(figures.total_amt, figures.budget_amt),
    momRate: growth(figures.po_amt, figures.po_before),
    yoyRate: growth(figures.po_amt, figures.po_year_before),
  }
  return {
    prCnt: figures.pr_cnt,
    poCnt: figures.po_cnt,
    poAmt: figures.po_amt,
    receiptAmt: figures.receipt_amt,
    totalAmt: figures.total_amt,
    budgetAmt: figures.budget_amt,
    ...Object.fromEntries(Object.entries(rates).filter(([, rate]) => rate !== undefined)),
  }
}

/** Assumed: a comparison is the growth, so twice as much is 100 %, not 200 %. */
function growth(now: string, earlier: string): string | undefined {
  return reportRate(subtractDecimals(now, earlier), earlier)
}
