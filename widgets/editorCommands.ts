import type { Editor } from '@tiptap/react'
import type { WidgetTextKey } from './widgetTexts'

/** One button of the editor's toolbar. */
export interface EditorCommand {
  readonly name: string
  readonly label: WidgetTextKey
  /** What stands on the button: a text, or a path drawn in 16 by 16. */
  readonly sign?: WidgetTextKey
  readonly path?: string
  readonly shortcut?: string
  /** Pressed while the selection has it; absent where there is no such state. */
  readonly isOn?: (editor: Editor) => boolean
  readonly isOff?: (editor: Editor) => boolean
  readonly run: (editor: Editor) => void
}

/** The text has the focus at once: a key that is typed before the next frame belongs to it already. */
export function inText(editor: Editor): Editor {
  editor.view.focus()
  return editor
}

const chain = (editor: Editor) => inText(editor).chain()

/** In groups, as they stand in the toolbar. */
export const editorCommands: readonly (readonly EditorCommand[])[] = [
  [
    {
      name: 'undo',
      label: 'editorUndo',
      path: 'M6 3 2.5 6.5 6 10M2.5 6.5h7a4 4 0 0 1 0 8H7',
      shortcut: 'Ctrl+Z',
      isOff: editor => !editor.can().undo(),
      run: editor => chain(editor).undo().run(),
    },
    {
      name: 'redo',
      label: 'editorRedo',
      path: 'm10 3 3.5 3.5L10 10M13.5 6.5h-7a4 4 0 0 0 0 8H9',
      shortcut: 'Ctrl+Shift+Z',
      isOff: editor => !editor.can().redo(),
      run: editor => chain(editor).redo().run(),
    },
  ],
  [
    {
      name: 'heading2',
      label: 'editorHeading',
      sign: 'editorHeading',
      shortcut: 'Ctrl+Alt+2',
      isOn: editor => editor.isActive('heading', { level: 2 }),
      run: editor => chain(editor).toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'heading3',
      label: 'editorSubheading',
      sign: 'editorSubheading',
      shortcut: 'Ctrl+Alt+3',
      isOn: editor => editor.isActive('heading', { level: 3 }),
      run: editor => chain(editor).toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      name: 'bold',
      label: 'editorBold',
      sign: 'editorLetter',
      shortcut: 'Ctrl+B',
      isOn: editor => editor.isActive('bold'),
      run: editor => chain(editor).toggleBold().run(),
    },
    {
      name: 'italic',
      label: 'editorItalic',
      sign: 'editorLetter',
      shortcut: 'Ctrl+I',
      isOn: editor => editor.isActive('italic'),
      run: editor => chain(editor).toggleItalic().run(),
    },
    {
      name: 'underline',
      label: 'editorUnderline',
      sign: 'editorLetter',
      shortcut: 'Ctrl+U',
      isOn: editor => editor.isActive('underline'),
      run: editor => chain(editor).toggleUnderline().run(),
    },
    {
      name: 'strike',
      label: 'editorStrike',
      sign: 'editorLetter',
      shortcut: 'Ctrl+Shift+S',
      isOn: editor => editor.isActive('strike'),
      run: editor => chain(editor).toggleStrike().run(),
    },
  ],
  [
    {
      name: 'bulletList',
      label: 'editorBullets',
      path: 'M6 4h8M6 8h8M6 12h8M2.5 4h.5M2.5 8h.5M2.5 12h.5',
      shortcut: 'Ctrl+Shift+8',
      isOn: editor => editor.isActive('bulletList'),
      run: editor => chain(editor).toggleBulletList().run(),
    },
    {
      name: 'orderedList',
      label: 'editorNumbers',
      path: 'M7 4h7M7 8h7M7 12h7M2 2.8 3.2 2v4M2 9.5h2L2 12.5h2',
      shortcut: 'Ctrl+Shift+7',
      isOn: editor => editor.isActive('orderedList'),
      run: editor => chain(editor).toggleOrderedList().run(),
    },
    {
      name: 'blockquote',
      label: 'editorQuote',
      path: 'M3 3v10M6.5 5H14M6.5 8H14M6.5 11H11',
      shortcut: 'Ctrl+Shift+B',
      isOn: editor => editor.isActive('blockquote'),
      run: editor => chain(editor).toggleBlockquote().run(),
    },
    {
      name: 'rule',
      label: 'editorRule',
      path: 'M2 8h12',
      run: editor => chain(editor).setHorizontalRule().run(),
    },
  ],
  [
    {
      name: 'clear',
      label: 'editorClear',
      path: 'M3 3.5h8M7 3.5 5.5 12M9.5 9.5l4 4m0-4-4 4',
      run: editor => chain(editor).unsetAllMarks().clearNodes().run(),
    },
  ],
]

/** The link under the cursor, empty for none. */
export function linkAt(editor: Editor): string {
  const { href } = editor.getAttributes('link')
  return typeof href === 'string' ? href : ''
}
