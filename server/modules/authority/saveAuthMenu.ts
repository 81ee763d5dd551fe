import type { OperationRequests } from '../../../codegen/generated/types'
import { authGroup, isAuthGroupId } from '../../../schemas/codes/authGroups'
import { addEvent } from '../../document/documentEvents'
import { conflict, type Failure, fieldRefused } from '../../http/failure'
import { noteMenuChange } from '../access/menuBook'
import { type ChangeContext, noteChange } from '../audit/noteChange'
import { checkAdministration } from '../menu/administration'
import { authorityTexts } from './authorityTexts'
import { checkGroupId } from './getAuthMenu'

type GrantChange = OperationRequests['saveAuthMenu']['body']['rows'][number]

interface Grant {
  readonly read_yn: string
  readonly write_yn: string
  readonly excel_yn: string
}

const none: Grant = { read_yn: 'N', write_yn: 'N', excel_yn: 'N' }
const yes = (isYes: boolean) => (isYes ? 'Y' : 'N')

/** Writing implies reading, and there is nothing to export where nothing may be read. */
function grantOf({ readYn, writeYn, excelYn }: GrantChange): Grant {
  const isRead = readYn === 'Y' || writeYn === 'Y'
  return {
    read_yn: yes(isRead),
    write_yn: yes(writeYn === 'Y'),
    excel_yn: yes(isRead && excelYn === 'Y'),
  }
}

const words = ({ read_yn, write_yn, excel_yn }: Grant) => `${read_yn}${write_yn}${excel_yn}`

function grantFailure(
  authGroupId: string,
  grant: Grant,
  menu: { readonly leaf: string; readonly portal_type: string } | undefined,
  row: number,
): Failure | undefined {
  if (!menu) return conflict('staleVersion')
  if (menu.leaf !== 'T') return fieldRefused('pgmId', authorityTexts.headingGrant, [], row)
  const isOther = isAuthGroupId(authGroupId) && authGroup(authGroupId).portal !== menu.portal_type
  return isOther && grant.read_yn === 'Y'
    ? fieldRefused('readYn', authorityTexts.otherPortal, [], row)
    : undefined
}

/** Grants and takes away menus of a group; whoever belongs to it is judged by them from the next request on. */
export async function saveAuthMenu(
  context: ChangeContext,
  secret: string,
  { authGroupId, body }: OperationRequests['saveAuthMenu'],
): Promise<void> {
  const { tx } = context
  checkGroupId(authGroupId)
  // One at a time, so that of two who change a grant the second finds what the first has left.
  await noteMenuChange(tx)
  for (const [index, change] of body.rows.entries())
    await saveGrant(context, secret, authGroupId, change, index + 1)
  await checkAdministration(tx)
}

async function saveGrant(
  context: ChangeContext,
  secret: string,
  authGroupId: string,
  change: GrantChange,
  row: number,
): Promise<void> {
  const { tx, actor, now } = context
  const { pgmId, version } = change
  const menu = await tx
    .selectFrom('menu')
    .select(['leaf', 'portal_type'])
    .where('pgm_id', '=', pgmId)
    .executeTakeFirst()
  const grant = grantOf(change)
  const failure = grantFailure(authGroupId, grant, menu, row)
  if (failure) throw failure
  const stored = await tx
    .selectFrom('auth_menu')
    .selectAll()
    .where('auth_group_id', '=', authGroupId)
    .where('pgm_id', '=', pgmId)
    .executeTakeFirst()
  const isGranted = stored?.read_yn === 'Y'
  if ((isGranted ? stored.version : undefined) !== version) throw conflict('staleVersion')
  const before = isGranted ? stored : none
  if (words(before) === words(grant)) return
  const changed = {
    ...grant,
    updated_by: actor.userId,
    updated_dt: now,
    version: (stored?.version ?? -1) + 1,
  }
  if (grant.read_yn === 'N')
    await tx
      .deleteFrom('auth_menu')
      .where('auth_group_id', '=', authGroupId)
      .where('pgm_id', '=', pgmId)
      .execute()
  else
    await tx
      .insertInto('auth_menu')
      .values({ auth_group_id: authGroupId, pgm_id: pgmId, ...changed })
      .onConflict(taken => taken.columns(['auth_group_id', 'pgm_id']).doUpdateSet(changed))
      .execute()
  await addEvent(context, {
    docType: 'AUTH_MENU',
    docNo: `${authGroupId}.${pgmId}`,
    action: 'saveAuthMenu',
    from: words(before),
    to: words(grant),
  })
  const subject = `group ${authGroupId}, menu ${pgmId}: read, write, export ${words(before)} to ${words(grant)}`
  await noteChange(context, secret, 'saveAuthMenu', subject)
}
