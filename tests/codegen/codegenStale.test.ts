import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, it } from 'vitest'

const made: string[] = []

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

it('CODEGEN_STALE names the file that is older than its source, and how to mend it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gpms-codegen-'))
  made.push(folder)
  for (const part of ['schemas', 'codegen', 'screens']) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'codegen/generated/operations.ts'), '// old\n')
  const command = resolve('engine/compile/codegenCommand.ts')
  const run = spawnSync('npx', ['tsx', command, '--check'], { cwd: folder, encoding: 'utf8' })
  expect(run.stderr).toContain(
    [
      'codegen/generated/operations.ts  CODEGEN_STALE',
      '  What this file is generated from has changed since it was written.',
      '  mend: run npm run codegen and commit the result.',
    ].join('\n'),
  )
  expect(run.status).toBe(1)
}, 30_000)
