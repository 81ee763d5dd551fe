import type { RowsRoom } from '../contract/rowsRoom'
import { withoutEmptyValues } from '../runtime/row'
import type { ScreenCore } from './screenCore'

/** Assumed by the domain: a pause after which somebody is thought to have finished a word. */
const pauseMilliseconds = 300

/** Whether somebody has typed into the document of the page, or is about to make one. */
function isTyping({ rooms }: Pick<ScreenCore, 'rooms'>): boolean {
  const { document } = rooms
  return document?.get().phase === 'ready' && (document.get().isNew || document.isDirty())
}

/** What a grid would ask about now. */
function askedBy({ host }: ScreenCore, room: RowsRoom): string {
  const given = withoutEmptyValues(host.evaluateAll(room.with))
  return JSON.stringify(given)
}

/**
 * Searches the grids that follow what is typed, one call of each at a time: what was typed meanwhile is asked about when the
 * answer is there.
 */
export function followTyping(core: ScreenCore): () => void {
  const followers = core.rooms.grids.filter(({ plan }) => plan.whileTyping).map(room => follower(core, room))
  if (followers.length === 0) return () => undefined
  const unsubscribe = core.store.subscribe(() => {
    for (const { changed } of followers) changed()
  })
  return () => {
    unsubscribe()
    for (const { stop } of followers) stop()
  }
}

function follower(core: ScreenCore, room: RowsRoom) {
  let known = askedBy(core, room)
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isAsking = false

  async function ask(): Promise<void> {
    waiting = undefined
    isAsking = true
    const about = known
    await room.search()
    isAsking = false
    if (about !== known && isTyping(core) && !core.isDisposed) void ask()
  }

  function changed(): void {
    const asked = askedBy(core, room)
    if (asked === known) return
    known = asked
    clearTimeout(waiting)
    // Nothing is asked about a document as it was loaded, and what was found for another one is gone.
    if (!isTyping(core)) room.clear()
    else if (!isAsking) waiting = setTimeout(() => void ask(), pauseMilliseconds)
  }

  return { changed, stop: () => clearTimeout(waiting) }
}
