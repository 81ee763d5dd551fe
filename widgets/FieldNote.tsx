import { useEffect, useState } from 'react'
import './field.css'

/**
 * What a field has made of what was typed. It lies over what follows, so that nothing moves under the mouse, and shows until
 * the next key or press; after that while the field has the focus or the mouse.
 */
export function FieldNote({ id, text = '' }: { readonly id: string; readonly text: string | undefined }) {
  const [seen, setSeen] = useState('')
  const isFresh = text !== '' && seen !== text
  useEffect(() => {
    if (!isFresh) return
    const see = () => setSeen(text)
    document.addEventListener('pointerdown', see, true)
    document.addEventListener('keydown', see, true)
    return () => {
      document.removeEventListener('pointerdown', see, true)
      document.removeEventListener('keydown', see, true)
    }
  }, [isFresh, text])
  return (
    <output className="field-reading" id={`${id}-note`} data-fresh={isFresh || undefined}>
      {text}
    </output>
  )
}
