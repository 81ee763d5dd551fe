import { casesOf } from '../cases/casesOf'
import { testsTexts } from '../problem/commandTexts/testsTexts'
import { nearestNames } from '../problem/nearestName'
import { alignColumns } from './alignColumns'
import type { Command } from './command'

export const testsCommand: Command = {
  usage: testsTexts.usage,
  does: testsTexts.does,
  needsSound: true,
  run: ([screen = ''], { compiled, language }) => {
    if (screen === '') return { text: testsTexts.screenMissing[language], isDone: false }
    const plan = compiled.screens.get(screen)?.plan
    if (!plan) {
      const nearest = nearestNames(screen, new Set(compiled.screens.keys()))
      return { text: testsTexts.screenUnknown(screen, nearest)[language], isDone: false }
    }
    const titleOf = (name: string) =>
      (compiled.screens.get(name) ?? compiled.popups.get(name))?.plan.title ?? name
    const cases = casesOf(plan, titleOf)
    const lines = alignColumns(cases.map(({ id, name }) => [id, name[language]]))
    const title = testsTexts.title(plan.title, screen, cases.length)[language]
    return { text: [title, ...lines, '', testsTexts.run(screen)[language]].join('\n'), isDone: true }
  },
}
