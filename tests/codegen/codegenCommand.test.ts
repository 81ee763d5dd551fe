import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generateScreens } from '../../engine/compile/generateScreens'

it('what is generated from definitions is fresh', () => {
  const { files } = generateScreens(process.cwd())
  const stale = Object.entries(files).filter(([file, text]) => readFileSync(file, 'utf8') !== text)
  expect(stale.map(([file]) => file)).toEqual([])
})

it('the check command finds everything fresh and ends with 0', () => {
  const run = spawnSync('npx', ['tsx', 'engine/compile/codegenCommand.ts', '--check'], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  expect(run.stdout).toContain('Generated files are fresh.')
  expect(run.status).toBe(0)
}, 120_000)
