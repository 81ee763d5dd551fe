import type { ChartImage } from '../../schemas/shared/chartImage'

/** What of the page's styles decides how a part of the picture looks; a file has no style sheet. */
const looks = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'text-anchor',
] as const
const namespace = 'http://www.w3.org/2000/svg'
/** Pixels above the picture for title and legend, and around it. */
const headHeight = 56
const margin = 16
const titleSize = 15
const noteSize = 12
const markSize = 10
const charactersWide = 13
/** A picture is read on paper, too. */
const sharpness = 2

/** The picture of a chart with its title, legend and what stands below them, as SVG and as PNG. */
export async function chartImage(
  figure: HTMLElement,
  title: string,
  note: string,
): Promise<ChartImage | undefined> {
  const drawn = figure.querySelector<SVGSVGElement>('.chart-picture svg.recharts-surface')
  if (!drawn) return undefined
  const sheet = inLight(() => sheetWith(figure, drawn, title, note))
  const svg = new XMLSerializer().serializeToString(sheet)
  return { title, svg, png: await pngOf(svg, sheet), width: widthOf(sheet), height: heightOf(sheet) }
}

/** A file stands on paper: colours are read as the light page has them, and the page is as it was before anything is drawn. */
function inLight<Value>(read: () => Value): Value {
  const { documentElement: root } = document
  const theme = root.getAttribute('data-theme')
  root.setAttribute('data-theme', 'light')
  try {
    return read()
  } finally {
    if (theme === null) root.removeAttribute('data-theme')
    else root.setAttribute('data-theme', theme)
  }
}

function sheetWith(figure: HTMLElement, drawn: SVGSVGElement, title: string, note: string): SVGSVGElement {
  const { width, height } = drawn.getBoundingClientRect()
  const sheet = sheetOf(figure, width + 2 * margin, height + headHeight + margin)
  sheet.append(textAt(figure, title, margin, margin + titleSize, titleSize, 'bold'))
  const weak = textAt(figure, note, margin, margin + titleSize + 20, noteSize)
  sheet.append(weak, ...legendOf(figure, width + margin))
  const picture = drawn.cloneNode(true) as SVGSVGElement
  copyLooks(drawn, picture)
  for (const [name, value] of [
    ['x', margin],
    ['y', headHeight],
    ['width', width],
    ['height', height],
  ] as const)
    picture.setAttribute(name, String(value))
  sheet.append(picture)
  return sheet
}

const widthOf = (sheet: SVGSVGElement) => Number(sheet.getAttribute('width'))
const heightOf = (sheet: SVGSVGElement) => Number(sheet.getAttribute('height'))

function sheetOf(figure: HTMLElement, width: number, height: number): SVGSVGElement {
  const sheet = document.createElementNS(namespace, 'svg')
  sheet.setAttribute('xmlns', namespace)
  sheet.setAttribute('width', String(Math.round(width)))
  sheet.setAttribute('height', String(Math.round(height)))
  const ground = document.createElementNS(namespace, 'rect')
  ground.setAttribute('width', '100%')
  ground.setAttribute('height', '100%')
  ground.setAttribute('fill', getComputedStyle(figure).backgroundColor)
  sheet.append(ground)
  return sheet
}

function textAt(figure: HTMLElement, text: string, x: number, y: number, size: number, weight = 'normal') {
  const style = getComputedStyle(figure)
  const written = document.createElementNS(namespace, 'text')
  written.setAttribute('x', String(x))
  written.setAttribute('y', String(y))
  written.setAttribute('font-size', String(size))
  written.setAttribute('font-weight', weight)
  written.setAttribute('font-family', style.fontFamily)
  written.setAttribute('fill', style.color)
  written.textContent = text
  return written
}

/** The marks of the legend with their names, from the right end. */
function legendOf(figure: HTMLElement, right: number): readonly Element[] {
  const buttons = [...figure.querySelectorAll<HTMLElement>('.chart-legend > button[aria-pressed="true"]')]
  let x = right
  return buttons.toReversed().flatMap(button => {
    const text = button.textContent
    x -= text.length * charactersWide
    const label = textAt(figure, text, x, margin + titleSize, noteSize)
    x -= markSize + 6
    const mark = document.createElementNS(namespace, 'rect')
    const drawn = button.querySelector('rect, circle')
    mark.setAttribute('x', String(x))
    mark.setAttribute('y', String(margin + titleSize - markSize))
    mark.setAttribute('width', String(markSize))
    mark.setAttribute('height', String(markSize))
    mark.setAttribute('fill', drawn ? getComputedStyle(drawn).fill : 'none')
    x -= 12
    return [mark, label]
  })
}

function copyLooks(from: Element, to: Element): void {
  const style = getComputedStyle(from)
  for (const name of looks) to.setAttribute(name, style.getPropertyValue(name))
  to.removeAttribute('class')
  to.removeAttribute('style')
  for (const [index, child] of [...from.children].entries()) {
    const copy = to.children[index]
    if (copy) copyLooks(child, copy)
  }
}

async function pngOf(svg: string, sheet: SVGSVGElement): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = widthOf(sheet) * sharpness
  canvas.height = heightOf(sheet) * sharpness
  const context = canvas.getContext('2d')
  context?.scale(sharpness, sharpness)
  context?.drawImage(image, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob(made => (made ? resolve(made) : reject(new Error('The picture could not be made.')))),
  )
}
