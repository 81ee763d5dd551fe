import { codeTone, isToneGroup } from '../../schemas/codes/codeTones'
import { copiedProblems } from '../problem/catalogue/copiedProblems'
import type { NormalGrid } from './normalDefinition'
import type { GridFacts } from './page'
import type { Source } from './source'
import type { World } from './world'

/** A condition that asks for one state alone, and the tone behind it. */
const branches = /(?<=^\s*|:\s*)(?:row|line)\.(\w+) (?:== ('\w+')|in (\[[^\]]*\])) \? '(success|danger)'/g

/** What is a failure everywhere is not drawn as a success here, nor the other way round. */
export function checkTones(
  source: Source,
  world: World,
  { columns }: NormalGrid,
  { fields }: GridFacts,
): void {
  for (const column of columns)
    for (const [, field = '', one, several, tone = ''] of (column.tone ?? '').matchAll(branches)) {
      const group = fields[field]?.code ?? ''
      const opposite = tone === 'success' ? 'danger' : 'success'
      const values = world.codeTexts(group) ?? []
      const other = isToneGroup(group)
        ? values.find(
            ({ value }) =>
              (one ?? several ?? '').includes(`'${value}'`) && codeTone(group, value) === opposite,
          )
        : undefined
      if (other) source.warn(column, 'tone', copiedProblems.toneContrary(other.text, tone, opposite))
    }
}
