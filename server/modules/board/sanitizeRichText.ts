import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { isRichTextAddress, richTextElements, richTextSchemes } from '../../../schemas/shared/richText'

/** Other spellings of elements that are kept, as people paste them from mail and word processors. */
const sameElements = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u', h1: 'h2', h4: 'h3', div: 'p' }

function only(name: string, value: string, isKept: boolean): Attributes {
  return isKept ? { [name]: value } : {}
}

/**
 * Leaves of a rich text what an editor of ours could have written: the listed elements, links that lead somewhere
 * harmless, and no other attribute. Scripts, handlers, styles, frames, images and `javascript:` addresses are gone.
 */
export function sanitizeRichText(html: string): string {
  const clean = sanitizeHtml(html.normalize('NFC').replaceAll('\u0000', ''), {
    allowedTags: [...richTextElements],
    allowedAttributes: { a: ['href'], ol: ['start'] },
    allowedSchemes: [...richTextSchemes],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'title',
      'svg',
      'math',
      'iframe',
    ],
    nestingLimit: 20,
    transformTags: {
      ...sameElements,
      a: (_, { href = '' }) => ({ tagName: 'a', attribs: only('href', href, isRichTextAddress(href)) }),
      ol: (_, { start = '' }) => ({
        tagName: 'ol',
        attribs: only('start', start, /^\d{1,4}$/.test(start) && start !== '1'),
      }),
    },
    // An anchor without an address is text.
    exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && attribs.href === undefined ? 'excludeTag' : false),
  })
  // Written as browsers write it, so that a text which nobody has changed compares as unchanged.
  return clean.replace(/<(br|hr) \/>/g, '<$1>').trim()
}
