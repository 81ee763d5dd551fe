import type { RoomHost } from '../contract/roomHost'
import { say } from '../runtime/say'

/** What a block says that shows nothing because it has not been answered. */
export function idleText({ store }: RoomHost, { of }: { readonly of?: string }): string {
  if (of !== undefined) return say('chooseRowFirst')
  return say(store.getState().isGivenUp ? 'searchGivenUp' : 'notSearched')
}
