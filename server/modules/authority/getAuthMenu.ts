import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import { isAuthGroupId } from '../../../schemas/codes/authGroups'
import type { Transaction } from '../../database/connect'
import { fieldRefused } from '../../http/failure'

export function checkGroupId(authGroupId: string): void {
  if (!isAuthGroupId(authGroupId)) throw fieldRefused('authGroupId', 'codeNotAllowed', [authGroupId])
}

/** The menus of a portal with what the group may do with each; all of them, whether in use or not. */
export async function getAuthMenu(
  tx: Transaction,
  { authGroupId, portalType = 'I' }: OperationRequests['getAuthMenu'],
): Promise<OperationAnswers['getAuthMenu']> {
  checkGroupId(authGroupId)
  const found = await tx
    .selectFrom('menu')
    .leftJoin('auth_menu', join =>
      join
        .onRef('auth_menu.pgm_id', '=', 'menu.pgm_id')
        .on('auth_menu.auth_group_id', '=', authGroupId)
        .on('auth_menu.read_yn', '=', 'Y'),
    )
    .select(['menu.pgm_id', 'up_pgm_id', 'pgm_name', 'ssp_url', 'leaf'])
    .select(['read_yn', 'write_yn', 'excel_yn', 'auth_menu.version as grant_version'])
    .where('portal_type', '=', portalType)
    .orderBy('menu_level')
    .orderBy('menu.sort_no')
    .orderBy('menu.pgm_id')
    .execute()
  const rows = found.map(row => ({
    pgmId: row.pgm_id,
    ...(row.up_pgm_id === null ? {} : { upPgmId: row.up_pgm_id }),
    pgmName: row.pgm_name,
    ...(row.ssp_url === null ? {} : { sspUrl: row.ssp_url }),
    leaf: row.leaf,
    readYn: row.read_yn ?? 'N',
    writeYn: row.write_yn ?? 'N',
    excelYn: row.excel_yn ?? 'N',
    ...(row.grant_version === null ? {} : { version: row.grant_version }),
  }))
  return { rows, total: rows.length }
}
