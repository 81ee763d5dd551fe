import type { AuthAnswer } from '../../../codegen/generated/types'
import { cookieLine } from '../../http/cookies'
import { notAllowed } from '../../http/failure'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import { keepProof, proofCookies, proofSeconds } from '../directory/directoryProof'
import { endTransaction, findIntroduction, transactionOf } from './loginTransaction'
import { auditTry, type LogInContext, refusal } from './startSession'

/** What the directory has proved of whoever calls. Without a transaction of its log-in nobody is told anything. */
async function introduced({ tx, now, http, settings }: LogInContext) {
  const found = await findIntroduction(tx, settings.secret, transactionOf(http.headers), now)
  if (!found) throw notAllowed('no identity was proved')
  return found
}

async function candidatesOf(context: LogInContext) {
  const { candidates } = await introduced(context)
  return context.tx
    .selectFrom('person')
    .select(['singleid', 'hname', 'deptnm'])
    .where('singleid', 'in', [...candidates, ''])
    .where('use_flag', '=', 'Y')
    .where('status', '<>', 'R')
    .orderBy('singleid')
    .execute()
}

/** Ties a proved identity to an employee it may stand for, once; somebody else's identity stays his. */
async function addUser(context: LogInContext, userId: string, epId: string): Promise<AuthAnswer> {
  const { tx, http, settings } = context
  const { identity, idToken, candidates } = await introduced(context)
  const user = { portal: 'I', userId } as const
  const refuse = async (code: 'AUTH003' | 'AUTH006') => {
    await auditTry(context, user, 'AD', code)
    return refusal(code)
  }
  if (epId !== identity) return refuse('AUTH006')
  if (!candidates.includes(userId)) return refuse('AUTH003')
  const taken = await tx.selectFrom('person').select('singleid').where('ep_id', '=', epId).executeTakeFirst()
  if (taken && taken.singleid !== userId) return refuse('AUTH003')
  const { numUpdatedRows } = await tx
    .updateTable('person')
    .set({ ep_id: epId })
    .where('singleid', '=', userId)
    .where('use_flag', '=', 'Y')
    .where('status', '<>', 'R')
    .where(({ eb, or }) => or([eb('ep_id', 'is', null), eb('ep_id', '=', epId)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse('AUTH003')
  await endTransaction(tx, settings.secret, transactionOf(http.headers))
  // He has just proved who he is; his page goes on with the AD log-in and need not ask the directory again.
  const proof = await keepProof(tx, settings.secret, {
    way: 'AD',
    person: { identity, idToken },
    now: context.now,
  })
  http.setHeader(
    'set-cookie',
    cookieLine(settings, { name: proofCookies.AD, value: proof, sameSite: 'Strict', seconds: proofSeconds }),
  )
  return { code: 'OK' }
}

/** Employees of the directory who are not known here by their identity yet (spec §7: adLoginInfo, getExistCheck, addUser). */
export function introductionRoutes(
  contextOf: (context: OperationContext<unknown>) => LogInContext,
): readonly OperationRoute[] {
  const form = { exemptFromKey: true }
  return [
    route(
      'adLoginInfo',
      async context => {
        const people = await candidatesOf(contextOf(context))
        const userInfo = people.map(({ singleid, hname, deptnm }) => ({
          singleid,
          hname,
          deptnm: deptnm ?? '',
        }))
        return { userInfo }
      },
      form,
    ),
    route('getExistCheck', async context => {
      const { identity } = await introduced(contextOf(context))
      const known = await context.tx
        .selectFrom('person')
        .select('singleid')
        .where('ep_id', '=', identity)
        .executeTakeFirst()
      return { existYn: known ? 'Y' : 'N' }
    }),
    route('addUser', context => addUser(contextOf(context), context.input.userId, context.input.epId), form),
  ]
}
