import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { runAsSystem } from '../../database/runAsSystem'
import type { EventContext } from '../../document/documentEvents'
import type { Settings } from '../../settings'
import { sendMessage } from '../message/outbox'
import type { RegistrationRecord } from './registrationKind'
import { applicantTexts } from './registrationTexts'

export type Mailing = Pick<Settings, 'secret' | 'origins'>

export const publicAddress = ({ origins }: Mailing, path: string) => `${origins[0] ?? ''}${path}`

/** Writes to where an applicant has proved to be reached: a mail, or a text message. */
export function tellApplicant(
  { tx, now }: Pick<EventContext, 'tx' | 'now'>,
  { reg_no, verify_type, contact }: Pick<RegistrationRecord, 'reg_no' | 'verify_type' | 'contact'>,
  text: string,
  values: readonly string[],
  { secret }: Mailing,
): Promise<void> {
  const message = {
    channel: verify_type === 'S' ? 'S' : 'E',
    recipient: contact ?? '',
    portal: 'E',
    userId: reg_no,
    purpose: 'NOTICE',
    title: applicantTexts.title,
    text: fillMessage(text, values),
  } as const
  return runAsSystem(tx, () => sendMessage(tx, secret, message, now))
}
