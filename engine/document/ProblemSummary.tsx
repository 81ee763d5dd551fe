import { useRef } from 'react'
import type { DocumentRoom, ListedProblem } from '../contract/documentRoom'
import { useControlId } from '../render/screenContext'
import { focusPlace } from '../render/useFocusPlace'
import { useSlice } from '../render/useSlice'
import { say } from '../runtime/say'

import './problemSummary.css'

/** What is missing or wrong, in one place; each line leads to its field. */
export function ProblemSummary({ room }: { readonly room: DocumentRoom }) {
  const problems = useProblems(room)
  const prefix = useControlId('')
  if (problems.length === 0) return null
  return (
    <section className="problem-summary" aria-label={say('problemsTitle', problems.length)}>
      <h2>{say('problemsTitle', problems.length)}</h2>
      <ul>
        {problems.map(problem => (
          <li key={`${problem.place} ${problem.cell?.line ?? ''} ${problem.text}`}>
            <button
              type="button"
              className="problem-link"
              onClick={() => {
                if (problem.cell) room.lines(problem.place).goTo(problem.cell)
                else focusPlace(prefix + problem.place)
              }}
            >
              {problem.text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The list is computed; it counts as the same while it says the same. */
function useProblems(room: DocumentRoom): readonly ListedProblem[] {
  const last = useRef<{ readonly key: string; readonly list: readonly ListedProblem[] }>({
    key: '[]',
    list: [],
  })
  return useSlice(room, () => {
    const list = room.listProblems()
    const key = JSON.stringify(list)
    if (last.current.key !== key) last.current = { key, list }
    return last.current.list
  })
}
