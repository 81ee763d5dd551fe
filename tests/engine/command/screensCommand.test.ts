import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { screensCommand } from '../../../engine/command/screensCommand'
import { compileChanged } from '../../cases/compileChanged'

let folder = ''

/** What the command reads, and what codegen has made of it. */
const read = ['screens', 'schemas/languages', 'codegen/generated/screens.ts', 'tests/screens/every']

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gpms-screens-'))
  for (const path of read) cpSync(path, join(folder, path), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

// Without a word about the language it is the one of the locale.
const environment = { LC_ALL: 'C.UTF-8' }

const run = (...words: string[]) =>
  screensCommand(words, { root: folder, environment, compile: compileChanged })

/** As it is typed: a process of its own. */
function spawn(...words: string[]) {
  return spawnSync(process.execPath, [resolve('engine/command/screens.mjs'), ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
}

describe('npm run screens', { timeout: 30_000 }, () => {
  it('says how many screens and popups have no problem, and ends with 0', () => {
    const { stdout, status } = spawn()
    expect(stdout.trim()).toMatch(/^\d+ screens, \d+ popups, no problem$/)
    expect(status).toBe(0)
  })

  it('says on the error output what it refuses, and ends with 1', () => {
    const { stdout, stderr, status } = spawn('--language', 'de')
    expect(stderr).toContain('mend: write --language ko or --language en.')
    expect(stdout).toBe('')
    expect(status).toBe(1)
  })

  it.each(['find', 'impact', 'diff', 'tests', 'new'])('%s says how it is written', word => {
    const { text, isDone } = run(word, '--help', '--language', 'ko')
    expect(text).toContain(`npm run screens -- ${word}`)
    expect(isDone).toBe(true)
  })

  it('lists path, portals, title and operations of every screen as JSON', () => {
    const screens: unknown = JSON.parse(run('--json').text)
    expect(screens).toContainEqual(
      expect.objectContaining({
        screen: 'prList',
        path: '/prList',
        portals: ['internal'],
        title: '구매요청 현황',
        operations: expect.arrayContaining(['listPr', 'copyPr', 'popupDept']),
      }),
    )
  })

  it('prints the plan of one screen', () => {
    expect(JSON.parse(run('prList', '--plan').text)).toMatchObject({ screen: 'prList', blocks: [{}, {}] })
  })

  it('tells every problem, a file named like no definition included', () => {
    writeFileSync(join(folder, 'screens/PR_LIST.json'), '{}')
    const { text, isDone } = run()
    expect(text).toContain(
      'screens/PR_LIST.json:1:1  FILE_NAME_DIFFERS\n  This file is named like no definition',
    )
    expect(text.endsWith('1 problem.')).toBe(true)
    expect(isDone).toBe(false)
  })

  it('tells problems and all else in Korean when it is asked for', () => {
    expect(run('--language', 'ko').text).toMatch(/^화면 \d+개, 팝업 \d+개, 문제 없음$/)
    writeFileSync(join(folder, 'screens/PR_LIST.json'), '{}')
    const { text } = run('--language', 'ko')
    expect(text).toContain('\n  고치기: 파일 이름을 바꾸거나 파일을 지웁니다.')
    expect(text.endsWith('문제 1개.')).toBe(true)
  })

  it('lists what it can do in Korean or English, also when it is asked for something else', () => {
    expect(run('--help', '--language', 'ko').text).toContain('npm run screens -- find <찾을 말>')
    const { text, isDone } = run('fnd', '발주', '--language', 'en')
    expect(text).toContain('npm run screens -- find <word>')
    expect(isDone).toBe(false)
  })

  it('writes a list page and its menu', () => {
    cpSync('schemas/codes/menus.json', join(folder, 'schemas/codes/menus.json'))
    const { text, isDone } = run(
      ...['new', 'myList', '--rows', 'listPr', '--title', '내 구매요청'],
      ...['--menu', 'I0101', '--groups', '30,31', '--language', 'ko'],
    )
    expect(text).toContain('screens/purchase/myList.screen.json 파일을 만들었습니다.')
    expect(isDone).toBe(true)
    expect(run().isDone).toBe(true)
    expect(readFileSync(join(folder, 'schemas/codes/menus.json'), 'utf8')).toContain('"sspUrl": "/myList"')
  })

  it('says in one line which generated files are older than the definitions, and fails by nothing', () => {
    const file = join(folder, 'screens/purchase/prList.screen.json')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('"title": "구매요청 현황"', '"title": "나의 요청 현황"'))
    const { text: said, isDone } = run('--language', 'ko')
    const [stale = '', ...rest] = said.split('\n\n')
    expect(stale).toMatch(
      /^tests\/screens\/every\/purchase\.stories\.tsx 외 2개: 정의보다 오래되었습니다\. npm run codegen을 실행하고/,
    )
    expect(rest).toEqual([expect.stringMatching(/문제 없음$/)])
    expect(isDone).toBe(true)
  })

  it('fails by a warning without a note where it is strict, as the check of the project is', () => {
    const file = join(folder, 'screens/purchase/prList.screen.json')
    const text = readFileSync(file, 'utf8')
    expect(run('--strict').isDone).toBe(true)
    writeFileSync(file, text.replace('"title": "구매요청 현황"', '"title": "발주 변경 관리"'))
    const { text: said, isDone } = run('--strict')
    expect(said).toContain('SCREEN_TITLE_TWICE')
    expect(isDone).toBe(false)
    expect(run().isDone).toBe(true)
  })

  it('names the nearest screen when it is asked for one that is none', () => {
    const { text, isDone } = run('prLst', '--plan')
    expect(text).toContain('mend: write "prList"')
    expect(isDone).toBe(false)
    expect(run('nothingLikeIt', '--plan').text).toContain('mend: find its id with npm run screens -- find')
  })
})
