import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { diffCommand } from '../../../engine/command/diffCommand'
import { compileSample, sampleList, samplePopup } from './sampleProject'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gpms-diff-'))
  write('screens/purchase/sampleList.screen.json', sampleList)
  write('screens/popups/samplePr.popup.json', samplePopup)
  write('schemas/codes/menus.json', '{ "internal": [], "external": [] }')
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qm', 'First')
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function git(...words: string[]): void {
  const { status, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
}

const diff = (revision: string, list = sampleList) =>
  diffCommand.run([revision], { root, compiled: compileSample(list), language: 'en' })

it('compares the definitions of a revision with those of the working tree', () => {
  expect(diff('HEAD').text).toBe('Nothing has changed for the users since HEAD.')
  const { text } = diff('HEAD', sampleList.replace(', "deptnm"', ''))
  expect(text).toBe('screen 요청 현황 (sampleList)\n  - gone: column 부서명 (deptnm)')
})

it('says that the contract of today was used where another one stood in the revision', () => {
  // Menus are compared by themselves.
  write('schemas/codes/menus.json', '{}\n')
  expect(diff('HEAD').text).not.toContain('The old definitions were read with those of today')
  write('schemas/openapi/purchase.yaml', 'paths: {}\n')
  git('add', '.')
  expect(diff('HEAD').text).toContain('The old definitions were read with those of today')
})

it('names the definitions that do not pass the checks of today, and a revision that git does not know', () => {
  write('screens/purchase/sampleList.screen.json', sampleList.replace('"deptnm"', '"deptname"'))
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-qam', 'Break')
  expect(diff('HEAD').text).toMatch(/^Of what could be compared nothing has changed/)
  expect(diff('HEAD').text).toContain('\n  screens/purchase/sampleList.screen.json')
  expect(diff('HEAD~1').text).toBe('Nothing has changed for the users since HEAD~1.')
  expect(diff('nowhere')).toMatchObject({ isDone: false, text: expect.stringContaining('"nowhere"') })
  expect(diff('--output=x').isDone).toBe(false)
})
