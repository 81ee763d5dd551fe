import { daysBetween } from '../../../schemas/shared/calendar'
import type { Transaction } from '../../database/connect'
import type { EventContext } from '../../document/documentEvents'
import { findDocument } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { listOf } from '../../document/listOf'
import { documentNotFound } from '../../http/failure'
import { route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { rateSourceOf } from '../../master/exchangeRates'
import { listCyberLoi, readCyberLoi } from './cyberLoi'
import { expireLoi } from './expireLoi'
import { type LoiRecord, loi } from './loiKind'
import { loiFailure } from './loiRules'
import { loiSheet } from './loiSheet'
import { acceptLoi, cancelLoi, declineLoi, issueLoi } from './loiTransitions'
import { prepareLoi } from './prepareLoi'

const hour = 3_600_000

async function forwardYnOf({ tx }: { readonly tx: Transaction }, { comp_no }: LoiRecord) {
  const company = await tx
    .selectFrom('company')
    .select('forward_yn')
    .where('comp_no', '=', comp_no ?? '')
    .executeTakeFirst()
  return company?.forward_yn
}

export const lois = documentModule(loi, {
  prepare: prepareLoi,
  rules: loiFailure,
  read: {
    header: {
      forwardYn: forwardYnOf,
      rateSource: (_context, { currency }) => rateSourceOf(currency).rateSource,
    },
  },
  approved: issueLoi,
  transitions: { cancelLoi, acceptLoi, declineLoi, convertLoi: 'elsewhere' },
})

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
      route('listCyberLoi', ({ tx, actor, input }) => listCyberLoi(tx, actor, input)),
      route('getCyberLoi', async context =>
        readCyberLoi(context.tx, await seenLoi(context, context.input.loiNo)),
      ),
      route('getLoiSheet', async context => ({
        sheets: [await loiSheet(context, await seenLoi(context, context.input.loiNo))],
      })),
    ],
    chores: [{ name: 'letters of intent', everyMilliseconds: hour, run: () => expireLoi(services) }],
  }
}
