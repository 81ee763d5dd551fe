import { useEffect } from 'react'
import type { SourcingGroupFieldProps } from '../engine/render/widgetContract'
import { ReadText } from './ReadText'
import { SelectField } from './SelectField'
import { widgetText } from './widgetText'
import './choiceGroup.css'
import './field.css'

/** Two characters a level, so the code of a group names the groups above it. */
const levelLength = 2
const levels = ['level1', 'level2', 'level3', 'level4'] as const

const codeAt = (value: string, level: number) =>
  value.length >= (level + 1) * levelLength ? value.slice(0, (level + 1) * levelLength) : ''

/** Four lists side by side (spec §2). Choosing one empties those behind it and offers what lies below. */
export function SourcingGroupField(props: SourcingGroupFieldProps) {
  const { id, label, value, options, onNeed, onChange, onEnter, error, isRequired, isDisabled, isReadOnly } =
    props
  const parents = levels.map((_, level) => (level === 0 ? '' : codeAt(value, level - 1)))
  const missing = parents.filter((parent, level) => (level === 0 || parent !== '') && !options[parent])
  const needed = missing.join(',')
  useEffect(() => {
    for (const parent of needed.split(',')) if (needed !== '' || !options['']) onNeed(parent)
  }, [needed, onNeed, options])
  const textOf = (code: string) =>
    levels
      .map((_, level) => codeAt(code, level))
      .filter(one => one !== '')
      .map(one => nameOf(options, one))
      .join(' > ')
  if (isReadOnly) return <ReadText id={id} text={textOf(value)} />
  return (
    <fieldset className="sourcing-group" aria-label={label}>
      {levels.map((name, level) => {
        const parent = parents[level] ?? ''
        return (
          <SelectField
            key={name}
            id={level === 0 ? id : `${id}-${level + 1}`}
            label={widgetText('levelOf', label, widgetText(name))}
            value={codeAt(value, level)}
            options={options[parent] ?? []}
            emptyText={widgetText(name)}
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
    </fieldset>
  )
}

function nameOf(options: SourcingGroupFieldProps['options'], code: string): string {
  const known = options[code.slice(0, -levelLength)]?.find(option => option.value === code)
  return known?.text ?? code
}
