import { screensTexts } from '../problem/catalogue/screensTexts'
import { printProblems } from '../problem/printProblem'
import { problemLanguage } from '../problem/problemLanguage'
import { agreements } from './agreements'
import { type CompiledAll, compileAll } from './compileAll'
import { makeScreen } from './makeScreen'
import { readDefinitions } from './readDefinitions'

/*
 * npm run screens                     checks every definition
 * npm run screens -- --json           prints path, portals, title and operations of every screen
 * npm run screens -- prList --plan    prints the plan of a screen or popup
 * npm run screens -- new myList --rows listPr --title "…"   writes a list page to start from
 *
 * --language ko, --language en  in this language instead of the one of the locale. Problems go to stderr and end it with 1.
 */
const [, , ...written] = process.argv
const at = written.indexOf('--language')
const words = at < 0 ? written : written.filter((_, index) => index !== at && index !== at + 1)
const language = problemLanguage(written)
const wrongLanguage = at < 0 || written[at + 1] === language ? undefined : (written[at + 1] ?? '')
const compiled = compileAll(readDefinitions(process.cwd()), agreements)

if (wrongLanguage !== undefined) fail(screensTexts.languageUnknown(wrongLanguage)[language])
else if (words[0] === 'new') {
  const { text, isMade } = makeScreen(process.cwd(), words, compiled)
  if (isMade) console.log(text)
  else fail(text)
} else if (compiled.problems.length > 0) {
  const count = screensTexts.count(compiled.problems.length)[language]
  fail(`${printProblems(compiled.problems, language)}\n\n${count}`)
} else if (words.includes('--json')) console.log(JSON.stringify(screenList(compiled), null, 2))
else if (words.includes('--plan')) printPlan(words.find(word => !word.startsWith('--')) ?? '', compiled)
else if (words.length > 0) fail(screensTexts.nothingToDo(words.join(' '))[language])
else console.log(screensTexts.sound(compiled.screens.size, compiled.popups.size)[language])

function fail(text: string): void {
  console.error(text)
  process.exitCode = 1
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

function printPlan(name: string, { screens, popups }: CompiledAll): void {
  const plan = screens.get(name)?.plan ?? popups.get(name)?.plan
  if (plan) console.log(JSON.stringify(plan, null, 2))
  else fail(screensTexts.planMissing(name, [...screens.keys()])[language])
}
