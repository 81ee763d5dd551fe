import type { JudgedMutant, MutationScore } from './judgeMutants'

/** Share of mutants that must be reported at the right line. */
export const leastShare = 0.95

/** The score by kind, the survivors one by one, and whether the goal is met. */
export function mutationReport({ judged, equivalent, falseAlarms }: MutationScore): {
  readonly text: string
  readonly isMet: boolean
} {
  const survivors = judged.filter(({ verdict }) => verdict !== 'found')
  const share = (judged.length - survivors.length) / judged.length
  const kinds = [...new Set(judged.map(({ mutant }) => mutant.kind))].sort()
  const lines = kinds.map(kind => {
    const all = judged.filter(({ mutant }) => mutant.kind === kind)
    const found = all.filter(({ verdict }) => verdict === 'found').length
    return `${`${found}/${all.length}`.padStart(8)}  ${kind}`
  })
  const crashes = survivors.filter(({ verdict }) => verdict === 'crash').length
  const text = [
    ...lines,
    '',
    ...survivors.map(survivorText),
    '',
    falseAlarms === '' ? 'Nothing is reported about right definitions.' : `False alarms:\n${falseAlarms}`,
    `${judged.length} mutants of ${kinds.length} kinds, ${equivalent} equivalent left out, ${crashes} crashes.`,
    `Reported at the right line: ${(share * 100).toFixed(1)} % (goal ${leastShare * 100} %).`,
  ]
  return { text: text.join('\n'), isMet: share >= leastShare && crashes === 0 && falseAlarms === '' }
}

function survivorText({ mutant, verdict, problems, crash }: JudgedMutant): string {
  const places = mutant.places.map(({ file, line }) => `${file}:${line}`)
  const reported = problems.slice(0, 2).map(({ file, line, code }) => `${file}:${line} ${code}`)
  const rest = crash ?? (reported.length > 0 ? `reported at ${reported.join(', ')}` : 'nothing reported')
  return `${verdict.padEnd(9)} ${mutant.kind}: ${mutant.what}\n          ${[...new Set(places)].slice(0, 3).join(', ')} — ${rest}`
}
