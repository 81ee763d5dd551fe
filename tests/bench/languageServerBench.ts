import { EditorClient } from '../engine/languageServer/editorClient'
import { copiedDefinitions } from './copiedDefinitions'
import { mostLine, plainLine, printTable } from './printedTable'
import { waitUntilQuiet } from './quietMachine'
import { quantileOf } from './statistics'

/*
 * How long an editor waits for what it asks while somebody types, with 150 definitions: each request comes behind another change
 * of the file, over the protocol. Problems are counted from the change until they are there, the pause after typing included.
 */
const rounds = 40
const most = 100
const list = 'screens/purchase/prList.screen.json'
const edit = 'screens/purchase/prEdit.screen.json'
const read = (root: string) => copiedDefinitions(root, 150)

const editor = await EditorClient.within({}, read)

async function timesOf(ask: (round: number) => Promise<unknown>): Promise<number[]> {
  await waitUntilQuiet()
  for (let round = 0; round < 5; round += 1) await ask(round)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await ask(round)
    times.push(performance.now() - start)
  }
  return times
}

/** Another text each time, so that nothing is answered out of memory. */
const field = (round: number) => `"lineCnt", "x${'y'.repeat(round)}¦", `

const measured = {
  'completion of a field': await timesOf(round => editor.complete(list, '"lineCnt", ', field(round))),
  'completion where nothing is written': await timesOf(round =>
    editor.complete(edit, '"기본정보", "fields": [', `"정보${round}", "fields": [ ¦,`),
  ),
  'completion in an expression': await timesOf(round =>
    editor.complete(edit, '"sum(lines.map(l, l.amt))"', `"sum(lines.map(l${round}, l${round}.¦))"`),
  ),
  hover: await timesOf(round => editor.hover(edit, '"기본정보"', `"정보${round}", "note": "¦"`)),
  'hover of an operation, with who may call it': await timesOf(round =>
    editor.hover(list, '"구매요청 목록", "rows": "listPr"', `"목록${round}", "rows": "list¦Pr"`),
  ),
  'go to definition': await timesOf(round =>
    editor.definition(list, '"구매요청 목록", "rows": "listPr"', `"목록${round}", "rows": "list¦Pr"`),
  ),
  'rename of a field in all definitions': await timesOf(round =>
    editor.rename(edit, '"qty", "checks"', '"q¦ty", "checks"', `quantity${round}`),
  ),
  'problems, from the change on': await timesOf(async round => {
    await editor.edit(list, '"listPr"', `"listPr${'x'.repeat(round + 1)}"`)
    await editor.nextProblems(list)
  }),
}
await editor.close()

printTable({
  title: 'Language server, 150 definitions',
  columns: ['time'],
  lines: Object.entries(measured).flatMap(([name, times]) => [
    plainLine(`${name}: p50`, quantileOf(times, 0.5), 'ms'),
    mostLine(`${name}: p95`, quantileOf(times, 0.95), most, 'ms'),
  ]),
})
