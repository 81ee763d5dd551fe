import type { DefinitionFile } from '../compile/readDefinitions'
import type { ProblemLanguage } from '../problem/said'
import { factPlace } from './contractPlaces'
import { describe } from './describe'
import type { Meaning, Meant } from './meaning'
import { meaningsIn } from './meanings'
import { says } from './texts'
import type { Workspace } from './workspace'

/** The name on which the cursor stands; of several that begin there the last, which is the innermost. */
export function meantAt(workspace: Workspace, definition: DefinitionFile, offset: number): Meant | undefined {
  return meaningsIn(definition, workspace.look(definition)).findLast(
    ({ start, end }) => start <= offset && offset <= end,
  )
}

/** What there is to say of a name, as Markdown. */
export function hoverText({ meaning, name }: Meant, workspace: Workspace, language: ProblemLanguage): string {
  const { label, kind, lines } = describe(meaning, workspace, language)
  const head = [label === '' ? '' : `**${label}**`, `\`${name}\``, kind].filter(part => part !== '')
  return [head.join(' · '), ...lines, ...contractLine(meaning, workspace, language)].join('\n\n')
}

function contractLine(meaning: Meaning, { agreements }: Workspace, language: ProblemLanguage): string[] {
  const place = meaning.means === 'field' ? factPlace(agreements.contract, meaning.fact) : undefined
  return place ? [`${says[language].operation}: \`${place.operation.id}\``] : []
}
