import type { Complaint } from './complaints'

/** A report of an engine that stays as it is, and why. One that nothing reports any more fails the sweep. */
export interface Accepted {
  readonly engine: Complaint['engine']
  readonly rule: string
  readonly element: RegExp
  readonly why: string
}

export const accepted: readonly Accepted[] = [
  {
    engine: 'alfa',
    rule: 'sia-r84',
    element: /class="dvn-scroller/,
    why: 'The canvas of a grid is scrolled by the keys of the editor above it; a stop of its own would have no name.',
  },
  {
    engine: 'ibm',
    rule: 'input_label_exists Fail_1',
    element: /<output .*class="field-reading"/,
    why: 'No control but a live text; the field that it belongs to is described by it.',
  },
  {
    engine: 'ibm',
    rule: 'input_label_after Fail_2',
    element: /<input .*type="checkbox"/,
    why: 'In a form every label stands before its field, that of a single check box too.',
  },
  {
    engine: 'alfa',
    rule: 'sia-r14',
    element: /class="editor-button"/,
    why: 'The letter is a drawing of what the button does to letters, and no word of its name.',
  },
  {
    engine: 'spacing',
    rule: 'cut',
    element: /class="rows-toolbar-facts"/,
    why: 'Sums that find no room beside the buttons stand in the row of totals below.',
  },
]
