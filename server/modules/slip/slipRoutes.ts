import { deletedKeys, transitionEach } from '../../document/transitionKeys'
import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { createSlip } from './createSlip'
import { listSlips } from './listSlips'
import { getSlip } from './readSlip'
import { updateSlip } from './saveSlip'
import { slipSourcePopup } from './slipSourcePopup'
import { cancelSlip, slips } from './slipTransitions'

/** Slips of settlements, claims and returns. */
export function slipModule(): ServerModule {
  return {
    name: 'signifier',
    routes: [
      listSlips,
      getSlip,
      ...slips.routes,
      slipSourcePopup,
      route('createSignifier', context => createSlip(context, context.input.body)),
      route('updateSignifier', context => updateSlip(context, context.input.slipNo, context.input.body)),
      route('deleteSignifier', context => {
        const { slipNo, reason } = context.input
        return transitionEach(deletedKeys(slipNo, context.input), key => cancelSlip(context, key, reason))
      }),
    ],
  }
}
