import type { FormFieldPlan } from '../../plan/formPlan'
import { SourcingGroup } from '../../render/SourcingGroup'
import { useWidgets } from '../../render/useWidgets'
import { heldChoices } from '../../runtime/heldChoices'
import type { Row } from '../../runtime/row'
import { say } from '../../runtime/say'
import type { SectionContext } from './sectionContext'

interface EditControlProps {
  readonly context: SectionContext
  readonly field: FormFieldPlan
  readonly value: string
  /** The text of the field beside it that names what the code stands for. */
  readonly text: string
  /** Digits after the point of an amount. */
  readonly places: number | undefined
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** The control of a field, by its kind. */
export function EditControl({ context, field, value, text, places, error, onChange }: EditControlProps) {
  const widgets = useWidgets()
  const { owner } = context
  const { codes, clock } = owner.host.services
  const { label, limits, isRequired, mask } = field
  const common = { id: context.place + field.field, label, value, error, isRequired, onChange }
  const options = field.code === undefined ? [] : heldChoices(codes, field.code, value, field.choices)
  switch (field.control) {
    case 'textarea':
      return (
        <widgets.TextArea
          {...common}
          rows={field.rows ?? 3}
          maxBytes={limits.maxBytes}
          maxCharacters={limits.maxLength}
        />
      )
    case 'editor':
      return <widgets.Editor {...common} maxCharacters={limits.maxLength} />
    case 'password':
      return <widgets.PasswordField {...common} />
    case 'email':
      return <widgets.TextField {...common} keys="email" {...lengthsOf(field)} />
    case 'select':
      return <widgets.SelectField {...common} options={options} emptyText={say('chooseOne')} />
    case 'multi':
      return <widgets.MultiSelect {...common} options={options} />
    case 'radio':
      return <widgets.ChoiceGroup {...common} kind="radio" options={options} />
    case 'check':
      return <widgets.CheckField {...common} options={options} />
    case 'date':
      return <widgets.DateField {...common} today={clock.today()} />
    case 'month':
      return <widgets.MonthField {...common} />
    case 'number':
      return <widgets.NumberField {...common} scale={limits.scale} places={places} />
    case 'lookup':
      return (
        <widgets.LookupField
          {...common}
          text={text === '' ? value : text}
          onLookUp={typed => void owner.lookUpHeader(field.field, typed)}
        />
      )
    case 'sourcingGroup':
      return (
        <SourcingGroup
          {...common}
          host={owner.host}
          emptyText={say('chooseOne')}
          onLookUp={() => void owner.lookUpHeader(field.field)}
          onChange={(code, path) => owner.changeHeader(groupValues(field, code, path))}
        />
      )
    default:
      return <widgets.TextField {...common} mask={mask} {...lengthsOf(field)} />
  }
}

/** The text beside the code names the group alone, as its popup does. */
function groupValues({ field, lookup }: FormFieldPlan, code: string, path: string): Row {
  const name = path.split(' > ').at(-1)
  return {
    [field]: code === '' ? undefined : code,
    ...(lookup?.text && { [lookup.text.field]: name === '' ? undefined : name }),
  }
}

function lengthsOf({ limits }: FormFieldPlan) {
  return { maxBytes: limits.maxBytes, maxCharacters: limits.maxLength }
}
