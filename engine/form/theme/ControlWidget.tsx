import type { WidgetProps } from '@rjsf/utils'
import { Suspense } from 'react'
import { shownDecimals } from '../../../schemas/shared/money'
import { useSlice } from '../../render/useSlice'
import { useWidgets } from '../../render/useWidgets'
import { textOf } from '../../runtime/row'
import { lateSize } from '../lateSize'
import { typedValue } from '../typedValue'
import { EditControl } from './EditControl'
import { ReadControl } from './ReadControl'
import { planOf, sectionContext } from './sectionContext'

/**
 * The control of a field, or its value as text where it cannot be changed. It reads its own value: a key typed into one of
 * thirty fields draws one.
 */
export function ControlWidget({ name, registry }: WidgetProps) {
  const { Skeleton } = useWidgets()
  const context = sectionContext(registry)
  const { owner, room } = context
  const field = planOf(context, name)
  const beside = field.lookup?.text?.field ?? field.textField
  const value = useSlice(room, ({ header }) => textOf(header[field.field]))
  const text = useSlice(room, ({ header }) => (beside === undefined ? '' : textOf(header[beside])))
  const error = useSlice(room, ({ problems }) => problems[field.field])
  const places = useSlice(room, ({ header }) =>
    field.isMoney ? shownDecimals(textOf(header.currency), field.limits.scale) : field.places,
  )
  if (!context.isEditable || !field.isEditable) {
    return (
      <Suspense fallback={<Skeleton {...lateSize(field.control, false)} />}>
        <ReadControl context={context} field={field} value={value} text={text} places={places} />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<Skeleton {...lateSize(field.control, true)} />}>
      <EditControl
        context={context}
        field={field}
        value={value}
        text={text}
        places={places}
        error={error}
        onChange={typed => owner.changeHeader({ [field.field]: typedValue(field, typed) })}
      />
    </Suspense>
  )
}
