import type { Transaction } from '../../database/connect'
import { hashToken } from '../secret/tokens'
import type { TypedUser } from './loginFailures'
import { networkOf } from './loginWait'
import { newTemporaryPassword } from './temporaryPassword'

/** As long as somebody may be away from his mail. */
const linkMilliseconds = 24 * 3_600_000
const placeLength = 4
const link = /^[a-zA-Z2-9]{20}$/

export const hashResetCode = (secret: string, { portal, userId }: TypedUser, code: string) =>
  hashToken(secret, `${portal} ${userId} ${code}`)

/**
 * Where the tries of a code are counted: in the network that asked for it, so that a stranger uses up none of the owner's; those of a
 * link, which is opened anywhere, under its own beginning, which a stranger does not know either.
 */
export const placeOfCode = (code: string, ip: string): string =>
  link.test(code) ? `link ${code.slice(0, placeLength)}` : networkOf(ip)

/** The code of a link with which somebody sets his password once; the one before it counts no more. */
export async function writePasswordLink(
  tx: Transaction,
  secret: string,
  user: TypedUser,
  now: Date,
): Promise<string> {
  const code = newTemporaryPassword().slice(0, placeLength) + newTemporaryPassword()
  await tx
    .deleteFrom('password_reset')
    .where('portal_type', '=', user.portal)
    .where('user_id', '=', user.userId)
    .where('place', 'like', 'link %')
    .execute()
  await tx
    .insertInto('password_reset')
    .values({
      ...{ portal_type: user.portal, user_id: user.userId, place: placeOfCode(code, '') },
      ...{ code_hash: hashResetCode(secret, user, code), try_cnt: 0 },
      expires_dt: new Date(now.getTime() + linkMilliseconds),
    })
    .execute()
  return code
}
