/** So many series have a colour of their own (widgets/tokens.css); more could not be distinguished. */
const colours = 6

/** The colour of a series by its place; light and dark are the stylesheet's business. */
export function seriesColour(index: number): string {
  return `var(--color-chart-${(index % colours) + 1})`
}
