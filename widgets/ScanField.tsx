import { useState } from 'react'
import type { ScanFieldProps } from '../engine/render/widgetContract'
import { canScan } from './barcodeDetector'
import { controlAria } from './controlAria'
import { Icon } from './Icon'
import { isEnter } from './isEnter'
import { ReadText } from './ReadText'
import { ScanCamera } from './ScanCamera'
import { widgetText } from './widgetText'
import './field.css'
import './scanField.css'

/** A number that is typed, sent by a scanner with Enter, or read by the camera where the browser reads bar codes. */
export function ScanField(props: ScanFieldProps) {
  const { id, label, value, placeholder, isBusy, isDisabled, isReadOnly, onChange, onFound } = props
  const [isScanning, setScanning] = useState(false)
  const hasCamera = canScan() && !isDisabled
  if (isReadOnly) return <ReadText id={id} text={value} />
  return (
    <div className="scan-field">
      <div className="scan-field-line">
        <input
          {...controlAria(props)}
          className="field-control"
          id={id}
          type="text"
          aria-label={label}
          aria-busy={isBusy}
          value={value}
          placeholder={placeholder}
          disabled={isDisabled}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="search"
          spellCheck={false}
          onChange={event => onChange(event.target.value)}
          // What was counted before is overwritten by the next number.
          onFocus={event => event.target.select()}
          onKeyDown={event => {
            if (!isEnter(event)) return
            // The form around it would go on to its next field.
            event.stopPropagation()
            onFound(event.currentTarget.value)
          }}
        />
        {hasCamera && (
          <button
            type="button"
            className="button scan-field-camera"
            aria-pressed={isScanning}
            aria-label={isScanning ? widgetText('scanEnd') : widgetText('scan', label)}
            title={isScanning ? widgetText('scanEnd') : widgetText('scan', label)}
            onClick={() => setScanning(!isScanning)}
          >
            <Icon name={isScanning ? 'close' : 'barcode'} size={20} />
          </button>
        )}
      </div>
      {isScanning && <ScanCamera onFound={onFound} />}
    </div>
  )
}
