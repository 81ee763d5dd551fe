import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../../widgets/tokens.css', import.meta.url), 'utf8')

function block(selector: string): ReadonlyMap<string, string> {
  const start = css.indexOf(`${selector} {`)
  const body = css.slice(start, css.indexOf('}', start))
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(found => [found[1] ?? '', found[2] ?? '']))
}

const light = block(':root')
const dark = block('[data-theme="dark"]')
const system = block(':root:not([data-theme])')

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const tones = ['neutral', 'info', 'success', 'warning', 'danger']
const grounds = ['page', 'surface', 'surface-sunken', 'row-hover', 'selection']
const rowGrounds = ['row-added', 'row-changed', 'row-deleted', 'cell-changed', 'row-hover', 'selection']

/** Text on ground, as the product combines them. */
const pairs = [
  ...grounds.flatMap(ground => ['text', 'text-weak'].map(text => [text, ground])),
  ...['page', 'surface', 'surface-sunken'].map(ground => ['text-faint', ground]),
  ...rowGrounds.flatMap(ground => ['text', 'negative', 'accent'].map(text => [text, ground])),
  ...['page', 'surface'].flatMap(ground => ['negative', 'accent'].map(text => [text, ground])),
  ...tones.flatMap(tone => [
    [tone, `${tone}-weak`],
    [tone, 'surface'],
    ['text', `${tone}-weak`],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent', 'accent-weak'],
  ['text', 'accent-weak'],
] as [string, string][]

describe.each([
  ['light', light],
  ['dark', dark],
])('colours of the %s theme', (_, values) => {
  it.each(pairs)('%s can be read on %s', (text, ground) => {
    const ratio = contrast(values.get(`--color-${text}`) ?? '', values.get(`--color-${ground}`) ?? '')
    expect(ratio).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['surface', 'page'])('the edge of a field can be seen on the %s', ground => {
    const ratio = contrast(values.get('--color-line-control') ?? '', values.get(`--color-${ground}`) ?? '')
    expect(ratio).toBeGreaterThanOrEqual(3)
  })
})

it('following the system in the dark looks the same as choosing dark', () => {
  expect([...system]).toEqual([...dark])
})
