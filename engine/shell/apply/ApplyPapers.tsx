import { useId, useRef } from 'react'
import { useStore } from 'zustand'
import { translate } from '../../../schemas/shared/translated'
import { acceptedFileTypes, fileProblem } from '../../files/fileProblem'
import { sizeText } from '../../files/sizeText'
import { applyLabels, applyText } from '../../i18n/applyTexts'
import { useFrame } from '../frame/frame'
import styles from './Apply.module.css'
import type { DraftFile } from './applyDraft'
import { neededPapers, paperText } from './applyRules'
import { application, putFiles } from './applyStore'
import { uploadPaper } from './uploadPaper'
import { useApplyCodes } from './useApplyCodes'
import { useOnce } from './useOnce'

/** The papers of an application, each with its kind. */
export function ApplyPapers({ onTokenEnded }: { readonly onTokenEnded: () => void }) {
  const { call } = useFrame()
  const { files, values, problems } = useStore(application)
  const { once, isRunning } = useOnce(onTokenEnded)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const kinds = useApplyCodes('COMP_DOC_TYPE')
  const needed = neededPapers[values.bizType ?? ''] ?? []
  const add = async (chosen: readonly File[]) => {
    for (const file of chosen) {
      const known = application.getState().files
      const fault = fileProblem(file, known.length)
      if (fault !== undefined)
        return application.setState({ problems: { ...problems, fileId: `${file.name}: ${fault}` } })
      const paper = await uploadPaper(call, file)
      putFiles([...application.getState().files, paper])
    }
  }
  const change = (at: number, part: Partial<DraftFile>) =>
    putFiles(files.map((file, place) => (place === at ? { ...file, ...part } : file)))
  return (
    <section aria-labelledby={id} className={styles.papers}>
      <h2 id={id} className={styles.part}>
        {applyText('filePart')}
      </h2>
      <p className={styles.note}>
        {needed.length > 0 && `${applyText('filesNeeded', [needed.map(paperText).join(', ')])} · `}
        {applyText('filesLimit')}
      </p>
      {files.length === 0 && <p className={styles.empty}>{applyText('noFiles')}</p>}
      <ul className={styles.list}>
        {files.map((file, at) => (
          <li key={`${file.fileId}/${file.fileSeq}`} className={styles.paper}>
            <span className={styles.fileName}>
              {file.fileName} <small className={styles.size}>{sizeText(file.fileSize)}</small>
            </span>
            <select
              className={styles.input}
              aria-label={`${applyLabels.docType}: ${file.fileName}`}
              value={file.docType ?? ''}
              onChange={event =>
                change(at, { docType: event.target.value as NonNullable<DraftFile['docType']> })
              }
            >
              <option value="">{applyLabels.docType}</option>
              {translate(kinds)
                .filter(({ value }) => value !== 'APPR')
                .map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
            </select>
            <input
              className={styles.input}
              aria-label={`${applyLabels.bigo}: ${file.fileName}`}
              placeholder={applyLabels.bigo}
              maxLength={400}
              value={file.bigo ?? ''}
              onChange={event => change(at, { bigo: event.target.value })}
            />
            <button
              type="button"
              className="button"
              aria-label={applyText('removeFile', [file.fileName])}
              onClick={() => putFiles(files.filter((_, place) => place !== at))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFileTypes}
        data-testid="papers"
        onChange={event => {
          const chosen = [...(event.target.files ?? [])]
          event.target.value = ''
          void once(() => add(chosen), 'fileId')
        }}
      />
      <button
        type="button"
        className="button"
        aria-disabled={isRunning}
        onClick={() => !isRunning && input.current?.click()}
      >
        {applyText(isRunning ? 'running' : 'addFiles')}
      </button>
      <p className={styles.problem} role="status">
        {problems.fileId}
      </p>
    </section>
  )
}
