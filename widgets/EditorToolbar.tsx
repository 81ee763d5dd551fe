import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { EditorButton } from './EditorButton'
import { EditorLink } from './EditorLink'
import { type EditorCommand, editorCommands, inText, linkAt } from './editorCommands'
import { widgetText } from './widgetText'

interface EditorToolbarProps {
  readonly editor: Editor
  /** Id of the text it works on. */
  readonly controls: string
  readonly label: string
  readonly isDisabled: boolean
  readonly place: RefObject<HTMLDivElement | null>
}

const link: EditorCommand = {
  name: 'link',
  label: 'editorLink',
  path: 'M6.5 9.5 9.5 6.5M7 4.5 8.5 3a3 3 0 0 1 4.5 4.5L11.5 9M9 11.5 7.5 13A3 3 0 0 1 3 8.5L4.5 7',
  run: () => undefined,
}

/** One stop of the Tab key; arrows move inside, Esc goes back to the text (the toolbar pattern of ARIA). */
export function EditorToolbar({ editor, controls, label, isDisabled, place }: EditorToolbarProps) {
  const [focused, setFocused] = useState('undo')
  const [isLinking, setLinking] = useState(false)
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) })
  const common = { isDisabled, focused, onFocus: setFocused }
  return (
    <>
      <div
        className="editor-toolbar"
        ref={place}
        role="toolbar"
        aria-label={widgetText('editorToolbar', label)}
        aria-controls={controls}
        onKeyDown={event => moveIn(event, editor)}
      >
        {editorCommands.map(group => (
          <span className="editor-group" key={group[0]?.name}>
            {group.map(command => (
              <EditorButton
                {...common}
                key={command.name}
                command={command}
                isOn={state.on.includes(command.name)}
                isOff={state.off.includes(command.name)}
                onPress={() => command.run(editor)}
              />
            ))}
          </span>
        ))}
        <span className="editor-group">
          <EditorButton
            {...common}
            command={link}
            isOn={state.link !== ''}
            isOff={false}
            onPress={() => setLinking(true)}
          />
        </span>
      </div>
      {isLinking && <EditorLink editor={editor} address={state.link} onClose={() => setLinking(false)} />}
    </>
  )
}

/** As texts, so that the buttons are redrawn only when one of them changes. */
function stateOf(editor: Editor) {
  const commands = editorCommands.flat()
  const names = (asks: (command: EditorCommand) => boolean | undefined) =>
    commands.filter(command => asks(command) === true).map(command => command.name)
  return {
    on: names(command => command.isOn?.(editor)),
    off: names(command => command.isOff?.(editor)),
    link: linkAt(editor),
  }
}

function moveIn(event: KeyboardEvent<HTMLDivElement>, editor: Editor): void {
  if (event.key === 'Escape') {
    event.preventDefault()
    event.stopPropagation()
    inText(editor)
    return
  }
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex(button => button.matches(':focus'))
  const next = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: buttons.length - 1,
  }[event.key]
  if (next === undefined) return
  event.preventDefault()
  buttons[(next + buttons.length) % buttons.length]?.focus()
}
