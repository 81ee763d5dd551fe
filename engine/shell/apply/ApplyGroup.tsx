import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { SourcingGroupOption } from '../../../codegen/generated/types'
import { groupAt, isWholeGroup, levelBelow } from '../../../schemas/shared/sourcingGroup'
import { applyLabels, applyText } from '../../i18n/applyTexts'
import { useFrame } from '../frame/frame'
import styles from './Apply.module.css'
import { application, enter } from './applyStore'
import { useOnce } from './useOnce'

/** The sourcing group that somebody wishes for, level by level down to the fourth. */
export function ApplyGroup({ onTokenEnded }: { readonly onTokenEnded: () => void }) {
  const sgCode = useStore(application, state => state.values.sgCode ?? '')
  const problem = useStore(application, state => state.problems.sgCode)
  const levels = ['', ...[0, 1, 2].map(level => groupAt(sgCode, level))].filter(
    (parent, level) => level === 0 || parent !== '',
  )
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>
        {applyLabels.sgCode}
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      </legend>
      <div className={styles.levels}>
        {levels.map((parent, level) => (
          <GroupLevel
            key={parent}
            parent={parent}
            level={level}
            value={groupAt(sgCode, level)}
            onTokenEnded={onTokenEnded}
          />
        ))}
      </div>
      <p className={styles.problem} role="status">
        {isWholeGroup(sgCode) ? '' : problem}
      </p>
    </fieldset>
  )
}

interface GroupLevelProps {
  readonly parent: string
  readonly level: number
  readonly value: string
  readonly onTokenEnded: () => void
}

function GroupLevel({ parent, level, value, onTokenEnded }: GroupLevelProps) {
  const { call } = useFrame()
  const [options, setOptions] = useState<readonly SourcingGroupOption[]>([])
  const { once } = useOnce(onTokenEnded)
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (asked.current === parent) return
    asked.current = parent
    void once(async () => {
      const below = { SG_LEVEL: levelBelow(parent), ...(parent === '' ? {} : { UP_LEVEL: parent }) }
      setOptions(await call('getPublicSgCode', below))
    }, 'sgCode')
  }, [call, once, parent])
  return (
    <select
      className={styles.input}
      aria-label={`${applyLabels.sgCode} ${applyText('level', [level + 1])}`}
      value={value}
      onChange={event => enter({ sgCode: event.target.value === '' ? parent : event.target.value })}
    >
      <option value="">{applyText('level', [level + 1])}</option>
      {options.map(({ SG_CODE, SG_NAME }) => (
        <option key={SG_CODE} value={SG_CODE}>
          {SG_NAME}
        </option>
      ))}
    </select>
  )
}
