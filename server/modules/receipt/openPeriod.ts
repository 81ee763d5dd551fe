import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Transaction } from '../../database/connect'
import { fieldRefused } from '../../http/failure'
import { isOpenPeriod } from '../../master/accountingPeriod'
import { receiptTexts } from './receiptTexts'

/** Refuses a day whose accounting month is closed. */
export async function checkOpenPeriod(tx: Transaction, day: string, now: Date): Promise<void> {
  if (!(await isOpenPeriod(tx, day, koreanDay(now))))
    throw fieldRefused('receiptDate', receiptTexts.periodClosed)
}
