import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildProduct } from '../../buildProduct.mjs'
import { projectFolder } from '../../projectFolder'
import type { AppNode } from './appNodes'
import { noneFailed, note, step, tell } from './outcomes'
import { send } from './person'
import type { WorkingLoad } from './workingLoad'

const product = [
  ...['codegen', 'engine', 'schemas', 'screens', 'server', 'tests', 'widgets', 'dist'],
  ...['index.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
]

const additive = `alter table pr add column drill_note varchar(200) not null default '';
update pr set drill_note = left(title, 200) where status = 'DRAFT';
create index pr_drill_note on pr (drill_note);
create table drill_note (note_no bigint primary key, pr_no varchar(16) collate "C" not null references signifier);
`
const contracting = `-- contract: no node before 9000
drop table drill_note;
alter table pr drop column drill_note;
`

interface Versions {
  /** The one that serves. */
  readonly current: string
  /** It adds a column, an index and a table, and parts of its app have other names. */
  readonly next: string
  /** It takes them away again. */
  readonly last: string
}

/** Copies of the product with a migration each, as an operator unpacks the next version beside the one that serves. */
export async function makeVersions(folder: string): Promise<Versions> {
  const current = projectFolder()
  const next = join(folder, 'next')
  for (const name of product) cpSync(join(current, name), join(next, name), { recursive: true })
  symlinkSync(join(current, 'node_modules'), join(next, 'node_modules'))
  writeFileSync(join(next, 'server/database/migrations/9000_drill.sql'), additive)
  const texts = join(next, 'schemas/shared/messages.ts')
  const text = readFileSync(texts, 'utf8')
  const marked = text.replace(/(?<=unknownError: ')/, '[다음] ')
  if (marked === text) throw new Error('The next version is the same as the one before.')
  writeFileSync(texts, marked)
  await buildProduct(next, 'demo', tell)
  const last = join(folder, 'last')
  cpSync(next, last, { recursive: true, verbatimSymlinks: true })
  writeFileSync(join(last, 'server/database/migrations/9001_drill.sql'), contracting)
  return { current, next, last }
}

const assetsOf = (root: string) =>
  readdirSync(join(root, 'dist/app/assets')).filter(name => !/\.(gz|map)$/.test(name))

/** Every file of both versions, through the proxy, as tabs ask for them that were opened before and during the upgrade. */
async function checkFiles({ current, next }: Versions): Promise<void> {
  const [before, after] = [assetsOf(current), assetsOf(next)]
  const ofOne = before.filter(name => !after.includes(name)).length
  const ofOther = after.filter(name => !before.includes(name)).length
  const names = [...new Set([...before, ...after])]
  let missing = 0
  for (const name of names)
    if ((await send({ method: 'GET', path: `/assets/${name}` })).status !== 200) missing += 1
  note(
    'while two versions serve, tabs of both find their files',
    `${names.length} files, of the old version alone ${ofOne}, of the new one alone ${ofOther}; ${missing} not found`,
    missing === 0 && ofOther > 0,
  )
}

const exchange = (node: AppNode, root: string) => async () => {
  const code = await node.end()
  if (code !== 0) throw new Error(`It ended with ${code}.`)
  await node.start(root)
  await pause(4_000)
}

/** Expand and contract: each node takes the next version while the other serves, and what nobody needs any more goes last. */
export async function drillUpgrade(
  load: WorkingLoad,
  nodes: readonly [AppNode, AppNode],
  third: AppNode,
  versions: Versions,
): Promise<void> {
  const [first, second] = nodes
  const { current, next, last } = versions
  const turn = (name: string, node: AppNode, root: string) =>
    step(load, name, exchange(node, root), noneFailed)
  await turn('node 1 takes the next version and its tables, node 2 stays', first, next)
  await checkFiles(versions)
  await turn('node 2 starts again with the old version on the new tables', second, current)
  await step(
    load,
    'what the old version needs is not taken away while it serves',
    async () => {
      const code = await third.startRefused(last)
      if (code !== 1) throw new Error(`The start ended with ${code}.`)
    },
    noneFailed,
  )
  await turn('node 2 takes the next version', second, next)
  await turn('node 1 takes away what nobody needs any more', first, last)
  await turn('node 2 takes the last version', second, last)
}
