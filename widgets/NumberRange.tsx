import type { NumberRangeProps } from '../engine/render/widgetContract'
import { formatDecimal, isDecimal } from '../schemas/shared/decimal'
import { NumberField } from './NumberField'
import { ReadText } from './ReadText'
import { widgetText } from './widgetText'
import './choiceGroup.css'
import './field.css'

const shown = (value: string) => (isDecimal(value) ? formatDecimal(value) : value)

/** Least and greatest number; either may be left open. */
export function NumberRange({ from, to, onChange, ...props }: NumberRangeProps) {
  const { id, label, isReadOnly } = props
  if (isReadOnly) {
    const isEmpty = from === '' && to === ''
    return <ReadText id={id} text={isEmpty ? '' : `${shown(from)} ${widgetText('until')} ${shown(to)}`} />
  }
  return (
    <div className="plain-range">
      <NumberField
        {...props}
        label={widgetText('least', label)}
        value={from}
        onChange={value => onChange(value, to)}
        isNegativeAllowed
      />
      <span className="date-range-until">{widgetText('until')}</span>
      <NumberField
        {...props}
        id={`${id}-to`}
        label={widgetText('greatest', label)}
        value={to}
        onChange={value => onChange(from, value)}
        isNegativeAllowed
      />
    </div>
  )
}
