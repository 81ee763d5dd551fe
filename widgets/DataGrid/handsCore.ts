import type { GridHands, HandsPorts, HandsState } from './gridHandsState'

/** No cell has the cursor yet. */
export const startState: HandsState = {
  cursor: undefined,
  end: undefined,
  mode: 'select',
  list: undefined,
  refusal: undefined,
  whole: undefined,
  spoken: '',
  marks: 0,
}

/** What the parts of the hands share. */
export interface HandsCore {
  readonly ports: HandsPorts
  state: HandsState
  /** The text box over the cursor. */
  editor: HTMLTextAreaElement | null
  /** The text with which the editor was opened. */
  opened: string
  /** Of the rows that were there last. */
  version: string | number | undefined
  readonly listeners: Set<() => void>
  /** By cell: why a value was refused, and what reading has changed of one. */
  readonly refusals: Map<string, string>
  readonly notes: Map<string, string>
  update(change: Partial<HandsState>): void
  extent(): { readonly rows: number; readonly columns: number }
  setText(text: string): void
  /** The hands as a whole, once they are put together. */
  hands(): GridHands
}

export function createHandsCore(ports: HandsPorts, hands: () => GridHands): HandsCore {
  const core: HandsCore = {
    ports,
    state: startState,
    editor: null,
    opened: '',
    version: undefined,
    listeners: new Set(),
    refusals: new Map(),
    notes: new Map(),
    update(change) {
      core.state = { ...core.state, ...change }
      for (const listener of core.listeners) listener()
    },
    extent: () => ({ rows: ports.view().props.rows.count, columns: ports.view().columns.length }),
    setText(text) {
      if (core.editor && core.editor.value !== text) core.editor.value = text
    },
    hands,
  }
  return core
}

export function cellKey(index: number, columnId: string): string {
  return `${index} ${columnId}`
}
