import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAsSystem } from '../../database/runAsSystem'
import type { EventContext } from '../../document/documentEvents'
import { readHistories } from '../../document/documentHistory'
import { moveDocument } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import type { Prepared } from '../../document/documentParts'
import { listOf } from '../../document/listOf'
import type { ServerModule, Services } from '../../http/serverModule'
import type { Settings } from '../../settings'
import { sendMessage } from '../message/outbox'
import { candidateOf } from './candidates'
import { type DiscoveryDraft, type DiscoveryRecord, discovery } from './discoveryKind'
import { discoveryFailure, invitationFailure } from './discoveryRules'
import { discoveryTexts } from './discoveryTexts'
import { remindOfInvitations } from './remindOfInvitations'

type Mailing = Pick<Settings, 'secret' | 'origins'>

async function prepareDiscovery(
  context: EventContext,
  { header }: DiscoveryDraft,
  stored?: DiscoveryRecord,
): Promise<Prepared> {
  if (stored?.status === 'REVIEWING') {
    const { comp_name_kr, tax_no_2, sg_code, exc_route, strength } = stored
    const { contact_name, contact_email, contact_tel } = stored
    const contact = { contact_name, contact_email, contact_tel }
    return { header: { comp_name_kr, tax_no_2, sg_code, exc_route, strength, ...contact }, lines: [] }
  }
  return {
    header: {
      comp_no: await candidateOf(context, header),
      proposed_dt: stored?.proposed_dt ?? koreanDay(context.now),
      review_opinion: null,
    },
    lines: [],
  }
}

/** The mail that leads a stranger to the application. */
function mailInvitation({ tx, now }: EventContext, stored: DiscoveryRecord, { secret, origins }: Mailing) {
  const { ex_no, comp_name_kr, contact_name, contact_email } = stored
  const address = `${origins[0] ?? ''}/template/ogpmsUserApply1?exNo=${ex_no}`
  const message = {
    channel: 'E',
    recipient: contact_email,
    portal: 'E',
    userId: ex_no,
    purpose: 'NOTICE',
    title: discoveryTexts.invitationTitle,
    text: fillMessage(discoveryTexts.invitation, [comp_name_kr, contact_name, ex_no, address]),
  } as const
  return runAsSystem(tx, () => sendMessage(tx, secret, message, now))
}

export const discoveries = (mailing: Mailing) =>
  documentModule(discovery, {
    prepare: prepareDiscovery,
    rules: discoveryFailure,
    // The list answers whole documents.
    read: 'elsewhere',
    transitions: {
      reviewExcavation: (context, stored) =>
        moveDocument(context, discovery, stored, {
          action: 'reviewExcavation',
          status: 'REVIEWING',
          columns: { reviewer: context.actor.userId },
        }),
      inviteExcavation: async (context, stored) => {
        const failure = await invitationFailure(context, stored)
        if (failure) throw failure
        await mailInvitation(context, stored, mailing)
        const columns = { invited_dt: context.now.toISOString() }
        return moveDocument(context, discovery, stored, {
          action: 'inviteExcavation',
          status: 'INVITED',
          columns,
        })
      },
      dropExcavation: 'moves',
    },
  })

/** Suppliers that are looked for: proposed, reviewed, invited. */
export function supplierDiscoveryModule(services: Services): ServerModule {
  return {
    name: 'supplierDiscovery',
    routes: [
      listOf(discovery, {
        operation: 'listExcavation',
        numbers: ['exNo'],
        numberEndsPeriod: true,
        beside: async (tx, rows) => {
          const numbers = rows.map(({ ex_no }) => String(ex_no))
          const histories = await readHistories(tx, discovery, numbers)
          return numbers.map(exNo => ({ history: histories.get(exNo) ?? [] }))
        },
      }),
      ...discoveries(services.settings).routes,
    ],
    chores: [
      {
        name: 'invitations without answer',
        title: '응답 없는 초대 알림',
        everyMilliseconds: 3_600_000,
        run: () => remindOfInvitations(services),
      },
    ],
  }
}
