import type { Workflow } from '../../schemas/workflow/workflow'

/**
 * How many states of its way a document of this state has certainly been in and left. One that was returned or refused has come at
 * least as far as the earliest state from which that happens.
 */
export function passedStates(
  workflow: Pick<Workflow, 'path' | 'transitions'>,
  status: string,
  asked: readonly string[] = [],
): number {
  const at = workflow.path.indexOf(status)
  if (at >= 0) return at
  const seen = [...asked, status]
  const leading = workflow.transitions.filter(({ to, otherwise = [] }) => [to, ...otherwise].includes(status))
  const passed = leading.flatMap(({ from }) => {
    if (from === 'any') return [0]
    return from
      .filter(state => !seen.includes(state))
      .map(state => {
        const index = workflow.path.indexOf(state)
        return index >= 0 ? index + 1 : passedStates(workflow, state, seen)
      })
  })
  return passed.length === 0 ? 0 : Math.min(...passed)
}
