import type { RangeProps } from '../engine/render/widgetContract'
import { masks } from '../schemas/shared/masks/masks'
import { MonthField } from './MonthField'
import { ReadText } from './ReadText'
import { widgetText } from './widgetText'
import './choiceGroup.css'
import './field.css'

/** First and last month of a period, each typed or picked. */
export function MonthRange({ from, to, onChange, ...props }: RangeProps) {
  const { id, label, isReadOnly } = props
  if (isReadOnly) {
    const texts = [from, to].map(month => masks.month.toText(month))
    return <ReadText id={id} text={from === '' && to === '' ? '' : texts.join(` ${widgetText('until')} `)} />
  }
  return (
    <div className="plain-range">
      <MonthField
        {...props}
        label={widgetText('fromMonth', label)}
        value={from}
        onChange={month => onChange(month, to)}
      />
      <span className="date-range-until">{widgetText('until')}</span>
      <MonthField
        {...props}
        id={`${id}-to`}
        label={widgetText('toMonth', label)}
        value={to}
        onChange={month => onChange(from, month)}
      />
    </div>
  )
}
