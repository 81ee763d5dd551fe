import type { Transaction } from '../../database/connect'
import { refused } from '../../http/failure'
import { readMenuBook } from '../access/menuBook'
import { accessToPath } from '../access/permissions'
import { menuTexts } from './menuTexts'

const administrators = '99'

/** Where a mistake in menus and grants is put right again. */
const essentialPaths = [
  '/portal/author/menuManage',
  '/portal/author/authorGroupManage',
  '/portal/author/authMenuManage',
  '/portal/author/userSessionManage',
  '/portal/author/authUserManage',
]

/** Refuses a change after which nobody could administer authority any more; called once it is written. */
export async function checkAdministration(tx: Transaction): Promise<void> {
  const book = await readMenuBook(tx)
  const isKept = essentialPaths.every(path => accessToPath(book, administrators, path) === 'write')
  if (!isKept) throw refused('ADMINISTRATION_KEPT', menuTexts.administrationKept)
}
