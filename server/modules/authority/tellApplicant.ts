import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { runAsSystem } from '../../database/runAsSystem'
import type { EventContext } from '../../document/documentEvents'
import type { Settings } from '../../settings'
import { sendMessage } from '../message/outbox'
import { applicationMails } from './applicationTexts'

export type Mailing = Pick<Settings, 'secret' | 'origins'>

interface Applicant {
  readonly singleid: string
  readonly email: string | null
}

/** Writes to the address that somebody applied with; the text ends with the page where he goes on. */
export function tellApplicant(
  { tx, now }: Pick<EventContext, 'tx' | 'now'>,
  { singleid, email }: Applicant,
  text: string,
  values: readonly string[],
  { path, secret, origins }: Mailing & { readonly path: '/login' | '/template/userApply' },
): Promise<void> {
  const message = {
    channel: 'E',
    recipient: email ?? '',
    portal: 'I',
    userId: singleid,
    purpose: 'NOTICE',
    title: applicationMails.title,
    text: fillMessage(text, [singleid, ...values, `${origins[0] ?? ''}${path}`]),
  } as const
  return runAsSystem(tx, () => sendMessage(tx, secret, message, now))
}
