/** What one judge says of one element. */
export interface Complaint {
  readonly engine: 'axe' | 'ibm' | 'alfa' | 'spacing' | 'reflow' | 'page'
  readonly rule: string
  /** The opening tag of the element, or how it is found. */
  readonly element: string
  readonly says: string
}

export const openingTag = (html: string) => /^[^>]*>?/.exec(html)?.[0] ?? ''
