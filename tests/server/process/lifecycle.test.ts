import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { copiedFolder, listNotes, sendNote, startNotes, startRefused } from './startNoteProcess'

// A slow disk may take half a minute over one start; how fast a start is, the benchmark says.
const patience = { timeout: 240_000 }

describe('a server in a process of its own', patience, () => {
  it('a second start on the same data is refused, naming the first and the folder', async () => {
    const folder = await copiedFolder()
    const first = await startNotes({ GPMS_DATA: folder })
    const second = await startRefused({ GPMS_DATA: folder })
    expect(second.code).toBe(1)
    expect(second.said).toContain(
      `Another GPMS server (process ${first.child.pid}) is already using the data folder ${folder}.`,
    )
    expect(second.said).not.toMatch(/\n\s+at /)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })

  it('asked to end, it finishes what runs, refuses what comes, stops its database and leaves with 0', async () => {
    const folder = await copiedFolder()
    const server = await startNotes({ GPMS_DATA: folder })
    const running = fetch(`${server.url}/api/v1/note/wait?milliseconds=700`)
    await new Promise(resolve => setTimeout(resolve, 200))
    const ended = server.end('SIGTERM')
    expect(await (await running).json()).toEqual({ done: true })
    expect(await ended).toBe(0)
    expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\s*$/)
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
  })

  it('asked to end when nobody reads any more what it says, it ends all the same', async () => {
    const { child, end } = await startNotes({ GPMS_DATA: await copiedFolder() })
    child.stdout?.destroy()
    child.stderr?.destroy()
    expect(await end('SIGTERM')).toBe(0)
  })

  it('says that it is not ready before it stops taking requests', async () => {
    const server = await startNotes({ GPMS_DATA: await copiedFolder(), GPMS_DRAIN_SECONDS: '1' })
    const ended = server.end('SIGINT')
    await new Promise(resolve => setTimeout(resolve, 200))
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.url}/api/v1/note/wait`)).status).toBe(200)
    expect(await ended).toBe(0)
  })

  it.each([
    ['goes on when a database dies while the driver asks it for types', [], 0],
    ['ends when something else fails that nobody waits for', ['stranger'], 1],
  ])('%s', async (_, words, code) => {
    const file = join(import.meta.dirname, 'lostTypesProcess.ts')
    const child = spawn(process.execPath, ['--import', 'tsx', file, ...words], { stdio: 'ignore' })
    expect(await new Promise(resolve => child.once('exit', resolve))).toBe(code)
  })

  it('killed in the middle of writing, it starts again with every acknowledged note, each once', async () => {
    const folder = await copiedFolder()
    const killed = await startNotes({ GPMS_DATA: folder })
    const sent: { readonly docNo: string; readonly status: number }[] = []
    const acknowledged = () => sent.filter(note => note.status === 200)
    const writer = async (name: number) => {
      for (let count = 0, status = 200; status !== 0; count += 1) {
        const docNo = `W${name}-${count}`
        status = await sendNote(killed.url, docNo, `key-of-${docNo}`)
        sent.push({ docNo, status })
      }
    }
    const writers = Array.from({ length: 8 }, (_, name) => writer(name))
    await expect.poll(() => acknowledged().length, { timeout: 60_000 }).toBeGreaterThan(50)
    await killed.end('SIGKILL')
    await Promise.all(writers)

    const again = await startNotes({ GPMS_DATA: folder })
    expect(again.said()).toContain('is stopped cleanly first')
    const kept = new Set(await listNotes(again.url))
    expect(acknowledged().filter(note => !kept.has(note.docNo))).toEqual([])
    // One after another, as somebody retries: five hundred at once would be turned away by the server's own limits.
    for (const note of sent) expect(await sendNote(again.url, note.docNo, `key-of-${note.docNo}`)).toBe(200)
    const afterRetry = await listNotes(again.url)
    expect(afterRetry.length).toBe(new Set(afterRetry).size)
    expect(new Set(afterRetry).size).toBe(sent.length)
  })

  it('when its database is killed it starts it again and goes on', async () => {
    const folder = await copiedFolder()
    const server = await startNotes({ GPMS_DATA: folder })
    expect(await sendNote(server.url, 'BEFORE', 'key-before')).toBe(200)
    const postmaster = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(postmaster, 'SIGKILL')
    await expect
      .poll(() => sendNote(server.url, 'AFTER', 'key-after'), { timeout: 120_000, interval: 100 })
      .toBe(200)
    expect(await listNotes(server.url)).toEqual(['BEFORE', 'AFTER'])
    expect(await server.end('SIGTERM')).toBe(0)
  })

  it('a port that is taken is said so, and nothing is left running', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => {
      blocker.close()
    })
    await new Promise(resolve => blocker.once('listening', resolve))
    const address = blocker.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const folder = await copiedFolder()
    const refused = await startRefused({ GPMS_DATA: folder, PORT: String(port) })
    expect(refused.code).toBe(1)
    expect(refused.said).toContain(
      `Port ${port} is used by another program. Take another one: PORT=${port + 1} npm start`,
    )
    expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\s*$/)
  })

  it('a database that cannot be reached is named without its password', async () => {
    const refused = await startRefused({ DATABASE_URL: 'postgres://app:sesame@127.0.0.1:9/gpms' })
    expect(refused.code).toBe(1)
    expect(refused.said).toMatch(
      /^The database gpms at 127\.0\.0\.1:9 cannot be reached as app: .*ECONNREFUSED/,
    )
    expect(refused.said).not.toContain('sesame')
  })

  it('wrong settings are named together, without a stack', async () => {
    const refused = await startRefused({ PORT: 'x', GPMS_CLOCK: 'now' })
    expect(refused.code).toBe(1)
    expect(refused.said).toMatch(
      /^The settings are not right:\n {2}GPMS_CLOCK: "now" is not .*\n {2}PORT: "x" is not/,
    )
    expect(refused.said).not.toMatch(/\n\s+at /)
  })

  it('data in a folder that cannot be made is refused with the way out', async () => {
    const refused = await startRefused({ GPMS_DATA: '/etc/passwd/data' })
    expect(refused.code).toBe(1)
    expect(refused.said).toMatch(
      /^The data folder \/etc\/passwd\/data cannot be made: .*\nName another one: GPMS_DATA=/,
    )
  })
})
