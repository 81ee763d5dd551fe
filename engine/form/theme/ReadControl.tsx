import { codeTone } from '../../../schemas/codes/codeTones'
import type { FormFieldPlan } from '../../plan/formPlan'
import { timeText } from '../../record/cellText'
import { SourcingGroup } from '../../render/SourcingGroup'
import { useWidgets } from '../../render/useWidgets'
import type { SectionContext } from './sectionContext'

interface ReadControlProps {
  readonly context: SectionContext
  readonly field: FormFieldPlan
  readonly value: string
  /** The text of the field beside it that names what the code stands for. */
  readonly text: string
  /** Digits after the point of an amount. */
  readonly places: number | undefined
}

/** A value that cannot be changed: text, a number, or a status chip. */
export function ReadControl({ context, field, value, text, places }: ReadControlProps) {
  const { StatusChip, MultiSelect, NumberField, TextField, MonthField, RichText, PasswordField } =
    useWidgets()
  const { codes } = context.owner.host.services
  const common = {
    id: context.place + field.field,
    label: field.label,
    isReadOnly: true,
    onChange: () => undefined,
  }
  if (field.control === 'multi')
    return <MultiSelect {...common} value={value} options={field.code ? codes.entries(field.code) : []} />
  if (field.code !== undefined) {
    const name = value === '' ? '' : codes.text(field.code, value)
    if (field.hasTone && value !== '') return <StatusChip tone={codeTone(field.code, value)} text={name} />
    return <TextField {...common} value={name} />
  }
  if (field.control === 'number')
    return <NumberField {...common} value={value} scale={field.limits.scale} places={places} />
  if (field.control === 'sourcingGroup' && value !== '')
    return <SourcingGroup {...common} host={context.owner.host} value={value} />
  if (field.control === 'month') return <MonthField {...common} value={value} />
  if (field.control === 'dateTime') return <TextField {...common} value={timeText(value)} />
  if (field.control === 'editor') return <RichText id={common.id} label={field.label} html={value} />
  if (field.control === 'password') return <PasswordField {...common} value={value} />
  return (
    <TextField {...common} value={text === '' ? value : text} mask={text === '' ? field.mask : undefined} />
  )
}
