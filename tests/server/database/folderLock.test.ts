import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockFolder } from '../../../server/database/folderLock'
import { processStart } from '../../../server/database/processIdentity'

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'gpms-lock-'))

describe('the lock of a data folder', () => {
  it('is held by one and free again after it', () => {
    const folder = emptyFolder()
    const lock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(
      `(process ${process.pid}) is already using the data folder ${folder}`,
    )
    lock.release()
    expect(readdirSync(folder)).toEqual([])
    lockFolder(folder).release()
  })

  it.each([
    ['a process that has ended', { pid: 2 ** 22 + 1, start: 'x' }],
    ['a stranger who was given the process id since', { pid: process.ppid, start: 'another boot:1' }],
    ['an earlier run of this process id', { pid: process.pid, start: 'another boot:1' }],
  ])('left behind by %s is taken over', (_who, owner) => {
    const folder = emptyFolder()
    writeFileSync(join(folder, 'server.lock'), JSON.stringify(owner))
    lockFolder(folder).release()
    expect(existsSync(join(folder, 'server.lock'))).toBe(false)
  })

  it('of a living process is respected, a broken one is not', () => {
    const folder = emptyFolder()
    const start = processStart(process.ppid)
    writeFileSync(join(folder, 'server.lock'), JSON.stringify({ pid: process.ppid, start }))
    expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`)
    writeFileSync(join(folder, 'server.lock'), '{"pid":')
    lockFolder(folder).release()
  })
})
