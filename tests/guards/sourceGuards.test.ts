import { describe, expect, it } from 'vitest'
import { describeProblem, type GuardProblem } from './guardProblem'
import { type ProjectFile, projectPaths, readFiles, sourceFiles } from './projectFiles'
import {
  findAny,
  findForbiddenCalls,
  findKorean,
  findLongFile,
  findMachinePaths,
  findScreenIds,
  findSecondTransports,
} from './sourceGuards'

const files = sourceFiles()

function readScreenIds(): Set<string> {
  const definitions = readFiles(projectPaths().filter(path => /^screens\/.*\.screen\.json$/.test(path)))
  return new Set(definitions.map(({ path }) => path.replace(/^.*\//, '').replace('.screen.json', '')))
}

const screenIds = readScreenIds()

/** Written in parts, or this very file would break the rule it tests. */
function pathOf(...parts: string[]): string {
  return ['', ...parts].join('/')
}

type Guard = (file: ProjectFile) => GuardProblem[]

const guards: Record<string, Guard> = {
  'is longer than 500 lines': findLongFile,
  'says any': findAny,
  'evaluates text or opens a browser dialog': findForbiddenCalls,
  'goes to the server past the one transport': findSecondTransports,
  'keeps a Korean text in engine or widgets': findKorean,
  'names a screen inside engine or widgets': file => findScreenIds(file, screenIds),
}

const planted: [string, Guard, string, string, string][] = [
  ['a long file', findLongFile, 'engine/a.ts', '\n'.repeat(500).concat('x'), 'FILE_TOO_LONG'],
  ['any', findAny, 'engine/a.ts', 'const a: Record<string, any> = {}', 'TYPE_ANY'],
  ['as any', findAny, 'tests/a.ts', 'const a = b as any', 'TYPE_ANY'],
  ['eval', findForbiddenCalls, 'engine/a.ts', "eval('1')", 'CALL_FORBIDDEN'],
  ['window.eval', findForbiddenCalls, 'engine/a.ts', "window.eval('1')", 'CALL_FORBIDDEN'],
  ['new Function', findForbiddenCalls, 'engine/a.ts', "new Function('return 1')", 'CALL_FORBIDDEN'],
  ['Function()', findForbiddenCalls, 'engine/a.ts', "Function('return 1')", 'CALL_FORBIDDEN'],
  ['window.alert', findForbiddenCalls, 'engine/a.ts', "window.alert('x')", 'CALL_FORBIDDEN'],
  ['alert', findForbiddenCalls, 'engine/a.ts', "alert('x')", 'CALL_FORBIDDEN'],
  ['confirm', findForbiddenCalls, 'engine/a.ts', "globalThis.confirm('x')", 'CALL_FORBIDDEN'],
  [
    'raw markup',
    findForbiddenCalls,
    'widgets/A.tsx',
    '<b dangerouslySetInnerHTML={{ __html: a }} />',
    'CALL_FORBIDDEN',
  ],
  ['fetch', findSecondTransports, 'engine/a.ts', "fetch('/api')", 'SECOND_TRANSPORT'],
  ['window.fetch', findSecondTransports, 'widgets/a.ts', "window.fetch('/api')", 'SECOND_TRANSPORT'],
  ['fetch handed on', findSecondTransports, 'engine/a.ts', 'open(fetch)', 'SECOND_TRANSPORT'],
  ['an upload', findSecondTransports, 'engine/a.ts', 'new XMLHttpRequest()', 'SECOND_TRANSPORT'],
  ['a stream', findSecondTransports, 'engine/a.ts', "new EventSource('/api')", 'SECOND_TRANSPORT'],
  ['a beacon', findSecondTransports, 'engine/a.ts', "navigator.sendBeacon('/api')", 'SECOND_TRANSPORT'],
  ['a Korean text', findKorean, 'engine/a.ts', "const a = '저장되었습니다.'", 'KOREAN_IN_CODE'],
  [
    'a Korean template',
    findKorean,
    'engine/a.ts',
    ['const a = `$', '{n}건을 저장했습니다`'].join(''),
    'KOREAN_IN_CODE',
  ],
  ['a Korean element', findKorean, 'widgets/A.tsx', '<b>저장</b>', 'KOREAN_IN_CODE'],
  ['a Korean attribute', findKorean, 'widgets/A.tsx', '<b title="취소" />', 'KOREAN_IN_CODE'],
  [
    'a screen id',
    file => findScreenIds(file, new Set(['prList'])),
    'engine/a.ts',
    "if (id === 'prList') run()",
    'SCREEN_ID_IN_CODE',
  ],
  ['a home folder', findMachinePaths, 'a.md', `see ${pathOf('home', 'kim', 'x')}`, 'MACHINE_PATH'],
  ['a root folder', findMachinePaths, 'a.md', `"${pathOf('root', 'x')}"`, 'MACHINE_PATH'],
  ['a Windows folder', findMachinePaths, 'a.md', ['C:', 'Users', 'kim'].join('\\'), 'MACHINE_PATH'],
]

const harmless: [string, Guard, string, string][] = [
  ['500 lines', findLongFile, 'engine/a.ts', 'x\n'.repeat(500)],
  ['the word any', findAny, 'engine/a.ts', "// any\nconst many = 'any'"],
  ['an own confirm', findForbiddenCalls, 'engine/a.ts', 'function run(confirm: () => void) { confirm() }'],
  ['a method called alert', findForbiddenCalls, 'engine/a.ts', "services.alert('x')"],
  ['a Korean comment', findKorean, 'engine/a.ts', '// 저장되었습니다.\nconst a = 1'],
  ['the bounds of the alphabet', findKorean, 'engine/a.ts', "c >= '가' && c <= '힣'"],
  ['messages of the engine', findKorean, 'engine/i18n/frameMessages.ts', "const a = '저장되었습니다.'"],
  ['texts of a widget', findKorean, 'widgets/DataGrid/gridTexts.ts', "const a = '저장되었습니다.'"],
  ['a story', findKorean, 'widgets/Tag.stories.tsx', "const a = '저장되었습니다.'"],
  ['a screen id in a test', file => findScreenIds(file, new Set(['prList'])), 'tests/a.ts', "open('prList')"],
  ['an address', findMachinePaths, 'a.md', `https://example.com${pathOf('home', 'x')}`],
  ['a folder of the project', findMachinePaths, 'a.md', `screens${pathOf('work', 'x')}`],
]

describe('house rules', () => {
  it('there are files to look at', () => expect(files.length).toBeGreaterThan(40))

  it.each(Object.keys(guards))('no file %s', name => {
    expect(files.flatMap(file => guards[name]?.(file) ?? []).map(describeProblem)).toEqual([])
  })

  it('no file of any kind names a path of one machine', () => {
    const texts = projectPaths().filter(path => !/\.(png|jpe?g|ico|woff2?|xlsx?|zip|pdf|gz)$/.test(path))
    expect(texts.length).toBeGreaterThan(80)
    expect(readFiles(texts).flatMap(findMachinePaths).map(describeProblem)).toEqual([])
  })

  it.each(planted)('%s would be found', (_name, guard, path, text, code) => {
    expect(guard({ path, text }).map(problem => problem.code)).toEqual([code])
  })

  it.each(harmless)('%s is let through', (_name, guard, path, text) => {
    expect(guard({ path, text })).toEqual([])
  })
})
