import type { Actor } from './actor'
import type { PortalCode } from './columnCodes'

/** The portal of an actor, as tables keep it. */
export const portalCode = ({ portal }: Pick<Actor, 'portal'>): PortalCode =>
  portal === 'external' ? 'E' : 'I'
