import { agreements } from '../compile/agreements'
import { type CompiledAll, compileAll } from '../compile/compileAll'
import { type DefinitionFiles, readDefinitions } from '../compile/readDefinitions'
import { staleFiles } from '../compile/staleFiles'
import { screensTexts } from '../problem/catalogue/screensTexts'
import { nearestNames } from '../problem/nearestName'
import { printProblems } from '../problem/printProblem'
import { problemLanguage } from '../problem/problemLanguage'
import type { Said } from '../problem/said'
import type { CommandAnswer } from './command'
import { commandHelp, commands, helpText } from './commandList'

/*
 * npm run screens -- --help  lists what it can do (commandList.ts).
 *
 * Problems and refusals go to stderr and end it with 1.
 */
const [, , ...written] = process.argv
const at = written.indexOf('--language')
const words = at < 0 ? written : written.filter((_, index) => index !== at && index !== at + 1)
const language = problemLanguage(written)
const root = process.cwd()
const { text, isDone } = answer(words)
if (isDone) console.log(text)
else {
  console.error(text)
  process.exitCode = 1
}

function answer([first = '', ...rest]: readonly string[]): CommandAnswer {
  if (at >= 0 && written[at + 1] !== language)
    return refused(screensTexts.languageUnknown(written[at + 1] ?? ''))
  if (first === '--help') return { text: helpText(language), isDone: true }
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined
  if (command && rest.includes('--help')) return { text: commandHelp(command, language), isDone: true }
  const files = readDefinitions(root)
  const compiled = compileAll(files, agreements)
  if (command && !command.needsSound) return command.run(rest, { root, compiled, language })
  const { problems, screens, popups } = compiled
  if (problems.length > 0) {
    const count = screensTexts.count(problems.length)[language]
    const reported = [printProblems(problems, language), count, ...warningTexts(compiled)]
    return { text: reported.join('\n\n'), isDone: false }
  }
  if (command) return command.run(rest, { root, compiled, language })
  if (words.includes('--json')) return { text: JSON.stringify(screenList(compiled), null, 2), isDone: true }
  if (words.includes('--plan')) return planText(words.find(word => !word.startsWith('--')) ?? '', compiled)
  if (words.length > 0) {
    const nothing = screensTexts.nothingToDo(words.join(' '))[language]
    return { text: `${nothing}\n\n${helpText(language)}`, isDone: false }
  }
  const sound = screensTexts.sound(screens.size, popups.size)[language]
  return {
    text: [...warningTexts(compiled), ...staleTexts(files, compiled), sound].join('\n\n'),
    isDone: true,
  }
}

/** That codegen has not run since stops nothing here; the check of the project fails by it. */
function staleTexts(files: DefinitionFiles, compiled: CompiledAll): readonly string[] {
  const stale = staleFiles(root, files, compiled)
  return stale.length === 0 ? [] : [screensTexts.stale(stale)[language]]
}

/** Reported and counted apart from the problems; they stop nothing. */
function warningTexts({ warnings }: CompiledAll): readonly string[] {
  if (warnings.length === 0) return []
  return [printProblems(warnings, language), screensTexts.warnings(warnings.length)[language]]
}

function refused(said: Said): CommandAnswer {
  return { text: said[language], isDone: false }
}

function screenList({ screens }: CompiledAll) {
  return [...screens.values()].map(({ plan, file }) => ({
    screen: plan.screen,
    title: plan.title,
    file,
    path: plan.mounts[0]?.path ?? '',
    portals: plan.mounts.map(({ portal }) => portal),
    mounts: plan.mounts,
    operations: plan.operations,
    popups: plan.popups,
  }))
}

function planText(name: string, { screens, popups }: CompiledAll): CommandAnswer {
  const plan = screens.get(name)?.plan ?? popups.get(name)?.plan
  if (plan) return { text: JSON.stringify(plan, null, 2), isDone: true }
  return refused(screensTexts.planMissing(name, nearestNames(name, [...screens.keys(), ...popups.keys()])))
}
