import { text } from '../../i18n/text'
import { DialogHost } from '../dialogs/DialogHost'

/** What stands until the server has said whether the first page may be seen: the frame's own lines and nothing else. */
export function StartPage() {
  return (
    <div className="start" role="status">
      <span className="visually-hidden">{text('loading')}</span>
      <div className="start-header" />
      <DialogHost />
    </div>
  )
}
