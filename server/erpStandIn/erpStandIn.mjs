// The ERP as the demo and the tests have it: a process of its own that books slips, keeps vendors, refuses, dawdles and dies.
//
//   node server/erpStandIn/erpStandIn.mjs <journal file> [port]
//
// It tells its port to whoever started it. A booked slip and a vendor are on the disk before they are answered, under the key they
// came with, so that a key that comes again is answered with the number it was given.
import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'

const [journalFile = 'erp-journal.jsonl', port = '0'] = process.argv.slice(2)
/** Longer than anybody waits for an answer. */
const dawdleMilliseconds = 90_000
/** Domain 8.6: longer than its caller waits for a vendor. */
const lateVendorMilliseconds = 8_000
const mostBytes = 4_000_000

/** Domain 50, POST_ERROR. @type {Readonly<Record<string, string>>} */
const refusals = {
  E001: '회계기간이 개시되지 않았습니다.',
  E002: '계정코드가 올바르지 않습니다.',
  E003: '코스트센터가 누락되었습니다.',
  E004: '차변과 대변이 일치하지 않습니다.',
  E005: '전기보류된 구매처입니다.',
  E006: '이미 등록된 전표입니다.',
  E007: '인터페이스 통신 오류가 발생했습니다.',
  E008: '환율이 등록되지 않았습니다.',
}

/** @type {Map<string, { hash: string, gerpDocNo: string }>} */
const booked = new Map()
/** What happened once and shall not happen again. @type {Set<string>} */
const happened = new Set()
/** Far from the numbers that the demo's story was given. */
const counters = { 51: 60_000_000, 19: 60_000_000, vendor: 6_000_000 }
/** Codes of vendors by the key of their application. @type {Map<string, string>} */
const vendors = new Map()

for (const entry of readJournal()) take(entry)
const journal = openSync(journalFile, 'a', 0o600)

/** A process that died in the middle of a line leaves a line that nobody was answered for. */
function readJournal() {
  try {
    return readFileSync(journalFile, 'utf8')
      .split('\n')
      .flatMap(line => {
        try {
          return [JSON.parse(line)]
        } catch {
          return []
        }
      })
  } catch {
    return []
  }
}

/** @param {{ key?: string, hash?: string, gerpDocNo?: string, once?: string, vendorCode?: string }} entry */
function take({ key, hash, gerpDocNo, once, vendorCode }) {
  if (once !== undefined) happened.add(once)
  if (key !== undefined && vendorCode !== undefined) {
    vendors.set(key, vendorCode)
    counters.vendor = Math.max(counters.vendor, Number(vendorCode))
  }
  if (key === undefined || hash === undefined || gerpDocNo === undefined) return
  booked.set(key, { hash, gerpDocNo })
  const range = gerpDocNo.startsWith('51') ? 51 : 19
  counters[range] = Math.max(counters[range], Number(gerpDocNo.slice(2)))
}

/** @param {Parameters<typeof take>[0]} entry */
function keep(entry) {
  writeSync(journal, `\n${JSON.stringify(entry)}\n`)
  fsyncSync(journal)
  take(entry)
}

/** Whether it is the first time, for what happens once to a key. @param {string} what */
function isFirst(what) {
  if (happened.has(what)) return false
  keep({ once: what })
  return true
}

/** @typedef {{ dcType: string, amt: string }} Line */
/** @typedef {{ slipType?: string, headerText?: string, lines?: Line[] }} Posting */

/** @param {string} key @param {Posting} posting @returns {Answer} */
function book(key, posting) {
  const hash = createHash('sha256').update(JSON.stringify(posting)).digest('hex')
  const text = posting.headerText ?? ''
  const before = booked.get(key)
  if (before && before.hash !== hash) return refuse('E006')
  if (before) return { status: 200, answer: { gerpDocNo: before.gerpDocNo } }
  const [, code = ''] = /#(E00[1-8])/.exec(text) ?? []
  if (code === 'E007' ? isFirst(`${key} E007`) : code !== '') return refuse(code)
  if (!isBalanced(posting.lines ?? [])) return refuse('E004')
  if (text.includes('#DIE0') && isFirst(`${key} DIE0`)) process.exit(1)
  const range = posting.slipType === 'RE' ? 51 : 19
  const gerpDocNo = `${range}${String(counters[range] + 1).padStart(8, '0')}`
  keep({ key, hash, gerpDocNo })
  if (text.includes('#DIE1') && isFirst(`${key} DIE1`)) process.exit(1)
  const isLate = text.includes('#LATE') && isFirst(`${key} LATE`)
  return { status: 200, answer: { gerpDocNo }, ...(isLate ? { lateMilliseconds: dawdleMilliseconds } : {}) }
}

/** @typedef {{ reqType?: string, vendorCode?: string | null, bankAccount?: string | null }} Vendor */
/** @typedef {{ status: number, answer: object, lateMilliseconds?: number, isSilent?: boolean }} Answer */

/**
 * Keeps a vendor, or what is changed of one, by the triggers of domain 8.6. What is sent again under its key has the same code,
 * however it has been changed since.
 * @param {string} key @param {Vendor} vendor @returns {Answer}
 */
function keepVendor(key, { reqType, vendorCode, bankAccount }) {
  const [, trigger = ''] = /^000-0000-000([0-3])$/.exec(bankAccount ?? '') ?? []
  if (trigger === '0') return refuseVendor('은행 계좌를 확인할 수 없습니다.')
  if (reqType !== 'NEW' && !vendorCode) return refuseVendor('등록되지 않은 업체입니다.')
  if (trigger === '3' && isFirst(`${key} ${trigger}`)) process.exit(1)
  const code = vendors.get(key) ?? (vendorCode || String(counters.vendor + 1).padStart(10, '0'))
  if (!vendors.has(key)) keep({ key, vendorCode: code })
  const isFirstTime = (trigger === '1' || trigger === '2') && isFirst(`${key} ${trigger}`)
  return {
    status: 200,
    answer: { vendorCode: code },
    ...(isFirstTime && trigger === '1' ? { isSilent: true } : {}),
    ...(isFirstTime && trigger === '2' ? { lateMilliseconds: lateVendorMilliseconds } : {}),
  }
}

/** @param {string} errorMsg */
const refuseVendor = errorMsg => ({ status: 422, answer: { errorMsg } })

/** @param {string} errorCode */
const refuse = errorCode => ({ status: 422, answer: { errorCode, errorMsg: refusals[errorCode] } })

/** @param {Line[]} lines */
function isBalanced(lines) {
  const sum = (/** @type {string} */ side) =>
    lines.filter(line => line.dcType === side).reduce((total, line) => total + BigInt(line.amt), 0n)
  return lines.length > 1 && sum('D') === sum('C')
}

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  const parts = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > mostBytes) throw new Error('too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** What takes a call, by its address. @type {Readonly<Record<string, (key: string, body: object) => Answer>>} */
const takers = { '/postings': book, '/vendors': keepVendor }

const server = createServer((request, response) => {
  const send = (/** @type {number} */ status, /** @type {object} */ answer) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  const key = String(request.headers['idempotency-key'] ?? '')
  const taker = takers[request.url ?? '']
  if (request.method !== 'POST' || taker === undefined || key === '') {
    send(404, {})
    return
  }
  readBody(request)
    .then(body => {
      const { status, answer, lateMilliseconds, isSilent } = taker(key, JSON.parse(body))
      if (isSilent) request.socket.destroy()
      else if (lateMilliseconds) setTimeout(() => send(status, answer), lateMilliseconds).unref()
      else send(status, answer)
    })
    .catch(() => send(400, {}))
})
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
// Whoever started it has gone.
process.on('disconnect', () => process.exit(0))
// Ctrl-C reaches the whole group; the server is stopped first and then ends this.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => {
  closeSync(journal)
  process.exit(0)
})
