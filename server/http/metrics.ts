import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Clock } from '../clock'
import { systemActor } from '../database/actor'
import { type Database, poolFigures, type Transaction } from '../database/connect'
import { withActor } from '../database/withActor'
import type { MetricsPlace } from '../settings'

/** Figures that a module counts in the database at the moment they are asked for. */
export interface ModuleFigures {
  /** By name: what it says, in English, as Prometheus shows it. */
  readonly help: Readonly<Record<string, string>>
  readonly read: (tx: Transaction, now: Date) => Promise<Readonly<Record<string, number>>>
}

/** Seconds; a list has a hundredth, a person waits for one second without asking himself why. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Prometheus waits ten seconds at most; a database that takes longer than this is as good as away. */
const patienceMilliseconds = 2_000

/** Connections as they are when they are asked for. */
function addPoolGauge(registry: Registry, database: Database): void {
  const gauge = new Gauge({
    name: 'gpms_pool_connections',
    help: 'Connections to the database: open, working, and calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      for (const [state, value] of Object.entries(poolFigures(database) ?? {})) gauge.set({ state }, value)
    },
  })
}

/** Serves what Prometheus reads (text format 0.0.4) at /metrics of a port of its own, as long as the server listens. */
export function addMetrics(
  app: FastifyInstance,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  figures: readonly ModuleFigures[],
  place: MetricsPlace,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'gpms_request_seconds',
    help: 'How long requests took, by the route as the contract writes it.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  // The rate of a figure of the histogram begins with its second answer; these stand at 0 from the start on, so that the first one counts.
  const counterOf = (name: string, help: string) => new Counter({ name, help, registers: [registry] })
  const failures = counterOf('gpms_failures_total', 'Calls answered with 500 to 599, /readyz apart.')
  const turnedAway = counterOf('gpms_turned_away_total', 'Calls answered with 429.')
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    if (reply.statusCode >= 500 && routeOptions.url !== '/readyz') failures.inc()
    if (reply.statusCode === 429) turnedAway.inc()
    if (routeOptions.config.isStream) return
    seconds.observe(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
  })
  const gauges = new Map(
    figures.flatMap(({ help }) =>
      Object.entries(help).map(([name, text]): [string, Gauge] => [
        name,
        new Gauge({ name: `gpms_${name}`, help: text, registers: [registry] }),
      ]),
    ),
  )
  addPoolGauge(registry, database)
  const reachable = new Gauge({
    name: 'gpms_database_up',
    help: 'Whether the database answered when the figures were read.',
    registers: [registry],
  })
  const readAll = () =>
    withActor(database, systemActor, async tx => {
      const all: Readonly<Record<string, number>>[] = []
      for (const one of figures) all.push(await one.read(tx, clock.now()))
      return all
    })
  const refresh = async () => {
    const tooLate = new AbortController()
    try {
      const late = wait(patienceMilliseconds, undefined, { signal: tooLate.signal }).then(() => {
        throw new Error('no answer in time')
      })
      const read = await Promise.race([readAll(), late])
      for (const [name, value] of read.flatMap(Object.entries)) gauges.get(name)?.set(value)
      reachable.set(1)
    } catch (error) {
      app.log.warn({ err: error }, 'the figures of the database could not be read')
      reachable.set(0)
    } finally {
      tooLate.abort()
    }
  }
  const server = createServer((request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return answer.writeHead(404).end()
    void refresh()
      .then(() => registry.metrics())
      .then(text => answer.writeHead(200, { 'content-type': registry.contentType }).end(text))
  })
  app.addHook('onListen', () => {
    server.on('error', error => app.log.error({ err: error }, 'no metrics are served'))
    server.listen(place.port, place.host)
  })
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    server.close()
  })
}

/** One row of counts, as PostgreSQL writes them, in numbers. */
export const numbersOf = (
  rows: readonly Readonly<Record<string, string>>[],
): Readonly<Record<string, number>> =>
  Object.fromEntries(rows.flatMap(Object.entries).map(([name, value]) => [name, Number(value)]))
