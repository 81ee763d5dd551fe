import type { OperationRequests } from '../../../codegen/generated/types'
import { daysBetween } from '../../../schemas/shared/calendar'
import type { EventContext } from '../../document/documentEvents'
import { findDocument } from '../../document/documentKind'
import { erasedRoute } from '../../document/erasedRoute'
import { listOf } from '../../document/listOf'
import { documentNotFound } from '../../http/failure'
import { route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { expireLoi } from './expireLoi'
import { type LoiRecord, loi } from './loiKind'
import { loiSheet } from './loiSheet'
import { lois } from './lois'
import { listSupplierLetters, readSupplierLetter } from './supplierLetters'

const hour = 3_600_000

/** What nobody waits for any more has no days left. */
const inForce = ['ISSUED', 'ACCEPTED', 'EXPIRED']

/** The letter of an address, for readers who need no approver's pass. */
async function seenLoi({ tx, actor }: EventContext, loiNo: string): Promise<LoiRecord> {
  const stored = await findDocument(tx, loi, loiNo)
  if (!stored) throw documentNotFound(actor.scope)
  return stored
}

/** Letters of intent in both portals. */
export function loiModule(services: Services): ServerModule {
  return {
    name: 'loi',
    routes: [
      listOf(loi, {
        operation: 'listLoi',
        numbers: ['loiNo'],
        computed: {
          dDay: ({ status, valid_to }, today) =>
            typeof valid_to === 'string' && inForce.includes(String(status))
              ? daysBetween(today, valid_to)
              : undefined,
        },
        sortedBy: { dDay: 'valid_to' },
      }),
      ...lois.routes,
      erasedRoute<OperationRequests['listCyberLoi']>('listCyberLoi', ({ tx, actor, input }) =>
        listSupplierLetters(tx, actor, input),
      ),
      erasedRoute<OperationRequests['getCyberLoi']>('getCyberLoi', async context =>
        readSupplierLetter(context.tx, await seenLoi(context, context.input.loiNo)),
      ),
      route('getLoiSheet', async context => ({
        sheets: [await loiSheet(context, await seenLoi(context, context.input.loiNo))],
      })),
    ],
    chores: [
      {
        name: 'letters of intent',
        title: 'LOI 만료',
        everyMilliseconds: hour,
        run: () => expireLoi(services),
      },
    ],
  }
}
