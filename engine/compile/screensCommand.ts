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
const words = process.argv
  .slice(2)
  .filter((word, index, all) => word !== '--language' && all[index - 1] !== '--language')
const language = problemLanguage()
const compiled = compileAll(readDefinitions(process.cwd()), agreements)

if (words[0] === 'new') {
  const { text, isMade } = makeScreen(process.cwd(), words, compiled)
  if (isMade) console.log(text)
  else {
    console.error(text)
    process.exitCode = 1
  }
} else if (compiled.problems.length > 0) {
  const count = compiled.problems.length
  console.error(
    `${printProblems(compiled.problems, language)}\n\n${count} ${count === 1 ? 'problem' : 'problems'}.`,
  )
  process.exitCode = 1
} else if (words.includes('--json')) console.log(JSON.stringify(screenList(compiled), null, 2))
else if (words.includes('--plan')) printPlan(words.find(word => !word.startsWith('--')) ?? '', compiled)
else if (words.length > 0) {
  console.error(
    `"${words.join(' ')}" says nothing to do.\nmend: write -- --json, -- <screen> --plan, or -- new <id> --rows <operation>.`,
  )
  process.exitCode = 1
} else console.log(`${compiled.screens.size} screens, ${compiled.popups.size} popups, no problem`)

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
  else {
    console.error(
      `There is no screen or popup "${name}".\nmend: name one of ${[...screens.keys()].join(', ')}.`,
    )
    process.exitCode = 1
  }
}
