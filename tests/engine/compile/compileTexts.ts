import { agreements } from '../../../engine/compile/agreements'
import { type CompiledAll, compileAll } from '../../../engine/compile/compileAll'
import { baseName, definitionKind } from '../../../engine/compile/readDefinitions'
import type { SamplesFile } from '../../../engine/sample/sampleCompile'

/** Compiles definitions given as texts by file name, against the agreements of this project. */
export function compileTexts(
  files: Readonly<Record<string, string>>,
  hooks: Readonly<Record<string, readonly string[]>> = {},
  by = agreements,
): CompiledAll {
  const definitions = Object.entries(files).flatMap(([file, text]) => {
    const kind = definitionKind(file)
    return kind ? [{ file, kind, text }] : []
  })
  return compileAll({ definitions, hooks: new Map(Object.entries(hooks)), samples: samplesOf(files) }, by)
}

/** The files of samples among texts by file name. */
export function samplesOf(files: Readonly<Record<string, string>>): ReadonlyMap<string, SamplesFile> {
  const named = Object.entries(files).filter(([file]) => file.endsWith('.samples.json'))
  return new Map(named.map(([file, text]) => [baseName(file, '.samples.json'), { file, text }]))
}

/** A screen as text; the parts are JSON without the braces around them. */
export function screenText(parts: string, route = '"path": "/test", "portals": ["internal"]'): string {
  return `{ "screen": "test", "title": "시험", "route": { ${route} }, ${parts} }`
}

export function listText(grid: string, rest = ''): string {
  return screenText(`"grid": { ${grid} }${rest}`)
}

/** A document page over purchase requests. */
export function documentText(blocks: string, rest = '', document = ''): string {
  return screenText(
    `"document": { "workflow": "pr", "load": "getPr"${document} }, "blocks": [${blocks}]${rest}`,
  )
}

export const companyPopup =
  '{ "popup": "company", "title": "협력사", "grid": { "rows": "popupCompany", "columns": ["compNo", "compNameKr"] }, "text": "compNameKr" }'

/** The mark in a text stands before the character at which a problem is expected. */
const mark = '▲'

export function readMark(text: string): { text: string; line: number; column: number } {
  const at = text.indexOf(mark)
  const before = text.slice(0, at)
  const lines = before.split('\n')
  return {
    text: text.replace(mark, ''),
    line: at < 0 ? 0 : lines.length,
    column: at < 0 ? 0 : (lines.at(-1)?.length ?? 0) + 1,
  }
}
