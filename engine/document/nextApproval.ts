import type { NextApproval } from '../contract/documentRoom'
import { toFailure } from '../runtime/failure'
import type { Services } from '../runtime/services'

/** Asks the inbox once more. That it does not answer takes nothing away from what was decided. */
export async function findNextApproval({ call }: Pick<Services, 'call'>): Promise<NextApproval | undefined> {
  try {
    const { rows, total } = await call('listApprovalInbox', { page: 1, size: 1 })
    const [first] = rows
    return {
      total,
      ...(first?.docUrl !== undefined && { address: first.docUrl, title: first.title }),
    }
  } catch (error) {
    toFailure(error)
    return undefined
  }
}
