import { useState } from 'react'
import type { PersonRow } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { DateField } from '../../../widgets/DateField'
import { isFailure } from '../../auth/apiClient'
import { personText } from '../../i18n/personTexts'
import { useFrame } from '../frame/frame'
import styles from './PersonInfo.module.css'
import { PlainField } from './PlainField'
import type { PersonDraft } from './personDraft'

interface DelegateFieldsProps {
  readonly draft: PersonDraft
  readonly problem: { readonly field: string; readonly text: string } | undefined
  readonly onChange: (values: Partial<PersonDraft>) => void
}

const shownPeople = 20

/** Who approves for one while one is away, and for how long. */
export function DelegateFields({ draft, problem, onChange }: DelegateFieldsProps) {
  const { call, clock } = useFrame()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly PersonRow[]>()
  const [refusal, setRefusal] = useState<string>()
  const { delegateSingleid, delegateNm } = draft

  const find = async () => {
    const word = typed.trim()
    setFound(undefined)
    setRefusal(undefined)
    if (word.length < 2) return setRefusal(personText('delegateEmpty'))
    try {
      const people = await call('popupPerson', /^[a-z]/i.test(word) ? { singleid: word } : { hname: word })
      if (people.length === 0) setRefusal(personText('delegateNobody'))
      setFound(people.slice(0, shownPeople))
    } catch (error) {
      if (!isFailure(error)) throw error
      setRefusal(error.message)
    }
  }
  const choose = (person: PersonRow) => {
    onChange({ delegateSingleid: person.singleid, delegateNm: person.hname })
    setFound(undefined)
    setTyped('')
  }
  const clear = () => onChange({ delegateSingleid: '', delegateNm: '', delegateFrom: '', delegateTo: '' })
  const problemOf = (field: string) => (problem?.field === field ? problem.text : undefined)
  return (
    <section className={styles.card} aria-labelledby="personDelegate">
      <h2 id="personDelegate">{personText('delegate')}</h2>
      <p className={styles.lead}>{personText('delegateLead')}</p>
      <div className={styles.grid}>
        <div className={styles.field}>
          <span className={styles.label}>{personText('delegate')}</span>
          <span className={styles.search}>
            <span className={styles.value}>
              {delegateSingleid === '' ? personText('delegateNone') : `${delegateNm} (${delegateSingleid})`}
            </span>
            {delegateSingleid !== '' && (
              <button type="button" className="button" onClick={clear}>
                {personText('delegateClear')}
              </button>
            )}
          </span>
          {problemOf('delegateSingleid') && (
            <p className={styles.problem} role="alert">
              {problemOf('delegateSingleid')}
            </p>
          )}
        </div>
        {(['delegateFrom', 'delegateTo'] as const).map(name => (
          <div className={styles.field} key={name}>
            <label className={styles.label} htmlFor={name}>
              {personText(name)}
            </label>
            <DateField
              id={name}
              label={personText(name)}
              value={draft[name]}
              today={koreanDay(new Date(clock.now()))}
              {...errorOf(problemOf(name))}
              onChange={day => onChange({ [name]: day })}
            />
            {problemOf(name) && (
              <p className={styles.problem} role="alert">
                {problemOf(name)}
              </p>
            )}
          </div>
        ))}
        <div className={styles.search}>
          <PlainField
            label={personText('delegateFind')}
            value={typed}
            maxLength={30}
            problem={refusal}
            onChange={word => {
              setTyped(word)
              setRefusal(undefined)
            }}
            onKeyDown={event => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              void find()
            }}
          />
          <button type="button" className="button" onClick={() => void find()}>
            {personText('delegateSearch')}
          </button>
        </div>
        {found && found.length > 0 && (
          <ul className={styles.people} aria-label={personText('delegateFound')}>
            {found.map(person => (
              <li key={person.singleid}>
                <button type="button" className="button" onClick={() => choose(person)}>
                  {person.hname} · {person.deptnm} · {person.singleid}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

const errorOf = (error: string | undefined) => (error === undefined ? {} : { error })
