import { masks } from '../../schemas/shared/masks/masks'
import type { WonUnit } from '../../schemas/shared/wonUnit'
import { isRow, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { timeText } from './cellText'
import { unitText } from './unitText'

/** Of when and of whom the figures are, in one line (D-R5); empty while nothing has been answered. */
export function asOfText(answer: unknown, unit: WonUnit, today: string): string {
  const asOf = isRow(answer) ? answer.asOf : undefined
  if (!isRow(asOf)) return ''
  const months = Array.isArray(asOf.months) ? asOf.months.filter(isRow) : []
  const current = today.slice(0, 4) + today.slice(5, 7)
  return [
    say('asOfAt', timeText(textOf(asOf.at)).slice(0, 16)),
    ...(textOf(asOf.lagSeconds) === '' ? [] : [say('asOfLag', textOf(asOf.lagSeconds))]),
    ...months.map(({ yyyymm, closed }) =>
      say(
        closed === true ? 'asOfClosed' : textOf(yyyymm) === current ? 'asOfRunning' : 'asOfOpen',
        masks.month.toText(textOf(yyyymm)),
      ),
    ),
    say('asOfScope', textOf(asOf.scope)),
    say('asOfNoVat'),
    say('asOfUnit', unitText(unit).trim()),
    ...(unit === 'won' ? [] : [say('unitRounded')]),
  ].join(' · ')
}
