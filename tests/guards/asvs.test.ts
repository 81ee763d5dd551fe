import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3 },
  ...{ '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1 },
  ...{ '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2 },
  ...{ '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2 },
  ...{ '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3 },
  ...{ '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4 },
  ...{ '17.3': 2 },
}

const rows = readFileSync('schemas/rules/asvs.md', 'utf8')
  .split('\n')
  .filter(line => /^\| \d+\.\d+\.\d+/.test(line))
  .map(line => {
    const [, numbers = '', how = '', shown = ''] = line.split('|').map(cell => cell.trim())
    return { numbers: numbers.split(', '), how, shown }
  })

it('every requirement of ASVS 5.0.0 of levels 1 and 2 has one row', () => {
  const wanted = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  )
  expect(rows.flatMap(({ numbers }) => numbers).sort()).toEqual(wanted.sort())
})

it('says how each is met or why not, and names tests that exist', () => {
  expect(rows.filter(({ how }) => how === '' || (/\bopen\b/i.test(how) && !/reason/i.test(how)))).toEqual([])
  const paths = rows.flatMap(({ shown }) => shown.match(/\b(?:server|browser)\/[\w./]+/g) ?? [])
  expect(paths.filter(path => !existsSync(`tests/${path}`))).toEqual([])
})
