import type { BenchTable } from './benchReport'
import {
  type EntryDocument,
  type EntryPage,
  keyedAt,
  linesOfEntry,
  openEntryPage,
  scriptTime,
  startEntryFront,
} from './entryPage'
import { awaitDrawn, type Visitor } from './measuredPage'
import { mostLine, plainLine } from './printedTable'
import { waitUntilQuiet } from './quietMachine'
import { medianOf } from './statistics'

const rounds = 12
const pastes = 5
const pastedLines = 1_000
const pastedColumns = 20
const editor = 'textarea.dataGrid-editor'

/** Edits ten thousand lines of a purchase request by keys and from the clipboard; amounts and sums are reckoned along. */
export async function editBench(
  visitor: Visitor,
  folder: string,
  server: string,
  entry: EntryDocument,
): Promise<BenchTable> {
  const front = await startEntryFront(folder, server, entry, linesOfEntry)
  const entryPage = await openEntryPage(visitor, `${front.url}/prEdit?prNo=${entry.prNo}`, editor)
  const { page } = entryPage
  try {
    await page.locator(editor).first().focus()
    await page.keyboard.press('Control+Home')
    for (let column = 0; column < 5; column += 1) await page.keyboard.press('ArrowRight')
    const moves = await gather(rounds, () => measureMove(entryPage))
    const keys = await gather(rounds, round => measureKey(entryPage, 3_000 + round))
    const blocks = await gather(pastes, round => measurePaste(entryPage, round))
    const undo = await measureUndo(entryPage)
    const script = (all: readonly Measure[]) => medianOf(all.map(one => one.script))
    const drawn = (all: readonly Measure[]) => medianOf(all.map(one => one.drawn))
    return {
      title: `Editing ${linesOfEntry.toLocaleString('en')} lines, amounts and sums reckoned along`,
      columns: ['median'],
      lines: [
        mostLine('Enter after a quantity → its amount is drawn', drawn(keys), 50, 'ms'),
        plainLine('of these, script', script(keys), 'ms'),
        plainLine('floor: an arrow key, script', script(moves), 'ms'),
        mostLine(`paste of ${pastedLines} × ${pastedColumns} → drawn`, drawn(blocks), 300, 'ms'),
        plainLine('of these, script', script(blocks), 'ms'),
        plainLine('taking it back, script', undo, 'ms'),
      ],
      notes: [`${rounds} keys and ${pastes} pastes, by the keyboard and the clipboard of the browser.`],
    }
  } finally {
    await entryPage.close()
    await front.close()
  }
}

interface Measure {
  readonly drawn: number
  readonly script: number
}

async function gather<Value>(count: number, measure: (round: number) => Promise<Value>): Promise<Value[]> {
  const all: Value[] = []
  for (let round = 0; round <= count; round += 1) {
    await waitUntilQuiet(1_500)
    const one = await measure(round)
    // The first one warms the code up.
    if (round > 0) all.push(one)
  }
  return all
}

async function measureMove({ page, protocol }: EntryPage): Promise<Measure> {
  const before = await scriptTime(protocol)
  await page.keyboard.press('ArrowDown')
  await page.waitForTimeout(60)
  return { drawn: Number.NaN, script: (await scriptTime(protocol)) - before }
}

/** A quantity that no other line has, so that its text on the canvas says that the key has arrived. */
async function measureKey({ page, protocol }: EntryPage, quantity: number): Promise<Measure> {
  await page.keyboard.type(String(quantity))
  await page.evaluate(text => window.benchProbe.expect(text), quantity.toLocaleString('en'))
  const before = await scriptTime(protocol)
  await page.keyboard.press('Enter')
  const drawn = await awaitDrawn(page, 'The quantity')
  return { drawn: drawn - (await keyedAt(page)), script: (await scriptTime(protocol)) - before }
}

async function measurePaste({ page, protocol }: EntryPage, round: number): Promise<Measure> {
  const name = (line: number) => `붙인 품목 ${round}-${line}`
  const block = Array.from({ length: pastedLines }, (_, line) => lineText(name(line), round, line)).join('\n')
  await page.evaluate(text => navigator.clipboard.writeText(text), block)
  await page.keyboard.press('Control+Home')
  await page.evaluate(text => window.benchProbe.expect(text), name(0))
  const before = await scriptTime(protocol)
  await page.keyboard.press('Control+v')
  const drawn = await awaitDrawn(page, 'The pasted line')
  return { drawn: drawn - (await keyedAt(page)), script: (await scriptTime(protocol)) - before }
}

async function measureUndo({ page, protocol }: EntryPage): Promise<number> {
  const before = await scriptTime(protocol)
  await page.keyboard.press('Control+z')
  await page.waitForTimeout(500)
  return (await scriptTime(protocol)) - before
}

/** Number, code, name, specification, unit, quantity, price, amount, account, …, day, …, note; records stay as they are. */
function lineText(name: string, round: number, line: number): string {
  const cells = ['', '', name, `규격 ${line}`, 'EA', String(2 + (line % 5)), String(700 + line + round)]
  const others = ['', '', '', '', '', '2030-03-02', '', '', '', `비고 ${line}`]
  return [...cells, ...others, ...Array.from({ length: pastedColumns }, () => '')]
    .slice(0, pastedColumns)
    .join('\t')
}
