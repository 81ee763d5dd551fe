import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { PrintPreviewProps } from '../../engine/render/widgetContract'
import { fillMessage } from '../../schemas/shared/koreanParticle'
import { Button } from '../Button'
import { PrintSheet } from './PrintSheet'
import { printTexts } from './printTexts'

/**
 * A sheet above the page, to be looked at and printed. No modal dialog: browsers print only the first page of what lies in the top
 * layer. What is below is inert instead.
 */
export function PrintPreview({ sheet, more = [], onClose }: PrintPreviewProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const app = document.getElementById('root')
    const before = document.activeElement
    app?.setAttribute('inert', '')
    document.documentElement.dataset.printing = ''
    place.current?.querySelector<HTMLElement>('button')?.focus()
    return () => {
      app?.removeAttribute('inert')
      delete document.documentElement.dataset.printing
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return createPortal(
    <div
      ref={place}
      className="print-preview"
      role="dialog"
      aria-label={fillMessage(printTexts.preview, [sheet.title])}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <div className="print-bar">
        <Button label={printTexts.print} look="primary" onPress={() => window.print()} />
        <Button label={printTexts.close} onPress={onClose} />
      </div>
      {[sheet, ...more].map(each => (
        <PrintSheet key={each.number} sheet={each} />
      ))}
    </div>,
    document.body,
  )
}
