import type { EditorCommand } from './editorCommands'
import { widgetText } from './widgetText'

interface EditorButtonProps {
  readonly command: EditorCommand
  readonly isOn: boolean
  readonly isOff: boolean
  readonly isDisabled: boolean
  /** Name of the button that the Tab key stops at. */
  readonly focused: string
  readonly onFocus: (name: string) => void
  readonly onPress: () => void
}

/** A button that the arrow keys reach. It leaves the selection of the text alone. */
export function EditorButton(props: EditorButtonProps) {
  const { command, isOn, isOff, isDisabled, focused, onFocus, onPress } = props
  const label = widgetText(command.label)
  const isStill = isOff || isDisabled
  return (
    <button
      type="button"
      className="editor-button"
      data-command={command.name}
      aria-label={label}
      aria-pressed={command.isOn || command.name === 'link' ? isOn : undefined}
      aria-disabled={isStill || undefined}
      title={command.shortcut === undefined ? label : `${label} (${command.shortcut})`}
      tabIndex={focused === command.name ? 0 : -1}
      onFocus={() => onFocus(command.name)}
      onMouseDown={event => event.preventDefault()}
      onClick={() => {
        if (!isStill) onPress()
      }}
    >
      {command.path === undefined ? (
        widgetText(command.sign ?? command.label)
      ) : (
        <svg className="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path
            d={command.path}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
    </button>
  )
}
