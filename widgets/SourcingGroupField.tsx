import { useEffect } from 'react'
import type { SourcingGroupFieldProps } from '../engine/render/widgetContract'
import { groupAbove, groupAt } from '../schemas/shared/sourcingGroup'
import { Icon } from './Icon'
import { ReadText } from './ReadText'
import { SelectField } from './SelectField'
import { widgetText } from './widgetText'
import './choiceGroup.css'
import './field.css'

const levels = ['level1', 'level2', 'level3', 'level4'] as const

/** Four lists side by side (spec §2). Choosing one empties those behind it and offers what lies below. */
export function SourcingGroupField(props: SourcingGroupFieldProps) {
  const { id, label, value, options, onNeed, onChange, onEnter, onLookUp, error } = props
  const { isRequired, isDisabled, isReadOnly, emptyText } = props
  const parents = levels.map((_, level) => (level === 0 ? '' : groupAt(value, level - 1)))
  const missing = parents.filter((parent, level) => (level === 0 || parent !== '') && !options[parent])
  const needed = missing.join(',')
  useEffect(() => {
    for (const parent of needed.split(',')) if (needed !== '' || !options['']) onNeed(parent)
  }, [needed, onNeed, options])
  const textOf = (code: string) =>
    levels
      .map((_, level) => groupAt(code, level))
      .filter(one => one !== '')
      .map(one => nameOf(options, one))
      .join(' > ')
  if (isReadOnly) return <ReadText id={id} text={textOf(value)} />
  return (
    <fieldset className="sourcing-group" data-buttons={onLookUp ? 1 : undefined} aria-label={label}>
      {levels.map((name, level) => {
        const parent = parents[level] ?? ''
        return (
          <SelectField
            key={name}
            id={level === 0 ? id : `${id}-${level + 1}`}
            label={widgetText('levelOf', label, widgetText(name))}
            value={groupAt(value, level)}
            // A list below one that is still open has nothing of its own to offer.
            options={level > 0 && parent === '' ? [] : (options[parent] ?? [])}
            emptyText={emptyText}
            error={error}
            isRequired={isRequired === true && level === 0}
            isDisabled={isDisabled === true || (level > 0 && parent === '')}
            onEnter={onEnter}
            onChange={code => {
              const deepest = code === '' ? parent : code
              onChange(deepest, textOf(deepest))
            }}
          />
        )
      })}
      {onLookUp && (
        <button
          type="button"
          className="field-button"
          aria-label={widgetText('find', label)}
          aria-haspopup="dialog"
          disabled={isDisabled}
          onClick={onLookUp}
        >
          <Icon name="search" />
        </button>
      )}
    </fieldset>
  )
}

function nameOf(options: SourcingGroupFieldProps['options'], code: string): string {
  const known = options[groupAbove(code)]?.find(option => option.value === code)
  return known?.text ?? code
}
