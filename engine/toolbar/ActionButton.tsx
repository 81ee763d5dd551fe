import type { Screen } from '../contract/screen'
import type { ActionPlan } from '../plan/actionPlan'
import { isSaveAction } from '../plan/saveAction'
import { useWidgets } from '../render/useWidgets'
import type { ButtonIconName } from '../render/widgetContract'
import { rowKeyOf } from './rowKeyOf'
import { useActionState } from './useActionState'

const icons: Readonly<Record<NonNullable<ActionPlan['icon']>, ButtonIconName>> = {
  excel: 'excel',
  plus: 'plus',
  minus: 'minus',
  copy: 'copy',
}

/** The button of one action: gone when it has no place here, greyed out with the reason when it may not be pressed. */
export function ActionButton({ screen, action }: { readonly screen: Screen; readonly action: ActionPlan }) {
  const { Button, IconButton } = useWidgets()
  const { isVisible, isEnabled, isRunning, reason } = useActionState(screen, action.id)
  if (!isVisible) return null
  const common = {
    label: action.label,
    isDisabled: !isEnabled && !isRunning,
    isBusy: isRunning,
    hint: reason ?? (isSaveAction(action, screen.document?.plan) ? 'Ctrl+S' : rowKeyOf(action)),
    onPress: () => void screen.run(action.id),
  }
  const icon = action.icon && icons[action.icon]
  if (action.look === 'icon')
    return <IconButton {...common} icon={icon ?? 'down'} hint={reason ?? action.label} />
  return <Button {...common} look={action.look} icon={icon} />
}
