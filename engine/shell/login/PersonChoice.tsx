import { useState } from 'react'
import form from './LoginPage.module.css'
import styles from './PersonChoice.module.css'

interface PersonChoiceProps {
  readonly title: string
  readonly lead: string
  readonly people: readonly { readonly id: string; readonly name: string; readonly note: string }[]
  /** Answers why a person may not be taken, or nothing. */
  readonly onChoose: (id: string) => Promise<string | undefined>
}

/** Whom somebody goes in as, among those that he may be. */
export function PersonChoice({ title, lead, people, onChoose }: PersonChoiceProps) {
  const [problem, setProblem] = useState('')
  const [isRunning, setIsRunning] = useState(false)
  const choose = async (id: string) => {
    setIsRunning(true)
    setProblem('')
    setProblem((await onChoose(id)) ?? '')
    setIsRunning(false)
  }
  return (
    <>
      <h1 className={form.title}>{title}</h1>
      <p className={form.lead}>{lead}</p>
      <ul className={styles.people}>
        {people.map(({ id, name, note }) => (
          <li key={id}>
            <button
              type="button"
              className={form.account}
              disabled={isRunning}
              onClick={() => void choose(id)}
            >
              <span className={form.accountName}>{name}</span>
              <span className={form.accountNote}>
                {id} · {note}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={form.problem} role="alert">
        {problem}
      </p>
    </>
  )
}
