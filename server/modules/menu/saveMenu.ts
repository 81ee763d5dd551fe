import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { checkVersion } from '../../document/transitionKeys'
import { documentNotFound, fieldRefused, refused } from '../../http/failure'
import { noteMenuChange } from '../access/menuBook'
import { checkAdministration } from './administration'
import { given, isLeaf, type MenuInput, type MenuPlace, menuFailure, nextPgmId } from './menuRules'
import { menuTexts } from './menuTexts'

type Body = OperationRequests['saveMenu']['body']

const find = (tx: Transaction, pgmId: string) =>
  tx.selectFrom('menu').selectAll().where('pgm_id', '=', pgmId).forUpdate().executeTakeFirst()

/** Makes a menu, or changes the one whose number the header names. Who calls sees it from the next request on. */
export async function saveMenu(context: EventContext, body: Body): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const pgmId = given(body.header.pgmId)
  // One at a time: two new menus below one menu must not take one number, nor two menus one URL.
  await noteMenuChange(tx)
  const stored = pgmId === undefined ? undefined : await find(tx, pgmId)
  if (pgmId !== undefined && !stored) throw documentNotFound(actor.scope)
  if (stored) checkVersion(stored.version, body.version ?? -1)
  // Portal and place of a menu stand in its number, so they stay.
  const header: MenuInput = stored ? { ...body.header, portalType: stored.portal_type } : body.header
  const place = stored ? await placeBelow(tx, stored.up_pgm_id ?? undefined) : await placeOf(tx, header)
  const subUrls = (body.subUrls ?? []).map(({ subUrl }) => subUrl.trim())
  const failure = menuFailure(header, subUrls, place)
  if (failure) throw failure
  await checkUrl(tx, header, stored?.pgm_id)
  if (stored && isLeaf(header)) await checkChildless(tx, stored.pgm_id, menuTexts.upperIsLeaf)

  const number = stored?.pgm_id ?? (await freeNumber(tx, header, place))
  const version = stored ? stored.version + 1 : 0
  const columns = {
    pgm_name: header.pgmName.normalize('NFC').trim(),
    ssp_url: given(header.sspUrl) ?? null,
    menu_type: header.menuType ?? (isLeaf(header) ? 'L' : 'G'),
    leaf: isLeaf(header) ? 'T' : 'F',
    sort_no: header.sortNo,
    use_yn: header.useYn,
    updated_by: actor.userId,
    updated_dt: now,
    version,
  }
  if (stored) await tx.updateTable('menu').set(columns).where('pgm_id', '=', number).execute()
  else {
    await tx
      .insertInto('menu')
      .values({
        ...columns,
        pgm_id: number,
        up_pgm_id: place.upper?.pgmId ?? null,
        portal_type: header.portalType,
        menu_level: place.level,
        created_by: actor.userId,
        created_dt: now,
      })
      .execute()
  }
  await tx.deleteFrom('menu_sub_url').where('pgm_id', '=', number).execute()
  if (subUrls.length > 0) {
    await tx
      .insertInto('menu_sub_url')
      .values(subUrls.map(sub_url => ({ pgm_id: number, sub_url })))
      .execute()
  }
  await checkAdministration(tx)
  await addEvent(context, {
    docType: 'MENU',
    docNo: number,
    action: 'saveMenu',
    from: stored?.use_yn ?? null,
    to: header.useYn,
    ...(stored ? { before: { pgmName: stored.pgm_name, sspUrl: stored.ssp_url } } : {}),
    after: { pgmName: columns.pgm_name, sspUrl: columns.ssp_url },
  })
  return { success: true, docNo: number, status: header.useYn, approvalStatus: 'N', version }
}

/** Deletes a menu that nothing hangs on. */
export async function deleteMenu(context: EventContext, pgmId: string, version: number): Promise<void> {
  const { tx, actor } = context
  await noteMenuChange(tx)
  const stored = await find(tx, pgmId)
  if (!stored) throw documentNotFound(actor.scope)
  checkVersion(stored.version, version)
  await checkChildless(tx, pgmId, menuTexts.hasChildren)
  const grant = await tx
    .selectFrom('auth_menu')
    .select('pgm_id')
    .where('pgm_id', '=', pgmId)
    .limit(1)
    .executeTakeFirst()
  if (grant) throw refused('MENU_GRANTED', menuTexts.hasGrants)
  await tx.deleteFrom('menu').where('pgm_id', '=', pgmId).execute()
  await addEvent(context, {
    docType: 'MENU',
    docNo: pgmId,
    action: 'deleteMenu',
    from: stored.use_yn,
    to: null,
    before: { pgmName: stored.pgm_name, sspUrl: stored.ssp_url },
  })
}

async function placeOf(tx: Transaction, header: MenuInput): Promise<MenuPlace> {
  const upper = given(header.upPgmId)
  const place = await placeBelow(tx, upper)
  if (place.upper && place.portal !== header.portalType) throw fieldRefused('upPgmId', menuTexts.unknownUpper)
  return place
}

async function placeBelow(
  tx: Transaction,
  pgmId: string | undefined,
): Promise<MenuPlace & { readonly portal?: string }> {
  if (pgmId === undefined) return { level: 1 }
  const upper = await tx
    .selectFrom('menu')
    .select(['menu_level', 'leaf', 'portal_type'])
    .where('pgm_id', '=', pgmId)
    .executeTakeFirst()
  if (!upper) throw fieldRefused('upPgmId', menuTexts.unknownUpper)
  return {
    level: upper.menu_level + 1,
    portal: upper.portal_type,
    upper: { pgmId, isLeaf: upper.leaf === 'T' },
  }
}

async function checkUrl(tx: Transaction, header: MenuInput, pgmId: string | undefined): Promise<void> {
  const url = given(header.sspUrl)
  if (url === undefined) return
  const taken = await tx
    .selectFrom('menu')
    .select('pgm_id')
    .where('portal_type', '=', header.portalType)
    .where('ssp_url', '=', url)
    .where('pgm_id', '<>', pgmId ?? '')
    .executeTakeFirst()
  if (taken) throw fieldRefused('sspUrl', menuTexts.takenUrl)
}

async function checkChildless(tx: Transaction, pgmId: string, text: string): Promise<void> {
  const child = await tx
    .selectFrom('menu')
    .select('pgm_id')
    .where('up_pgm_id', '=', pgmId)
    .limit(1)
    .executeTakeFirst()
  if (child) throw refused('MENU_HAS_CHILDREN', text)
}

async function freeNumber(tx: Transaction, header: MenuInput, place: MenuPlace): Promise<string> {
  const siblings = await tx
    .selectFrom('menu')
    .select('pgm_id')
    .where('menu_level', '=', place.level)
    .where('portal_type', '=', header.portalType)
    .execute()
  return nextPgmId(
    header.portalType,
    place.upper?.pgmId,
    siblings.map(({ pgm_id }) => pgm_id),
  )
}
