import type { AddressInfo } from 'node:net'
import { deflateRawSync } from 'node:zlib'
import Fastify from 'fastify'
import { largestFileBytes } from '../../schemas/shared/filePreflight'
import { addBodyParsers } from '../../server/http/bodyParsers'
import { checkWorkbook } from '../../server/modules/workbook/checkWorkbook'
import { sendBody } from '../server/http/sendBody'
import { archive, bombs } from '../server/modules/workbook/hostileWorkbooks'
import { mostLine, printTable } from './printedTable'
import { medianOf, quantileOf } from './statistics'

/*
 * What a sender can make the server hold: a body of two gigabytes without a length, and workbooks that inflate.
 * The body meets the server's own parsers and the limit of a file; its sender stops once he is answered.
 */
const bodyBytes = 2 * 1_024 ** 3
const mebibyte = 1_048_576

const body = await measureBody()
const waiting = await measureOthers()
const workbooks = []
for (const { name, parts } of bombs) workbooks.push({ name, ...(await measureWorkbook(archive(parts))) })
printTable({
  title: 'Bodies and workbooks that are too large',
  columns: ['measured'],
  lines: [
    mostLine('memory for a body of 2 GB', body.grown, 32, 'MB'),
    mostLine('sent of it until the server hung up', body.sent, 32, 'MB'),
    mostLine('other requests while all bombs are judged, p99', waiting, 500, 'ms'),
    ...workbooks.flatMap(({ name, milliseconds, grown }) => [
      mostLine(`${name}: refused`, milliseconds, 100, 'ms'),
      mostLine(`${name}: memory`, grown, 64, 'MB'),
    ]),
  ],
  notes: [
    `Zeros pack to a thousandth: ${deflateRawSync(Buffer.alloc(mebibyte)).length} bytes for a mebibyte.`,
  ],
})

async function measureBody() {
  const app = Fastify({ bodyLimit: mebibyte })
  addBodyParsers(app)
  app.post('/file', { bodyLimit: largestFileBytes }, async () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const watch = watchMemory()
  const { answer, sent } = await sendBody(port, bodyBytes)
  const grown = watch.end()
  await app.close()
  if (answer !== '' && !answer.includes(' 413 ')) throw new Error(`The body was answered with ${answer}.`)
  return { grown, sent: sent / 1e6 }
}

async function measureWorkbook(bytes: Buffer) {
  const times: number[] = []
  let grown = 0
  for (let round = 0; round < 3; round += 1) {
    const watch = watchMemory()
    const began = performance.now()
    const refused = await checkWorkbook(bytes)
    times.push(performance.now() - began)
    grown = Math.max(grown, watch.end())
    if (refused === undefined) throw new Error('A workbook that is too large was taken.')
  }
  return { milliseconds: medianOf(times), grown }
}

/** How long somebody else waits, asking every few milliseconds, while three senders bring each bomb at once. */
async function measureOthers() {
  const app = Fastify()
  app.get('/other', async () => ({}))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const made = bombs.map(({ parts }) => archive(parts))
  const state = { isOver: false }
  const judged = Promise.all([...made, ...made, ...made].map(bytes => checkWorkbook(bytes))).then(() => {
    state.isOver = true
  })
  const times: number[] = []
  while (!state.isOver) {
    const began = performance.now()
    await (await fetch(`${address}/other`)).text()
    times.push(performance.now() - began)
  }
  await judged
  await app.close()
  return quantileOf(times, 0.99)
}

/** How far the memory of this process grows until it is told to end, in MB. */
function watchMemory() {
  const before = process.memoryUsage().rss
  let peak = before
  const look = () => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  const timer = setInterval(look, 5)
  return {
    end: () => {
      clearInterval(timer)
      look()
      return (peak - before) / 1e6
    },
  }
}
