import type { DefinitionFile } from '../../../engine/compile/readDefinitions'
import { editedMutant } from './mutant'
import type { Candidate, Ground } from './mutantGround'

const kind = 'JSON syntax'

/** Texts, marks and other words of JSON. */
const tokenPattern = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/** Commas, colons, quotes and closing brackets lost, commas and remarks too many. */
export function syntaxMutants({ files }: Ground): Candidate[] {
  return files.definitions.flatMap(fileMutants)
}

function fileMutants(file: DefinitionFile): Candidate[] {
  const found: Candidate[] = []
  const tokens = [...file.text.matchAll(tokenPattern)]
  for (const [index, { 0: token, index: offset }] of tokens.entries()) {
    const next = tokens[index + 1]
    const end = offset + token.length
    // What is lost shows where the reader stumbles: at the next token, and at the end of the text for the last.
    const others = [next?.index ?? file.text.length]
    const lost = (from: number) =>
      found.push({
        kind,
        make: () => editedMutant(kind, file, { offset: from, length: 1, text: '' }, others),
      })
    if (',:}]'.includes(token)) lost(offset)
    if (token.startsWith('"')) lost(end - 1)
    if (token === ',' || !next || !'}]'.includes(next[0])) continue
    const edit = { offset: end, length: 0, text: index % 2 === 0 ? ',' : ' // 설명' }
    found.push({ kind, make: () => editedMutant(kind, file, edit, others) })
  }
  return found
}
