import { formatDecimal } from '../../schemas/shared/decimal'
import { useScreenState } from '../render/screenContext'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'
import './workBar.css'

/** Long work under way, with its progress and a way to stop it. */
export function WorkBar() {
  const { Button } = useWidgets()
  const work = useScreenState(state => state.work)
  if (!work) return null
  return (
    <div className="work-bar">
      <progress max={work.total} value={work.done} aria-label={say('exportProgress')} />
      <span>{say('exporting', formatDecimal(String(work.done)), formatDecimal(String(work.total)))}</span>
      <Button label={say('cancel')} look="quiet" onPress={work.cancel} />
    </div>
  )
}
