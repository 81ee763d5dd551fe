import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import type { FigureFieldPlan } from '../plan/kpiPlan'
import { figureProblems } from '../problem/catalogue/figureProblems'
import { present } from '../scope/fieldKind'
import { isWon } from '../scope/measures'
import type { Fields, Page } from '../scope/page'

/** A field of an answer that is shown as a figure or drawn; one that the answer does not have is reported. */
export function compileFigureField<Word extends string | number>(
  { on }: Page,
  entry: { readonly [word in Word]?: string },
  word: Word,
  fields: Fields,
  operation: OperationFact | undefined,
  isTwice: boolean,
): FigureFieldPlan | undefined {
  const name = String(entry[word])
  const fact = fields[name]
  const known = Object.values(fields)
  on.notes.name(entry, word, { thing: 'field', names: fields })
  if (isTwice) {
    on.source.report(on.source.valueAt(entry, word), figureProblems.fieldTwice(name))
  }
  if (fact)
    return present({
      field: name,
      label: fact.label,
      unit: fact.unit,
      code: fact.code,
      isMonth: fact.type === 'month' ? true : undefined,
      isWon: isWon(fact, operation) ? true : undefined,
    })
  // Without fields the missing operation or part has been reported already.
  if (operation && known.length > 0) {
    on.source.report(on.source.valueAt(entry, word), figureProblems.fieldUnknown(name, known, operation))
  }
  return undefined
}

/** The block names no part of the answer that it can show, or none where the answer holds several. */
export function reportPart<Word extends string>(
  { on }: Page,
  block: { readonly [word in Word]?: string } & { readonly part?: string },
  word: Word,
  operation: OperationFact,
  parts: readonly FieldFact[],
): void {
  const { part } = block
  on.source.report(
    part === undefined ? on.source.valueAt(block, word) : on.source.valueAt(block, 'part'),
    part === undefined
      ? figureProblems.partUnclear(operation.id, parts)
      : figureProblems.partUnknown(operation.id, part, parts),
  )
}
