import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { FileItem, PostDocument } from '../../../codegen/generated/types'
import { RichText } from '../../../widgets/RichText'
import { isFailure } from '../../auth/apiClient'
import { supplierText } from '../../i18n/supplierTexts'
import { text } from '../../i18n/text'
import dialogStyles from '../dialogs/AskDialog.module.css'
import { useModal } from '../dialogs/useModal'
import { useFrame } from '../frame/frame'
import { PanelFailure } from '../frame/PanelFailure'
import { saveFile } from '../frame/saveFile'
import styles from './NoticeDialog.module.css'

type NoticeState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly post: PostDocument }
  | { readonly state: 'failed'; readonly isGone: boolean; readonly message: string }

/** Row policies cannot tell a notice that was never there from one that has ended. */
const goneStatus: readonly number[] = [400, 403, 404]

interface NoticeDialogProps {
  readonly boardId: string
  readonly postNo: string
  readonly onClose: () => void
  /** Offers to leave it closed for the rest of the day. */
  readonly onNotToday?: (() => void) | undefined
}

/** A post, to be read above the page; one that must be read asks for a confirmation. Esc puts that off. */
export function NoticeDialog({ boardId, postNo, onClose, onNotToday }: NoticeDialogProps) {
  const titleId = useId()
  const { call, ask } = useFrame()
  const dialog = useModal({ onDismiss: onClose })
  const { notice, reload } = useNotice(boardId, postNo)
  const { header, files = [] } = notice.state === 'ready' ? notice.post : {}
  const isToConfirm = header?.mustYn === 'Y' && header.confirmDt === undefined
  const confirm = async () => {
    try {
      await call('confirmPost', { boardId, postNo: Number(postNo) })
      onClose()
    } catch (error) {
      if (!isFailure(error)) throw error
      await ask.alert(error.message)
    }
  }
  return (
    <dialog className={`${dialogStyles.dialog} ${styles.notice}`} ref={dialog} aria-labelledby={titleId}>
      <h2 className={dialogStyles.title} id={titleId}>
        {header?.title ?? supplierText('notice')}
      </h2>
      <div className={styles.body} aria-busy={notice.state === 'loading'}>
        {notice.state === 'loading' && <p role="status">{text('loading')}…</p>}
        {notice.state === 'failed' && notice.isGone && <p role="alert">{supplierText('noticeGone')}</p>}
        {notice.state === 'failed' && !notice.isGone && (
          <PanelFailure message={notice.message} onReload={reload} />
        )}
        {header && (
          <>
            {isToConfirm && <p className={styles.must}>{supplierText('noticeMust')}</p>}
            <p className={styles.written}>
              {supplierText('noticeWritten')} {header.writeDt.slice(0, 10)}
            </p>
            <RichText id={`${titleId}-content`} label={header.title} html={header.content} />
            {files.length > 0 && <NoticeFiles files={files} />}
          </>
        )}
      </div>
      <div className={dialogStyles.foot}>
        {onNotToday && (
          <button type="button" className="button" onClick={onNotToday}>
            {supplierText('noticeNotToday')}
          </button>
        )}
        <button
          type="button"
          className="button"
          data-look={isToConfirm ? undefined : 'primary'}
          onClick={onClose}
        >
          {text('close')}
        </button>
        {isToConfirm && (
          <button type="button" className="button" data-look="primary" onClick={() => void confirm()}>
            {supplierText('noticeConfirm')}
          </button>
        )}
      </div>
    </dialog>
  )
}

function NoticeFiles({ files }: Pick<PostDocument, 'files'>) {
  const { call, ask } = useFrame()
  const download = async ({ fileId, fileSeq, fileName }: FileItem) => {
    try {
      saveFile(await call('downloadFileWs', { id: fileId, seq: fileSeq }), fileName)
    } catch (error) {
      if (!isFailure(error)) throw error
      await ask.alert(error.message)
    }
  }
  return (
    <ul className={styles.files} aria-label={supplierText('noticeFiles')}>
      {files.map(file => (
        <li key={`${file.fileId} ${file.fileSeq}`}>
          <button type="button" className="button" onClick={() => void download(file)}>
            {file.fileName}
          </button>
        </li>
      ))}
    </ul>
  )
}

function useNotice(
  boardId: string,
  postNo: string,
): { readonly notice: NoticeState; readonly reload: () => void } {
  const { call } = useFrame()
  const [notice, setNotice] = useState<NoticeState>({ state: 'loading' })
  const leaving = useRef<AbortController>(undefined)

  const reload = useCallback(() => {
    leaving.current?.abort()
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setNotice({ state: 'loading' })
    call('getPost', { boardId, postNo: Number(postNo) }, { signal })
      .then(post => setNotice({ state: 'ready', post }))
      .catch((error: unknown) => {
        if (!isFailure(error)) throw error
        if (error.kind !== 'aborted')
          setNotice({
            ...{ state: 'failed', message: error.message },
            isGone: goneStatus.includes(error.status),
          })
      })
  }, [call, boardId, postNo])

  useEffect(() => {
    reload()
    return () => leaving.current?.abort()
  }, [reload])

  return { notice, reload }
}
