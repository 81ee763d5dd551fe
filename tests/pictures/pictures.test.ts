import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { greatestBytes, pictureFolder, pictures, pictureWidth } from './pictures'

const project = join(import.meta.dirname, '../..')

it('the README shows the pictures that the command takes, and no others', () => {
  const readme = readFileSync(join(project, 'README.md'), 'utf8')
  const shown = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path]) => path)
  expect(shown).toEqual(pictures.map(({ file }) => `${pictureFolder}/${file}`))
})

it.each(pictures)('$file is a picture 1,600 pixels wide of at most 200 kB', ({ file }) => {
  const bytes = readFileSync(join(import.meta.dirname, file))
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  // The header of a PNG: its width follows the length and the name of the first chunk.
  expect(bytes.readUInt32BE(16)).toBe(pictureWidth)
  expect(bytes.length).toBeLessThanOrEqual(greatestBytes)
})
