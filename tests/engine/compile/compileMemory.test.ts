import { expect, it } from 'vitest'
import { agreements } from '../../../engine/compile/agreements'
import { compileAll } from '../../../engine/compile/compileAll'
import { CompileMemory } from '../../../engine/compile/compileMemory'
import { type DefinitionFile, readDefinitions } from '../../../engine/compile/readDefinitions'

const files = readDefinitions(process.cwd())

function changed(file: string, from: string, to: string): DefinitionFile[] {
  return files.definitions.map(one =>
    one.file === file ? { ...one, text: one.text.replace(from, to) } : one,
  )
}

const list = 'screens/purchase/prList.screen.json'
const steps: readonly (readonly [string, readonly DefinitionFile[]])[] = [
  ['everything for the first time', files.definitions],
  ['nothing changed', files.definitions],
  ['another title', changed(list, '구매요청 현황', '구매요청 목록')],
  ['a filter field that other screens could name has gone', changed(list, '"prNo", "title",', '"prNo",')],
  ['a mistake', changed(list, '"listPr"', '"listPrr"')],
  ['another id, so that others name what is not there', changed(list, '"prList"', '"prListe"')],
  ['broken JSON', changed(list, '{', '{{')],
  ['a popup less', files.definitions.filter(({ file }) => !file.endsWith('/item.popup.json'))],
  [
    'a popup whose rows are named otherwise',
    changed('screens/popups/dept.popup.json', '"text": "deptnm"', '"text": "sectionName"'),
  ],
  ['everything as it was', files.definitions],
]

// Each step compiles everything from nothing, too.
it('a compiler that remembers says the same as one that starts anew, whatever changes', () => {
  const memory = new CompileMemory()
  const unchanged = compileAll(files, agreements)
  for (const [name, definitions] of steps) {
    const remembered = compileAll({ ...files, definitions }, agreements, memory)
    const anew =
      definitions === files.definitions ? unchanged : compileAll({ ...files, definitions }, agreements)
    expect(remembered.problems, name).toEqual(anew.problems)
    expect([...remembered.screens], name).toEqual([...anew.screens])
    expect([...remembered.popups], name).toEqual([...anew.popups])
  }
}, 180_000)
