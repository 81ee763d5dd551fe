import type { ImportRoom } from '../contract/importRoom'
import { useSlice } from '../render/useSlice'
import { say } from '../runtime/say'

/** How far reading and judging have come; closing or another file ends it. */
export function ImportProgress({ room }: { readonly room: ImportRoom }) {
  const { phase, fileName, done, total } = useSlice(room, state => state)
  return (
    <div className="import-progress" role="status">
      <p>{say(phase === 'reading' ? 'importReading' : 'importChecking', fileName)}</p>
      <progress
        aria-label={say('importProgress')}
        {...(phase === 'checking' && total > 0 ? { max: total, value: done } : {})}
      />
    </div>
  )
}
