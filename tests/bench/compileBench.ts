import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agreements } from '../../engine/compile/agreements'
import { compileAll } from '../../engine/compile/compileAll'
import { CompileMemory } from '../../engine/compile/compileMemory'
import { copiedDefinitions } from './copiedDefinitions'
import { mostLine, plainLine, printTable } from './printedTable'
import { waitUntilQuiet } from './quietMachine'
import { medianOf } from './statistics'

/*
 * How long all definitions take to check: 150 screens as the product will have, by the process that npm run screens starts, from its start
 * to its end; one changed file of them in a process that watches; and ten times as many.
 */
const root = process.cwd()
const rounds = 5
/** Ten times as many definitions in a straight line, with a fifth of grace for the collector of garbage. */
const mostGrowth = 12

function compile(count: number): number {
  const files = copiedDefinitions(root, count)
  return medianOf(
    Array.from({ length: rounds }, () => {
      const start = performance.now()
      const [problem] = compileAll(files, agreements).problems
      if (problem) throw new Error(`The bench has a problem in ${problem.file}: ${problem.what.en}`)
      return performance.now() - start
    }),
  )
}

/** The command that people run, in a folder of 150 screens. */
async function checkAll(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'gpms-definitions-'))
  for (const part of ['screens', 'schemas/languages'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  for (const { file, text } of copiedDefinitions(root, 150).definitions)
    writeFileSync(join(folder, file), text)
  const command = [join(root, 'engine/command/screens.mjs')]
  // The first run builds the command where its sources have changed.
  spawnSync(process.execPath, command, { cwd: folder })
  const time = await runProcess(command, folder)
  rmSync(folder, { recursive: true })
  return time
}

async function runProcess(args: readonly string[], cwd = root): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await waitUntilQuiet()
    const start = performance.now()
    const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${args.join(' ')} ended with code ${status}.\n${stderr}`)
    times.push(performance.now() - start)
  }
  return medianOf(times)
}

/** A title changes in one file after the other, as while somebody writes. */
function changeOneFile(): number {
  const files = copiedDefinitions(root, 150)
  const memory = new CompileMemory()
  compileAll(files, agreements, memory)
  const screens = files.definitions.filter(({ kind }) => kind === 'screen').slice(0, 20)
  return medianOf(
    screens.map(changed => {
      const definitions = files.definitions.map(file =>
        file === changed ? { ...file, text: file.text.replace('"title": "', '"title": "새 ') } : file,
      )
      const start = performance.now()
      compileAll({ ...files, definitions }, agreements, memory)
      return performance.now() - start
    }),
  )
}

const cold = await checkAll()
const empty = await runProcess(['--eval', '0'])
compile(1)
const [few, many] = [compile(150), compile(1_500)]
const growth = many / few
printTable({
  title: 'Checking definitions',
  columns: ['time'],
  lines: [
    mostLine('150 definitions, a process from start to end', cold, 1_000, 'ms'),
    plainLine('floor: a process that does nothing', empty, 'ms'),
    mostLine('one changed file of 150, while watching', changeOneFile(), 100, 'ms'),
    plainLine('150 definitions in a warm process', few, 'ms'),
    {
      measure: '1,500 definitions in a warm process',
      values: [`${Math.round(many).toLocaleString('en')} ms (${growth.toFixed(1)} times)`],
      goal: `≤ ${mostGrowth} times`,
      isMet: growth <= mostGrowth,
    },
  ],
})
