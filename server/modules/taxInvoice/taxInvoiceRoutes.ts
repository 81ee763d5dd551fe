import { eachDocument } from '../../document/transitionKeys'
import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { cancelTaxInvoice, rematchTaxInvoice } from './invoiceTransitions'
import { registerInvoice } from './registerInvoice'

/** Tax invoices of settlements, registered by either side. */
export function taxInvoiceModule(): ServerModule {
  return {
    name: 'taxInvoice',
    routes: [
      route('registerTaxInvoice', context =>
        registerInvoice(context, 'registerTaxInvoice', context.input.adjNo, context.input.body),
      ),
      route('registerCyberTaxInvoice', context =>
        registerInvoice(context, 'registerCyberTaxInvoice', context.input.adjNo, context.input.body),
      ),
      route('rematchTaxInvoice', context => {
        const { tiNo, body } = context.input
        return eachDocument(tiNo, body, key => rematchTaxInvoice(context, key, body.reason))
      }),
      route('cancelTaxInvoice', context => {
        const { tiNo, body } = context.input
        return eachDocument(tiNo, body, key => cancelTaxInvoice(context, key, body.reason))
      }),
    ],
  }
}
