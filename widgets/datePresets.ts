import { addDays, addMonths, endOfMonth, startOfMonth } from '../schemas/shared/calendar'
import type { WidgetTextKey } from './widgetTexts'

interface DatePreset {
  readonly text: WidgetTextKey
  /** First and last day, seen from today. */
  period(today: string): [string, string]
}

/** The periods people reach for; those of several days end today. */
export const datePresets: readonly DatePreset[] = [
  { text: 'presetToday', period: today => [today, today] },
  { text: 'presetWeek', period: today => [addDays(today, -6), today] },
  { text: 'presetMonth', period: today => [addMonths(today, -1), today] },
  { text: 'presetQuarter', period: today => [addMonths(today, -3), today] },
  { text: 'presetThisMonth', period: today => [startOfMonth(today), endOfMonth(today)] },
  {
    text: 'presetLastMonth',
    period: today => {
      const lastMonth = addMonths(startOfMonth(today), -1)
      return [lastMonth, endOfMonth(lastMonth)]
    },
  },
]
