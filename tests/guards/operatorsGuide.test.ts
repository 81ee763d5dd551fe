import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './projectFiles'

const guide = readFileSync('server/operations/README.md', 'utf8')

/** What the build and the development server tell themselves. */
const internal = ['GPMS_BUILD', 'GPMS_DEV']

const settingsIn = (text: string) =>
  [...text.matchAll(/(?<=['`])(?:GPMS_[A-Z_]+|DATABASE_URL|HOST|PORT)(?=['`])|(?<=env\.)GPMS_[A-Z_]+/g)].map(
    ([name]) => name,
  )

it("the operator's guide has every setting of the server, and no others", () => {
  const read = sourceFiles()
    .filter(({ path }) => /^server\/(?!demoProvider|erpStandIn|seed)/.test(path))
    .flatMap(({ text }) => settingsIn(text))
    .filter(name => !internal.includes(name))
  const table = guide
    .split('\n')
    .filter(line => line.startsWith('| `'))
    .flatMap(line => settingsIn(line.split('|')[1] ?? ''))
  expect([...new Set(table)].sort()).toEqual([...new Set(read)].sort())
  expect(table).toHaveLength(new Set(table).size)
})

it("the operator's guide fits into 300 lines, and the files that it names are there", () => {
  expect(guide.split('\n').length).toBeLessThanOrEqual(300)
  for (const name of [
    'gpms.service',
    'nginx.conf',
    'haproxy.cfg',
    'haproxy-database.cfg',
    'patroni.yml',
    'alerts.yml',
  ]) {
    expect(guide).toContain(name)
    expect(existsSync(`server/operations/${name}`)).toBe(true)
  }
})
