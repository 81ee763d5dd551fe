import type { GridTone } from './dataGridContract'

/** The colours and sizes of the grid, resolved from the CSS variables for the canvas, which cannot read them itself. */
export interface GridPalette {
  readonly page: string
  readonly surface: string
  readonly line: string
  readonly text: string
  readonly textWeak: string
  readonly accent: string
  readonly accentWeak: string
  readonly rowAdded: string
  readonly rowChanged: string
  readonly rowDeleted: string
  readonly rowHover: string
  readonly cellChanged: string
  /** Laid over cells, so it lets their own colour through. */
  readonly selection: string
  readonly negative: string
  readonly tones: Readonly<Record<GridTone, { readonly strong: string; readonly weak: string }>>
  readonly fontFamily: string
  readonly rowHeight: number
  readonly headerHeight: number
}

// The second value stands in where the page brings no tokens, as in a bare story.
const fallbacks = {
  page: '#f5f6f8',
  surface: '#ffffff',
  line: '#e1e4e9',
  text: '#1c2430',
  'text-weak': '#5a6474',
  accent: '#1f5fd1',
  'accent-weak': '#e6eefc',
  'row-added': '#e9f6ee',
  'row-changed': '#fff7e0',
  'row-deleted': '#fdecec',
  'row-hover': '#f1f4f9',
  'cell-changed': '#ffe8ad',
  selection: '#d4e2fb',
  negative: '#c62828',
  neutral: '#5a6474',
  info: '#1f5fd1',
  success: '#1a7f45',
  warning: '#9a5b00',
  danger: '#c62828',
  'neutral-weak': '#eef0f3',
  'info-weak': '#e6eefc',
  'success-weak': '#e5f4eb',
  'warning-weak': '#fdf1dc',
  'danger-weak': '#fdecec',
} as const

type ColourName = keyof typeof fallbacks

/** Reads the tokens as they apply to an element. */
export function readPalette(element: HTMLElement): GridPalette {
  const style = getComputedStyle(element)
  const resolve = colourResolver(element)
  const colour = (name: ColourName) =>
    resolve(style.getPropertyValue(`--color-${name}`).trim() || fallbacks[name])
  const tone = (name: GridTone) => ({ strong: colour(name), weak: colour(`${name}-weak`) })
  const pixels = (name: string, otherwise: number) =>
    Number.parseFloat(style.getPropertyValue(name)) || otherwise
  return {
    page: colour('page'),
    surface: colour('surface'),
    line: colour('line'),
    text: colour('text'),
    textWeak: colour('text-weak'),
    accent: colour('accent'),
    accentWeak: colour('accent-weak'),
    rowAdded: colour('row-added'),
    rowChanged: colour('row-changed'),
    rowDeleted: colour('row-deleted'),
    rowHover: colour('row-hover'),
    cellChanged: colour('cell-changed'),
    selection: atMost(colour('selection'), 0.55),
    negative: colour('negative'),
    tones: {
      neutral: tone('neutral'),
      info: tone('info'),
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
    },
    fontFamily: style.fontFamily,
    rowHeight: pixels('--row-height', 27),
    headerHeight: pixels('--header-height', 30),
  }
}

/** Any CSS colour (oklch, color-mix, names) as rgba, found by painting one pixel: glide reads no newer notation. */
function colourResolver(element: HTMLElement): (colour: string) => string {
  let context: CanvasRenderingContext2D | null | undefined
  return colour => {
    // What is written plainly needs no painting, which takes the browser milliseconds.
    const [, ...plain] = /^#(..)(..)(..)$/.exec(colour) ?? []
    if (plain.length > 0) return rgba(plain.map(part => Number.parseInt(part, 16)))
    // Names of the system's colours mean something in a style sheet alone.
    if (/^[A-Z]/.test(colour)) return systemColour(element, colour)
    context ??= pixelContext()
    if (!context) return colour
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data
    return rgba([red, green, blue], alpha / 255)
  }
}

function systemColour(element: HTMLElement, name: string): string {
  const probe = element.ownerDocument.createElement('span')
  probe.style.color = name
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return rgba((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))
}

function pixelContext(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  return canvas.getContext('2d', { willReadFrequently: true })
}

function rgba(channels: readonly number[], alpha = 1): string {
  return `rgba(${channels.join(', ')}, ${alpha})`
}

function atMost(colour: string, alpha: number): string {
  const parts = colour.match(/[\d.]+/g) ?? []
  return rgba(parts.slice(0, 3).map(Number), Math.min(alpha, Number(parts[3] ?? 1)))
}
