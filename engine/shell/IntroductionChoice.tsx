import { useState } from 'react'
import { introduceAs } from '../auth/directoryFlow'
import { text } from '../i18n/text'
import styles from './DirectoryWays.module.css'
import { useFrame } from './frame'
import form from './LoginPage.module.css'
import type { DirectoryFacts } from './loginPageFacts'
import { useEnter } from './useEnter'

export interface IntroductionChoiceProps {
  readonly introduction: NonNullable<DirectoryFacts['introduction']>
}

/** The directory has proved somebody whom nobody knows by that identity yet: he says once who he is (spec §7: addUser). */
export function IntroductionChoice({ introduction: { epId, people } }: IntroductionChoiceProps) {
  const frame = useFrame()
  const enter = useEnter()
  const [problem, setProblem] = useState('')
  const [isRunning, setIsRunning] = useState(false)
  const choose = async (userId: string) => {
    setIsRunning(true)
    setProblem('')
    const entered = await introduceAs(frame, userId, epId)
    if (entered.outcome === 'open') await enter()
    else if (entered.outcome === 'refused') setProblem(entered.message)
    setIsRunning(false)
  }
  return (
    <>
      <h1 className={form.title}>{text('loginIntroduceTitle')}</h1>
      <p className={form.lead}>{text('loginIntroduceLead')}</p>
      <ul className={styles.people}>
        {people.map(({ singleid, hname, deptnm }) => (
          <li key={singleid}>
            <button
              type="button"
              className={form.account}
              disabled={isRunning}
              onClick={() => void choose(singleid)}
            >
              <span className={form.accountName}>{hname}</span>
              <span className={form.accountNote}>
                {singleid} · {deptnm}
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
