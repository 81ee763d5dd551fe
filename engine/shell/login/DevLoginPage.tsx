import { type FormEvent, useEffect, useState } from 'react'
import type { CyberUser, OutboxMessage } from '../../../codegen/generated/types'
import { isFailure } from '../../auth/apiClient'
import { chooseCyberUser } from '../../auth/cyberLoginFlow'
import type { DemoAccount } from '../../auth/demoAccounts'
import { logIn } from '../../auth/loginFlow'
import { devTexts } from '../../i18n/devTexts'
import { useFrame } from '../frame/frame'
import person from '../person/PersonInfo.module.css'
import { PlainField } from '../person/PlainField'
import styles from './DevLoginPage.module.css'
import page from './LoginPage.module.css'
import { loadLoginPageFacts } from './loginPageFacts'
import { useEnter } from './useEnter'

const nothing = { compNo: '', userName: '', dsadId: '' }
const shownMessages = 10

/** Spec §2, for developers: a user of either portal is chosen and logged in without a code; what was sent last stands beside. */
export function DevLoginPage() {
  const frame = useFrame()
  const enter = useEnter()
  const { call, session } = frame
  const [filter, setFilter] = useState(nothing)
  const [users, setUsers] = useState<readonly CyberUser[]>()
  const [messages, setMessages] = useState<readonly OutboxMessage[]>([])
  const [staff, setStaff] = useState<readonly DemoAccount[]>([])
  const [problem, setProblem] = useState('')
  const [isRunning, setIsRunning] = useState(false)

  const run = async (work: () => Promise<void>) => {
    setIsRunning(true)
    setProblem('')
    try {
      await work()
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(error.message)
    }
    setIsRunning(false)
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      session.setState({ portal: 'external', loginTransaction: undefined })
      const { userInfo, transaction } = await call('getCyberUserList', { body: filter })
      session.setState({ loginTransaction: transaction })
      setUsers(userInfo)
    })
  }
  const logInSupplier = (userId: string) =>
    run(async () => {
      const chosen = await chooseCyberUser(frame, userId)
      if (chosen.outcome === 'refused') setProblem(chosen.message)
      else await enter()
    })
  const logInStaff = ({ singleid, password }: DemoAccount) =>
    run(async () => {
      session.setState({ portal: 'internal' })
      const result = await logIn(frame, { username: singleid, password })
      if (result.isLoggedIn) await enter()
      else setProblem(result.message)
    })
  const readOutbox = () => run(async () => setMessages((await call('listOutbox', {})).rows))

  useEffect(() => {
    Promise.all([call('listOutbox', {}), loadLoginPageFacts(call)])
      .then(([{ rows }, { demoAccounts }]) => {
        setMessages(rows)
        setStaff(demoAccounts)
      })
      .catch((error: unknown) => {
        if (!isFailure(error)) throw error
        setProblem(error.message)
      })
  }, [call])
  return (
    <main className={page.page}>
      <section className={styles.wide}>
        <h1 className={page.title}>{devTexts.loginTitle}</h1>
        <p className={page.lead}>{devTexts.loginLead}</p>
        <form className={`${person.card} ${styles.filter}`} noValidate onSubmit={search}>
          {(['compNo', 'userName', 'dsadId'] as const).map(name => (
            <PlainField
              key={name}
              label={devTexts[name]}
              value={filter[name]}
              maxLength={30}
              onChange={value => setFilter({ ...filter, [name]: value })}
            />
          ))}
          <button type="submit" className="button" data-look="primary" disabled={isRunning}>
            {devTexts.search}
          </button>
        </form>
        <p className={page.problem} role="alert">
          {problem}
        </p>
        <SupplierUsers users={users} isRunning={isRunning} onLogIn={userId => void logInSupplier(userId)} />
        <div className={person.card}>
          <h2>{devTexts.staff}</h2>
          <ul className={styles.staff}>
            {staff.map(account => (
              <li key={account.singleid}>
                <button
                  type="button"
                  className="button"
                  disabled={isRunning}
                  title={account.note}
                  onClick={() => void logInStaff(account)}
                >
                  {account.hname} · {account.singleid}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <Outbox messages={messages} isRunning={isRunning} onReload={() => void readOutbox()} />
      </section>
    </main>
  )
}

interface SupplierUsersProps {
  /** Undefined before the first search. */
  readonly users: readonly CyberUser[] | undefined
  readonly isRunning: boolean
  readonly onLogIn: (userId: string) => void
}

function SupplierUsers({ users, isRunning, onLogIn }: SupplierUsersProps) {
  return (
    <div className={person.card}>
      <h2>{devTexts.suppliers}</h2>
      {users === undefined || users.length === 0 ? (
        <p role="status">{users === undefined ? devTexts.notSearched : devTexts.nothing}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{devTexts.userId}</th>
              <th scope="col">{devTexts.userName}</th>
              <th scope="col">{devTexts.compNameKr}</th>
              <th scope="col">{devTexts.status}</th>
              <th scope="col">{devTexts.logIn}</th>
            </tr>
          </thead>
          <tbody>
            {users.map(user => (
              <tr key={user.userId}>
                <td>{user.userId}</td>
                <td>{user.userName}</td>
                <td>{user.compNameKr}</td>
                <td>{user.status}</td>
                <td>
                  <button
                    type="button"
                    className="button"
                    disabled={isRunning}
                    aria-label={`${user.userName} ${devTexts.logIn}`}
                    onClick={() => onLogIn(user.userId)}
                  >
                    {devTexts.logIn}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

interface OutboxProps {
  readonly messages: readonly OutboxMessage[]
  readonly isRunning: boolean
  readonly onReload: () => void
}

/** What was sent last. */
function Outbox({ messages, isRunning, onReload }: OutboxProps) {
  return (
    <div className={person.card}>
      <h2>{devTexts.outbox}</h2>
      {messages.length === 0 && <p>{devTexts.outboxNone}</p>}
      <ul className={styles.messages}>
        {messages.slice(0, shownMessages).map(message => (
          <li key={message.outboxSeq}>
            <b>{message.userId}</b> {message.text}
          </li>
        ))}
      </ul>
      <button type="button" className="button" disabled={isRunning} onClick={onReload}>
        {devTexts.reload}
      </button>
    </div>
  )
}
