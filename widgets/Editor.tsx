import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef } from 'react'
import type { EditorProps } from '../engine/render/widgetContract'
import { richTextWords } from '../schemas/shared/richText'
import { controlAria } from './controlAria'
import { EditorToolbar } from './EditorToolbar'
import { editorExtensions } from './editorExtensions'
import { RichText } from './RichText'
import { TextCounter } from './TextCounter'
import './field.css'
import './richText.css'

/**
 * A text with headings, lists and links. Its value is HTML, empty for nothing; the counter counts what is read. Longer text
 * is kept and marked, never cut off.
 */
export function Editor(props: EditorProps) {
  const { id, label, value, isReadOnly } = props
  return isReadOnly ? <RichText id={id} label={label} html={value} /> : <EditorBox {...props} />
}

function EditorBox(props: EditorProps) {
  const { id, label, value, onChange, isRequired, error, isDisabled, maxCharacters } = props
  const written = useRef(value)
  const toolbar = useRef<HTMLDivElement>(null)
  const attributes = useMemo(
    () => ({
      class: 'rich-text editor-text',
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      ...textOnly(controlAria({ id, error, isRequired })),
    }),
    [id, label, error, isRequired],
  )
  const editor = useEditor({
    extensions: editorExtensions,
    content: value,
    // The content security policy allows no style element; the styles stand in richText.css.
    injectCSS: false,
    editable: isDisabled !== true,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes,
      handleKeyDown: (_, { altKey, key }) => {
        if (!altKey || key !== 'F10') return false
        toolbar.current?.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus()
        return true
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML()
      onChange(written.current)
    },
  })
  // A value that was not written here (a reload, another document) replaces the text.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <>
      <div className="editor" data-disabled={isDisabled || undefined}>
        <EditorToolbar
          editor={editor}
          controls={id}
          label={label}
          isDisabled={isDisabled === true}
          place={toolbar}
        />
        <EditorContent editor={editor} />
      </div>
      {maxCharacters !== undefined && (
        <TextCounter value={richTextWords(value)} maxCharacters={maxCharacters} />
      )}
    </>
  )
}

function textOnly(attributes: Readonly<Record<string, string | boolean | undefined>>) {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
}
