import { helpTexts } from '../problem/commandTexts/helpTexts'
import type { ProblemLanguage } from '../problem/said'
import { alignColumns } from './alignColumns'
import type { Command } from './command'
import { diffCommand } from './diffCommand'
import { findCommand } from './findCommand'
import { impactCommand } from './impactCommand'
import { newCommand } from './newCommand'
import { testsCommand } from './testsCommand'

/** By the word that calls it. */
export const commands: Readonly<Record<string, Command>> = {
  find: findCommand,
  impact: impactCommand,
  diff: diffCommand,
  tests: testsCommand,
  new: newCommand,
}

/** How one of them is written, and what it does. */
export function commandHelp({ usage, does }: Command, language: ProblemLanguage): string {
  return [
    `npm run screens -- ${usage[language]}`,
    `  ${does[language]}`,
    '',
    helpTexts.language[language],
  ].join('\n')
}

export function helpText(language: ProblemLanguage): string {
  const { check, strict, plan, json, languageServer } = helpTexts
  const lines = [check, strict, plan, json, ...Object.values(commands), languageServer].map(
    ({ usage, does }) => [
      `npm run screens${usage[language] === '' ? '' : ` -- ${usage[language]}`}`,
      does[language],
    ],
  )
  return [...alignColumns(lines), '', helpTexts.language[language]].join('\n')
}
