import type { NumberFieldProps } from '../engine/render/widgetContract'
import { formatDecimal, isDecimal } from '../schemas/shared/decimal'
import { masks } from '../schemas/shared/masks/masks'
import { DraftInput } from './DraftInput'
import { ReadText } from './ReadText'
import { useDraft } from './useDraft'
import './field.css'

/** A decimal as text. Commas are shown, never kept; what is no number stays as typed, for its owner to judge. */
export function NumberField(props: NumberFieldProps) {
  const { id, value, onChange, isReadOnly, places } = props
  const shown = isDecimal(value) ? formatDecimal(value, places) : value
  const draft = useDraft(shown, text => onChange(readNumber(text)))
  if (isReadOnly) return <ReadText id={id} text={shown} isNumber />
  return <DraftInput {...props} draft={draft} inputMode="decimal" isNumber />
}

function readNumber(text: string): string {
  const result = masks.number.toValue(text)
  return 'value' in result ? result.value : text.trim()
}
