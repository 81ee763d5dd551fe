import type { FieldProps } from '../engine/render/widgetContract'
import { widgetText } from './widgetText'
import './field.css'

/** Label, mandatory mark and problem around one control. */
export function Field({ id, label, isRequired, error, layout = 'top', span = 1, children }: FieldProps) {
  return (
    <div className="field" data-layout={layout} data-span={span}>
      <label
        className="field-label"
        htmlFor={id}
        id={`${id}-label`}
        title={layout === 'left' ? label : undefined}
      >
        <span className="field-label-text">{label}</span>
        {isRequired && (
          <span className="field-required" role="img" aria-label={widgetText('required')}>
            *
          </span>
        )}
      </label>
      <div className="field-body">
        {children}
        {error !== undefined && (
          <p className="field-error" id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
