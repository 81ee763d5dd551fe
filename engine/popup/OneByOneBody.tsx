import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { EntryPopup, OneByOne } from '../contract/popup'
import { useControlId } from '../render/screenContext'
import { focusPlace } from '../render/useFocusPlace'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { EntryFields } from './EntryFields'
import './oneByOne.css'

/** The field that finds a record, what is found, and a button for each decision. */
export function OneByOneBody({ popup, work }: { readonly popup: EntryPopup; readonly work: OneByOne }) {
  const { ScanField, Field } = useWidgets()
  const { find } = work.plan
  const { typed, isFound, isSearching, error, last, done, all } = useStore(work.store)
  const id = useControlId(find.field)
  useEffect(() => focusPlace(id), [id])
  return (
    <div className="one-by-one">
      <Field id={id} label={find.label} error={error}>
        <ScanField
          id={id}
          label={find.label}
          value={typed}
          error={error}
          placeholder={say('scanNext')}
          isBusy={isSearching}
          onChange={work.type}
          onFound={text => void work.search(text)}
        />
      </Field>
      <p className="one-by-one-progress">
        {Number.isFinite(all) && all > 0 && (
          <>
            <span>{say('decidedOf', all.toLocaleString('ko-KR'), done.toLocaleString('ko-KR'))}</span>
            <progress value={done} max={all} aria-label={say('decidedOf', all, done)} />
          </>
        )}
        <span role="status">{last}</span>
      </p>
      {isFound && (
        <section className="card one-by-one-card" aria-label={typed}>
          <EntryFields popup={popup} />
          <Decisions popup={popup} work={work} />
        </section>
      )}
    </div>
  )
}

function Decisions({ popup, work }: { readonly popup: EntryPopup; readonly work: OneByOne }) {
  const { decide } = work.plan
  const { host, room } = popup
  const decided = useSlice(room, ({ header }) => textOf(header[decide.field]))
  const id = useControlId(decide.field)
  return (
    <fieldset className="one-by-one-decisions" aria-label={decide.label}>
      {decide.values.map((value, index) => (
        <button
          key={value}
          {...(index === 0 && { id })}
          type="button"
          className="button"
          data-look={decided === value ? 'primary' : undefined}
          aria-pressed={decided === value}
          onClick={() => void work.decide(value)}
        >
          {host.services.codes.text(decide.code, value)}
        </button>
      ))}
    </fieldset>
  )
}
