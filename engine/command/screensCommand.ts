import { agreements } from '../compile/agreements'
import { type CompiledAll, compileAll } from '../compile/compileAll'
import { type DefinitionFiles, readDefinitions } from '../compile/readDefinitions'
import { staleFiles } from '../compile/staleFiles'
import { screensTexts } from '../problem/catalogue/screensTexts'
import { nearestNames } from '../problem/nearestName'
import { printProblems } from '../problem/printProblem'
import { problemLanguage } from '../problem/problemLanguage'
import type { ProblemLanguage, Said } from '../problem/said'
import type { CommandAnswer, Project } from './command'
import { commandHelp, commands, helpText } from './commandList'

/** Where the command is run. */
interface Surroundings {
  readonly root: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly compile: (files: DefinitionFiles) => CompiledAll
}

/** What `npm run screens -- <written>` says. `--help` lists what can be written (commandList.ts). */
export function screensCommand(
  written: readonly string[],
  {
    root = process.cwd(),
    environment = process.env,
    compile = files => compileAll(files, agreements),
  }: Partial<Surroundings> = {},
): CommandAnswer {
  const language = problemLanguage(written, environment)
  const at = written.indexOf('--language')
  if (at >= 0 && written[at + 1] !== language)
    return refused(screensTexts.languageUnknown(written[at + 1] ?? ''), language)
  const words = at < 0 ? written : written.toSpliced(at, 2)
  const [first = '', ...rest] = words
  if (first === '--help') return { text: helpText(language), isDone: true }
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined
  if (command && rest.includes('--help')) return { text: commandHelp(command, language), isDone: true }
  const files = readDefinitions(root)
  const compiled = compile(files)
  const project = { root, compiled, language }
  if (command && !command.needsSound) return command.run(rest, project)
  const { problems, screens, popups } = compiled
  if (problems.length > 0) {
    const count = screensTexts.count(problems.length)[language]
    const reported = [printProblems(problems, language), count, ...warningTexts(project)]
    return { text: reported.join('\n\n'), isDone: false }
  }
  if (command) return command.run(rest, project)
  if (words.includes('--json')) return { text: JSON.stringify(screenList(compiled), null, 2), isDone: true }
  if (words.includes('--plan')) return planText(words.find(word => !word.startsWith('--')) ?? '', project)
  const isStrict = words.includes('--strict')
  if (words.length > (isStrict ? 1 : 0)) {
    const nothing = screensTexts.nothingToDo(words.join(' '))[language]
    return { text: `${nothing}\n\n${helpText(language)}`, isDone: false }
  }
  const sound = screensTexts.sound(screens.size, popups.size)[language]
  return {
    text: [...warningTexts(project), ...staleTexts(files, project), sound].join('\n\n'),
    isDone: !isStrict || compiled.warnings.length === 0,
  }
}

/** That codegen has not run since stops nothing here; the check of the project fails by it. */
function staleTexts(files: DefinitionFiles, { root, compiled, language }: Project): readonly string[] {
  const stale = staleFiles(root, files, compiled)
  return stale.length === 0 ? [] : [screensTexts.stale(stale)[language]]
}

/** Reported and counted apart from the problems; they stop nothing but the check of the project, which is `--strict`. */
function warningTexts({ compiled: { warnings }, language }: Project): readonly string[] {
  if (warnings.length === 0) return []
  return [printProblems(warnings, language), screensTexts.warnings(warnings.length)[language]]
}

function refused(said: Said, language: ProblemLanguage): CommandAnswer {
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

function planText(name: string, { compiled: { screens, popups }, language }: Project): CommandAnswer {
  const plan = screens.get(name)?.plan ?? popups.get(name)?.plan
  if (plan) return { text: JSON.stringify(plan, null, 2), isDone: true }
  const near = nearestNames(name, [...screens.keys(), ...popups.keys()])
  return refused(screensTexts.planMissing(name, near), language)
}
