import { fillMessage } from '../../schemas/shared/koreanParticle'
import type { PrintedSheet } from '../../schemas/shared/printedSheet'
import { isKorean } from '../../schemas/shared/translated'
import { PrintLines } from './PrintLines'
import { printTexts } from './printTexts'
import './printSheet.css'

/** One document on A4, the same on the screen and on paper. */
export function PrintSheet({ sheet }: { readonly sheet: PrintedSheet }) {
  const {
    title,
    number,
    fields,
    parties = [],
    lines,
    tables = [],
    amount,
    approvals,
    notes = [],
    mark,
    pictures = [],
    isWide,
  } = sheet
  const printed = fillMessage(printTexts.printed, [sheet.printedOn, sheet.printedBy])
  return (
    <article className="print-sheet" aria-label={title} data-mark={mark} data-wide={isWide}>
      <header className="print-head">
        <div>
          <h1>{title}</h1>
          <p className="print-number">{isWide ? number : `${printTexts.number} ${number}`}</p>
        </div>
        {/* Below a report that just fills its pages it would have one of its own. */}
        {isWide && <p className="print-foot">{printed}</p>}
        {approvals.length > 0 && (
          <ol className="print-approvals">
            {approvals.map(({ role, name, state, on }) => (
              <li key={`${role} ${name}`}>
                <span>{role}</span>
                <strong>{state}</strong>
                <span>{name}</span>
                <time>{on}</time>
              </li>
            ))}
          </ol>
        )}
      </header>
      {parties.length > 0 && (
        <div className="print-parties">
          {parties.map(({ role, facts }) => (
            <section key={role} aria-label={role}>
              <h2>{role}</h2>
              <dl>
                {facts.map(({ label, text }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      )}
      {fields.length > 0 && (
        <dl className="print-fields">
          {fields.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {amount && (
        <p className="print-amount">
          <span>{printTexts.amount}</span>
          {(isKorean() || amount.hangul === '') && <strong>{amount.hangul || amount.figure}</strong>}
          {amount.hangul !== '' && <span>(₩{amount.figure})</span>}
        </p>
      )}
      {pictures.map(({ label, source }) => (
        <img key={label} className="print-picture" src={source} alt={label} />
      ))}
      {lines && <PrintLines lines={lines} head={`${title} · ${number}`} isNumbered={!isWide} />}
      {tables.map(({ title: of, lines: further }) => (
        <PrintLines
          key={of}
          lines={further}
          head={`${title} · ${fields[0]?.text ?? number} · ${of}`}
          isNumbered
        />
      ))}
      {notes.length > 0 && (
        <ul className="print-notes">
          {notes.map(note => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {!isWide && <footer className="print-foot">{printed}</footer>}
    </article>
  )
}
