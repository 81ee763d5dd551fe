import './field.css'

/** A value that cannot be changed is text, not a grey box. */
export function ReadText({ id, text, isNumber }: { id: string; text: string; isNumber?: boolean }) {
  return (
    <div
      className="field-read"
      id={id}
      data-number={isNumber || undefined}
      data-negative={(isNumber && text.startsWith('-')) || undefined}
    >
      {text}
    </div>
  )
}
