import type { FieldFact } from '../../codegen/contractFacts'
import { figurePixels } from '../../schemas/shared/figurePixels'
import { textPixels } from '../../schemas/shared/textPixels'
import { lookOf } from './fieldKind'

const padding = 16
/** Dot, ground and edges of a status chip. */
const chip = 36
/** Longer texts are read in their tooltip. */
const widest = 180

/** The longest values that columns of a kind show all the time. */
const figures: { readonly [Type in FieldFact['type']]?: string } = {
  date: '2026-11-20',
  dateTime: '2026-11-20 09:00:00',
  month: '2026-11',
}

/** Ten million won, above which an amount goes to the head of finance: most amounts are below. */
const amount = '9,999,999'

/** Totals of a page of such amounts: hundreds of millions. */
const total = '999,999,999'

/** The longest text that a column shows before anybody knows its rows, with the pixels that it takes; undefined for free texts. */
export function neededWidth(
  fact: FieldFact,
  codeTexts: readonly string[],
  { isToned = false, isSummed = false }: { readonly isToned?: boolean; readonly isSummed?: boolean } = {},
): { readonly text: string; readonly pixels: number } | undefined {
  const room = isToned ? chip : padding
  if (isSummed && fact.isMoney && fact.type === 'decimal')
    return { text: total, pixels: Math.ceil(figurePixels(total, 'bold') + room) }
  const figure = fact.isMoney && fact.type === 'decimal' ? amount : figures[fact.type]
  if (figure !== undefined) return { text: figure, pixels: Math.ceil(figurePixels(figure, 'plain') + room) }
  const [longest] = codeTexts.toSorted((a, b) => textPixels(b) - textPixels(a))
  if (longest === undefined) return undefined
  return {
    text: longest,
    pixels: Math.min(
      widest,
      Math.ceil(textPixels(longest) + (lookOf(fact).hasTone || isToned ? chip : padding)),
    ),
  }
}

/** The number of a document is read as a whole; the contract says its width with some room. */
export function numberWidth(fact: FieldFact | undefined): number {
  return fact?.width !== undefined && fact.type === 'string' && /No$/.test(fact.name)
    ? Math.floor(fact.width * 0.75)
    : 0
}

/** What takes room in a column beside its values. */
export function looksOf({ tone, sum }: { readonly tone?: string; readonly sum?: unknown }) {
  return { isToned: tone !== undefined, isSummed: sum !== undefined && sum !== false }
}
