import type { Editor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { isRichTextAddress } from '../schemas/shared/richText'
import { Button } from './Button'
import { inText } from './editorCommands'
import { isEnter } from './isEnter'
import { widgetText } from './widgetText'

interface EditorLinkProps {
  readonly editor: Editor
  /** The address of the link under the cursor; empty for none. */
  readonly address: string
  readonly onClose: () => void
}

/** Asks for the address of a link, in the page: below the toolbar, above the text. */
export function EditorLink({ editor, address, onClose }: EditorLinkProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(address)
  const [isWrong, setWrong] = useState(false)
  useEffect(() => input.current?.focus(), [])
  const close = () => {
    onClose()
    inText(editor)
  }
  const apply = () => {
    const whole = wholeAddress(typed)
    if (!isRichTextAddress(whole)) return setWrong(true)
    const chain = inText(editor).chain().extendMarkRange('link')
    if (editor.state.selection.empty && address === '') {
      chain
        .insertContent({ type: 'text', text: whole, marks: [{ type: 'link', attrs: { href: whole } }] })
        .run()
    } else chain.setLink({ href: whole }).run()
    close()
  }
  return (
    <div className="editor-link">
      <input
        ref={input}
        className="field-control"
        type="text"
        value={typed}
        aria-label={widgetText('editorAddress')}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        placeholder="https://"
        onChange={event => {
          setTyped(event.target.value)
          setWrong(false)
        }}
        onKeyDown={event => {
          if (isEnter(event)) {
            event.preventDefault()
            apply()
          } else if (event.key === 'Escape') {
            event.stopPropagation()
            close()
          }
        }}
      />
      <Button label={widgetText('editorApply')} look="primary" onPress={apply} />
      {address !== '' && (
        <Button
          label={widgetText('editorUnlink')}
          onPress={() => {
            inText(editor).chain().extendMarkRange('link').unsetLink().run()
            close()
          }}
        />
      )}
      <Button label={widgetText('editorCancel')} onPress={close} />
      {isWrong && (
        <p className="field-error" id={id} role="alert">
          {widgetText('editorAddressWrong')}
        </p>
      )}
    </div>
  )
}

/** People type addresses without their beginning. */
function wholeAddress(typed: string): string {
  const address = typed.trim()
  if (/^[^\s@/:]+@[^\s@/]+$/.test(address)) return `mailto:${address}`
  return /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
}
