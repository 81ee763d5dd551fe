import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FileItem, PostDocument } from '../../../codegen/generated/types'
import { RichText } from '../../../widgets/RichText'
import { isFailure } from '../../auth/apiClient'
import { homeOf } from '../../auth/portalOf'
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

/** A notice for suppliers, to be read. Its address may be sent on; closed, the home below it stands as it was. */
export function NoticeDialog({ postNo }: { readonly postNo: string }) {
  const navigate = useNavigate()
  const titleId = useId()
  const close = () => void navigate(homeOf('external'))
  const dialog = useModal({ onDismiss: close })
  const { notice, reload } = useNotice(postNo)
  const { header, files = [] } = notice.state === 'ready' ? notice.post : {}
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
            <p className={styles.written}>
              {supplierText('noticeWritten')} {header.writeDt.slice(0, 10)}
            </p>
            <RichText id={`${titleId}-content`} label={header.title} html={header.content} />
            {files.length > 0 && <NoticeFiles files={files} />}
          </>
        )}
      </div>
      <div className={dialogStyles.foot}>
        <button type="button" className="button" data-look="primary" onClick={close}>
          {text('close')}
        </button>
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

function useNotice(postNo: string): { readonly notice: NoticeState; readonly reload: () => void } {
  const { call } = useFrame()
  const [notice, setNotice] = useState<NoticeState>({ state: 'loading' })
  const leaving = useRef<AbortController>(undefined)

  const reload = useCallback(() => {
    leaving.current?.abort()
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setNotice({ state: 'loading' })
    call('getPost', { boardId: 'ogpms', postNo: Number(postNo) }, { signal })
      .then(post => setNotice({ state: 'ready', post }))
      .catch((error: unknown) => {
        if (!isFailure(error)) throw error
        if (error.kind !== 'aborted')
          setNotice({
            ...{ state: 'failed', message: error.message },
            isGone: goneStatus.includes(error.status),
          })
      })
  }, [call, postNo])

  useEffect(() => {
    reload()
    return () => leaving.current?.abort()
  }, [reload])

  return { notice, reload }
}
