import { generatedHead } from './writeTypes'

/** What the hooks of one screen may see; the texts are TypeScript types. */
export interface WrittenFrame {
  readonly screen: string
  readonly filter: string
  readonly header: string
  /** One line of the document. */
  readonly line: string
  /** One row of the grid whose rows are checked. */
  readonly row: string
}

function frameText({ screen, filter, header, line, row }: WrittenFrame): string {
  return `  ${screen}: {
    readonly filter: ${filter}
    readonly header: ${header}
    readonly line: ${line}
    readonly row: ${row}
  }`
}

/** codegen/generated/screenFrames.ts: types for `<screen>.hooks.ts`. */
export function writeScreenFrames(frames: readonly WrittenFrame[]): string {
  return `${generatedHead}
import type { OperationAnswers } from './types'

/** Filter, header, line and row types of every screen. While a document is new, its fields may be absent. */
export interface ScreenFrames {
${frames.map(frameText).join('\n')}
}

export type ScreenName = keyof ScreenFrames

/** The page as it stands when the hook is called. No store, no DOM, no fetch. */
export interface HookInput<Screen extends ScreenName> {
  readonly filter: ScreenFrames[Screen]['filter']
  readonly header: Partial<ScreenFrames[Screen]['header']>
  readonly lines: readonly Partial<ScreenFrames[Screen]['line']>[]
  /** Checked rows. */
  readonly selection: readonly ScreenFrames[Screen]['row'][]
  readonly params: Readonly<Record<string, string>>
  /** YYYY-MM-DD in Seoul. */
  readonly today: string
}

type Place<Screen extends ScreenName> =
  | \`header.\${keyof ScreenFrames[Screen]['header'] & string}\`
  | \`filter.\${keyof ScreenFrames[Screen]['filter'] & string}\`
  | \`line.\${keyof ScreenFrames[Screen]['line'] & string}\`

/** What a hook may ask the page to do after it. */
export type HookStep =
  | { readonly step: 'search'; readonly grids: readonly string[] }
  | { readonly step: 'reset' }
  | { readonly step: 'confirm' | 'alert'; readonly text: string }

export interface HookOutput<Screen extends ScreenName> {
  /** Values to write, by place. */
  readonly set?: { readonly [Name in Place<Screen>]?: string | number | boolean | null }
  readonly steps?: readonly HookStep[]
  /** Korean: shown in an alert; ends the action. */
  readonly refused?: string
}

/** The type of every function that \`<screen>.hooks.ts\` exports. */
export type Hook<Screen extends ScreenName> = (input: HookInput<Screen>) => HookOutput<Screen>
`
}
