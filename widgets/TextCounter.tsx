import { byteLength, characterLength } from '../schemas/shared/byteLength'
import { widgetText } from './widgetText'
import './field.css'

/** Most limits are short, and number formats take the browser milliseconds to prepare. */
function grouped(count: number): string {
  return count < 1000 ? String(count) : count.toLocaleString('ko-KR')
}

interface TextCounterProps {
  readonly value: string
  readonly maxBytes?: number | undefined
  readonly maxCharacters?: number | undefined
  /** Inside a line of text: seen while it has the focus or is too long. */
  readonly isInline?: boolean
}

/** How long a text is of how long it may be: bytes of spec §5 where they are limited, else characters. */
export function TextCounter({ value, maxBytes, maxCharacters, isInline }: TextCounterProps) {
  const limit = maxBytes ?? maxCharacters
  if (limit === undefined) return null
  const length = maxBytes === undefined ? characterLength(value) : byteLength(value)
  return (
    <div
      className="field-counter"
      data-inline={isInline || undefined}
      data-over={length > limit || undefined}
      aria-live="off"
    >
      {widgetText(maxBytes === undefined ? 'characters' : 'bytes', grouped(length), grouped(limit))}
    </div>
  )
}
