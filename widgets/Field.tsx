import type { FieldProps } from '../engine/render/widgetContract'
import { widgetText } from './widgetText'
import './field.css'

/** Label, mandatory mark and problem around one control. */
export function Field(props: FieldProps) {
  const { id, label, isRequired, error, layout = 'top', span = 1, isText, children } = props
  const Label = isText ? 'span' : 'label'
  return (
    <div className="field" data-layout={layout} data-span={span}>
      <Label
        className="field-label"
        {...(!isText && { htmlFor: id })}
        id={`${id}-label`}
        title={layout === 'left' ? label : undefined}
      >
        <span className="field-label-text">{label}</span>
        {isRequired && (
          <span className="field-required" role="img" aria-label={widgetText('required')}>
            *
          </span>
        )}
      </Label>
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
