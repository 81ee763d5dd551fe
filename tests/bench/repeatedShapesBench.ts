/**
 * How much of the server's modules stands in windows of five lines whose shape occurs in three or more of them: the same lines but
 * for names, texts and numbers. `npx tsx tests/bench/repeatedShapesBench.ts [folder]`
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = process.argv[2] ?? 'server/modules'
const windowLines = 5
const leastModules = 3

interface CodeLine {
  readonly module: string
  readonly file: string
  readonly shape: string
}

const words = new Set(
  'as async await break case catch class const continue default else export extends false for from function if import in interface let new null of readonly return satisfies switch throw true try type typeof undefined while'.split(
    ' ',
  ),
)

/** Names, texts and numbers fall away; words of the language and punctuation stay. */
function shapeOf(line: string): string {
  return line
    .replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '"')
    .replace(/\b\d[\d_.]*\b/g, '0')
    .replace(/[A-Za-z_$][\w$]*/g, word => (words.has(word) ? word : 'x'))
    .replace(/\s+/g, '')
}

/** A sentence in a table of texts, or a member of a type: declarations look alike, whatever they declare. */
const isDeclaration = (code: string) =>
  /^\w+: '[^']*',( \/\/.*)?$|^readonly \w+\??: [\w |<>'[\]]+$/.test(code)

/** Lines that do something: no imports, comments, blank lines, lone brackets or declarations. */
function codeLines(module: string, file: string): CodeLine[] {
  const text = readFileSync(file, 'utf8').replace(/import [^']*'[^']*'\n/g, '')
  return text.split('\n').flatMap(line => {
    const code = line.trim()
    if (code === '' || /^(\/\/|\/?\*|[[\](){},;]+$)/.test(code)) return []
    return isDeclaration(code) ? [] : [{ module, file, shape: shapeOf(code) }]
  })
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesOf(path)
    return entry.name.endsWith('.ts') ? [path] : []
  })

const lines = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .flatMap(({ name }) => filesOf(join(root, name)).flatMap(file => codeLines(name, file)))

const modulesOfShape = new Map<string, Set<string>>()
const windowAt = (start: number): string | undefined => {
  const part = lines.slice(start, start + windowLines)
  if (part.length < windowLines || part.some(({ file }) => file !== part[0]?.file)) return undefined
  return part.map(({ shape }) => shape).join('\n')
}
for (const [start, { module }] of lines.entries()) {
  const shape = windowAt(start)
  if (shape === undefined) continue
  modulesOfShape.set(shape, (modulesOfShape.get(shape) ?? new Set()).add(module))
}

const repeated = new Set<number>()
for (const start of lines.keys()) {
  const shape = windowAt(start)
  if (shape === undefined || (modulesOfShape.get(shape)?.size ?? 0) < leastModules) continue
  for (let line = start; line < start + windowLines; line += 1) repeated.add(line)
}
const share = ((repeated.size / lines.length) * 100).toFixed(1)
console.log(`${repeated.size} of ${lines.length} lines of code in ${root}: ${share} %`)
