import { useMemo } from 'react'
import type { RichTextProps } from '../engine/render/widgetContract'
import { ReadText } from './ReadText'
import { readRichText } from './readRichText'
import './richText.css'

/** A rich text to be read. Drawing it takes nothing of the editor's library. */
export function RichText({ id, label, html }: RichTextProps) {
  const content = useMemo(() => readRichText(html), [html])
  if (html === '') return <ReadText id={id} text="" />
  return (
    <article className="rich-text" id={id} aria-label={label}>
      {content}
    </article>
  )
}
