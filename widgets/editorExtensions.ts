import { StarterKit } from '@tiptap/starter-kit'
import { isRichTextAddress } from '../schemas/shared/richText'

/** What the editor can write: the elements of schemas/shared/richText and nothing the server would take away again. */
export const editorExtensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    // It would add an empty paragraph to a text that nobody has touched.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: address => isRichTextAddress(address),
    },
  }),
]
