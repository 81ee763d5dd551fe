import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { operations } from '../../../codegen/generated/operations'
import { projectFolder } from '../../projectFolder'
import { configured } from '../configured'
import type { AppNode } from './appNodes'
import type { DatabaseCluster } from './databaseCluster'
import { note, tell } from './outcomes'
import { Person } from './person'
import { type Program, startProgram, until } from './program'

const prometheusPort = 5990

/** Debian's Prometheus over the nodes' figures, with the rules of the guide and none of their patience. */
export function startPrometheus(folder: string, nodes: readonly AppNode[]): Program {
  const rules = configured('alerts.yml', [
    ['[5m]', '[10s]'],
    ['for: 1m', 'for: 1s'],
    ['for: 2m', 'for: 1s'],
    ['for: 5m', 'for: 1s'],
  ])
  writeFileSync(join(folder, 'alerts.yml'), rules)
  const targets = nodes.map(({ metrics }) => `'${metrics}'`).join(', ')
  const config = join(folder, 'prometheus.yml')
  writeFileSync(
    config,
    `global: { scrape_interval: 3s, scrape_timeout: 3s, evaluation_interval: 1s }
rule_files: [alerts.yml]
scrape_configs: [{ job_name: gpms, static_configs: [{ targets: [${targets}] }] }]
`,
  )
  return startProgram({
    command: 'prometheus',
    parameters: [
      ...[`--config.file=${config}`, `--storage.tsdb.path=${join(folder, 'prometheus')}`],
      `--web.listen-address=127.0.0.1:${prometheusPort}`,
    ],
    log: join(folder, 'prometheus.log'),
  })
}

async function firedAlerts(): Promise<ReadonlySet<string>> {
  const query = 'max by (alertname) (max_over_time(ALERTS{alertstate="firing"}[2h]))'
  const answer = await fetch(
    `http://127.0.0.1:${prometheusPort}/api/v1/query?query=${encodeURIComponent(query)}`,
  )
  const { data } = (await answer.json()) as {
    readonly data: { readonly result: readonly { readonly metric: { readonly alertname: string } }[] }
  }
  return new Set(data.result.map(({ metric }) => metric.alertname))
}

/** What waits or has failed, as if mail server, ERP and disk had been away for an hour. */
const stuckWork = `
  insert into outbox (channel, recipient, user_id, portal_type, purpose, title, sealed_text, created_dt, next_dt)
    values ('E', 'clerk@example.com', 'req.mobile', 'I', 'NOTICE', '훈련', 'x', now() - interval '1 hour', now() + interval '1 day');
  insert into outbox (channel, recipient, user_id, portal_type, purpose, title, sealed_text, created_dt, dead_dt)
    values ('E', 'clerk@example.com', 'req.mobile', 'I', 'NOTICE', '훈련', 'x', now() - interval '1 hour', now());
  insert into erp_outbox (slip_no, payload, requested_by, requested_nm, created_dt, next_dt)
    select slip_no, '{}', 'acc.staff', '훈련', now() - interval '1 hour', now() + interval '1 day' from signifier limit 1;
  insert into export_job (export_id, created_by, created_dt, status, actor, request, lease_dt, file_name, blob_key)
    values ('drill', 'req.mobile', now() - interval '1 hour', 'RUNNING', '{}', '{}', now() + interval '1 hour', 'drill', 'drill');
  insert into chore_failure (name, title, try_cnt, created_dt, next_dt, last_error)
    values ('drill', '훈련', 1, now(), now(), 'no disk')`

const paths = (['listPr', 'listOrderRequest', 'listPo'] as const).map(
  operation => `${operations[operation].path}?size=50`,
)

const readers = ['buy.mobile', 'buy.semi', 'buy.all', 'buy.depta']
const greedy = readers.slice(0, 2)
/** More than are worked at and wait for one person at both nodes, less than a node works at in all. */
const callsOfEach = 150
const watchedMilliseconds = 9_000

/** Two people ask for far more than anybody reads, without end, while a table is locked; a third one works on. */
export async function drillOverload(cluster: DatabaseCluster, nodes: readonly AppNode[]): Promise<void> {
  const other = await Person.logIn('req.mobile')
  let isOver = false
  const answers: number[] = []
  const ask = async (person: Person, path: string) => {
    while (!isOver) {
      const status = await person.get(path)
      answers.push(status)
      if (status !== 200) await pause(200)
    }
  }
  const people = await Promise.all(greedy.map(name => Person.logIn(name)))
  const asking = people.flatMap(person =>
    Array.from({ length: callsOfEach }, (_, at) => ask(person, paths[at % paths.length] ?? '')),
  )
  // Their connections stand.
  await pause(4_000)
  const locked = cluster.ask('begin; lock table pr in access exclusive mode; select pg_sleep(8); commit')
  const times: number[] = []
  const wrong: number[] = []
  for (const end = Date.now() + watchedMilliseconds; Date.now() < end; ) {
    const began = performance.now()
    const status = await other.get('/api/v1/my/session')
    times.push(performance.now() - began)
    const healths = await Promise.all(nodes.map(node => node.health()))
    wrong.push(...[status, ...healths].filter(each => each !== 200))
    await pause(50)
  }
  await locked
  isOver = true
  await Promise.all(asking)
  const count = (status: number) => answers.filter(one => one === status).length
  const slow = times.sort((one, another) => one - another)[Math.floor(times.length * 0.95)] ?? 0
  note(
    `two people keep ${callsOfEach} calls open each while a table is locked`,
    `${count(200)} answered, ${count(429)} refused with 429, ${answers.length - count(200) - count(429)} otherwise; another person: ${times.length} calls, 95 % within ${Math.round(slow)} ms, ${wrong.length} of his and of /healthz not 200`,
    wrong.length === 0 && count(429) > 0 && count(500) === 0 && slow < 1_000,
  )
}

/** All three machines of the database are silent; nodes live, refuse in time and are back by themselves. */
export async function drillSilence(cluster: DatabaseCluster, nodes: readonly AppNode[]): Promise<void> {
  const person = await Person.logIn('req.mobile')
  const people = await Promise.all(readers.map(name => Person.logIn(name)))
  let isOver = false
  const statuses: number[] = []
  const asking = (async () => {
    while (!isOver) {
      const calls = people.flatMap(each => paths.flatMap(path => [each.get(path), each.get(path)]))
      statuses.push(...(await Promise.all(calls)))
      await pause(200)
    }
  })()
  const frozen = cluster.freeze(20_000)
  await pause(15_000)
  const healths = await Promise.all(nodes.map(node => node.health()))
  await frozen
  const began = Date.now()
  await until('the product answers again', 60, async () => (await person.get('/api/v1/pr?size=20')) === 200)
  const seconds = (Date.now() - began) / 1_000
  isOver = true
  await asking
  const wrong = statuses.filter(status => ![200, 503, 504].includes(status))
  note(
    'the whole database is silent for 20 seconds',
    `${statuses.length} calls, ${statuses.filter(one => one === 503).length} answered with 503, ${wrong.length} with anything but 200, 503 and 504; /healthz ${healths.join(' ')}; back ${seconds.toFixed(1)} s after it`,
    healths.every(one => one === 200) && wrong.length === 0 && seconds <= 30,
  )
}

export async function drillAlerts(cluster: DatabaseCluster, nodes: readonly AppNode[]): Promise<void> {
  tell('       mails, slips, workbooks and jobs are left over …')
  await cluster.ask(stuckWork)
  const [node] = nodes
  for (let time = 1; time <= 5 && !(await firedAlerts()).has('GpmsEventLoop'); time += 1) {
    // Shorter than Prometheus waits: a reading that is given up would take the figure away.
    await node?.freeze(2_000)
    await pause(6_000)
  }
  tell('       node 1 is killed three times, and comes back with a clock that is two hours ahead …')
  for (let time = 1; time <= 3; time += 1) {
    await node?.kill()
    await pause(5_000)
    await node?.start()
    await pause(5_000)
  }
  await node?.end()
  await node?.start(projectFolder(), { GPMS_CLOCK: new Date(Date.now() + 2 * 3_600_000).toISOString() })
  const names = [...configured('alerts.yml', []).matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '')
  const silent = async () => {
    const fired = await firedAlerts()
    return names.filter(name => !fired.has(name))
  }
  await until('every alert has fired', 30, async () => (await silent()).length === 0).catch(() => undefined)
  await node?.end()
  await node?.start()
  const left = await silent()
  note(
    'every alert of alerts.yml has fired',
    `${names.length - left.length} of ${names.length}${left.length > 0 ? `; silent: ${left.join(', ')}` : ''}`,
    left.length === 0,
  )
}
