import { messageText } from '../../schemas/shared/resultCodes'
import type { RoomHost } from '../contract/roomHost'
import { say } from '../runtime/say'

interface EmptyBlock {
  readonly of?: string
  readonly emptyText?: string
}

/** Whether people search here, as against a page that shows what its address names. */
const hasConditions = ({ store }: RoomHost) => Object.keys(store.getState().filters).length > 0

/** What a block says that shows nothing because it has not been answered. */
export function idleText(host: RoomHost, { of }: EmptyBlock): string {
  if (of !== undefined) return say('chooseRowFirst')
  if (host.store.getState().isGivenUp) return say('searchGivenUp')
  return say(hasConditions(host) ? 'notSearched' : 'documentNotNamed')
}

/** What a block says beside a button of its own where a search was given up and the page has no conditions to search by. */
export function givenUpText(host: RoomHost, { of }: EmptyBlock, phase: string): string | undefined {
  const isHere =
    phase === 'idle' && of === undefined && host.store.getState().isGivenUp && !hasConditions(host)
  return isHere ? say('loadGivenUp') : undefined
}

/** What rows say that are edited in place and of which there are none. */
export function noLinesText(host: RoomHost, { of, emptyText }: EmptyBlock, canAdd: boolean): string {
  if (emptyText !== undefined) return emptyText
  const isSearched = of === undefined && hasConditions(host)
  if (canAdd) return say(isSearched ? 'noResultAdd' : 'noLines')
  return say(isSearched ? 'noResultNext' : 'noLinesReadOnly')
}

/** What a block says whose answer holds nothing; conditions are spoken of where there are some. */
export function emptyText(host: RoomHost, { of, emptyText }: EmptyBlock): string {
  if (emptyText !== undefined) return emptyText
  return of === undefined && hasConditions(host) ? say('noResultNext') : messageText('noResult')
}
