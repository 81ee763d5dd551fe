import { useState } from 'react'
import type { CyberUser } from '../../codegen/generated/types'
import { chooseCyberUser } from '../auth/cyberLoginFlow'
import { supplierText } from '../i18n/supplierTexts'
import styles from './CyberLogin.module.css'
import { useFrame } from './frame'
import form from './LoginPage.module.css'
import { useEnter } from './useEnter'

/** The directory's identity stands for several users; one of them goes in. */
export function CyberUserChoice({ users }: { readonly users: readonly CyberUser[] }) {
  const frame = useFrame()
  const enter = useEnter()
  const [problem, setProblem] = useState('')
  const [isRunning, setIsRunning] = useState(false)
  const choose = async (userId: string) => {
    setIsRunning(true)
    setProblem('')
    const chosen = await chooseCyberUser(frame, userId)
    if (chosen.outcome === 'refused') setProblem(chosen.message)
    else await enter()
    setIsRunning(false)
  }
  return (
    <>
      <h1 className={form.title}>{supplierText('chooseTitle')}</h1>
      <p className={form.lead}>{supplierText(users.length > 0 ? 'chooseLead' : 'chooseNone')}</p>
      <ul className={styles.users}>
        {users.map(({ userId, userName, compNameKr }) => (
          <li key={userId}>
            <button
              type="button"
              className={form.account}
              disabled={isRunning}
              onClick={() => void choose(userId)}
            >
              <span className={form.accountName}>{userName}</span>
              <span className={form.accountNote}>
                {userId} · {compNameKr}
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
