import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { zipStream } from '../../../../server/modules/file/zipStream'

it('opens an entry when those before it are written', async () => {
  const opened: string[] = []
  const entries = ['가.txt', '나.txt'].map(name => ({
    name,
    open: () => {
      opened.push(name)
      return Readable.from([name])
    },
  }))
  const archive = zipStream(entries)
  expect(opened).toEqual(['가.txt'])
  expect((await buffer(archive)).subarray(0, 2).toString()).toBe('PK')
  expect(opened).toEqual(['가.txt', '나.txt'])
})

it('closes the entry that is read when nobody takes the archive any more', async () => {
  const source: Readable = new Readable({ read: size => void source.push(Buffer.alloc(size)) })
  const archive = zipStream([{ name: 'a', open: () => source }])
  for await (const _ of archive) break
  await setImmediate()
  expect(source.destroyed).toBe(true)
})

it('fails with the failure of its entry', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('no such file')) })
  await expect(buffer(zipStream([{ name: 'a', open: () => broken }]))).rejects.toThrow('no such file')
})
