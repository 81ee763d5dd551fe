import type { EventContext } from '../../document/documentEvents'
import type { AssetRecord } from './assetKind'

/** Title of a notice about an asset (domain 3.48): what happened, to what, by whom. */
export const assetTitle = (
  { actor }: Pick<EventContext, 'actor'>,
  what: string,
  { asset_name, asset_no }: Pick<AssetRecord, 'asset_name' | 'asset_no'>,
): string => `${what}: ${asset_name} (${asset_no}) — ${actor.name}`

/** Who looks after the assets of the whole company. */
export const assetManagers = ['50', '51'] as const
