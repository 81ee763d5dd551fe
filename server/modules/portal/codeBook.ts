import { sql } from 'kysely'
import type { CodeEntry } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'

export type CodeBook = Readonly<Record<string, readonly CodeEntry[]>>

export interface CodeBooks {
  /** The codes in use as they stand for this transaction; read from the tables only when something has changed. */
  read(tx: Transaction): Promise<CodeBook>
}

/** The codes that a log-in brings; a change counts from the next log-in or reload of the menu on. */
export function createCodeBooks(): CodeBooks {
  let known: { readonly changeNo: string; readonly book: CodeBook } | undefined
  return {
    read: async tx => {
      const { change_no } = await tx.selectFrom('code_change').select('change_no').executeTakeFirstOrThrow()
      const changeNo = String(change_no)
      if (known?.changeNo !== changeNo) known = { changeNo, book: await readBook(tx) }
      return known.book
    },
  }
}

async function readBook(tx: Transaction): Promise<CodeBook> {
  const groups = await tx
    .selectFrom('code_group')
    .select('group_code')
    .where('use_yn', '=', 'Y')
    .orderBy('group_code')
    .execute()
  const codes = await tx
    .selectFrom('code')
    .select(['group_code', 'value', 'text'])
    .where('use_yn', '=', 'Y')
    .orderBy('sort_no')
    .orderBy('value')
    .execute()
  const book = new Map(groups.map(({ group_code }): [string, CodeEntry[]] => [group_code, []]))
  for (const { group_code, value, text } of codes) book.get(group_code)?.push({ value, text })
  return Object.fromEntries(book)
}

/** The entries of one group, as a select list takes them; an unknown group has none. */
export async function readCodes(tx: Transaction, groupCode: string): Promise<CodeEntry[]> {
  return tx
    .selectFrom('code')
    .innerJoin('code_group', 'code_group.group_code', 'code.group_code')
    .select(['code.value', 'code.text'])
    .where('code.group_code', '=', groupCode)
    .where('code.use_yn', '=', 'Y')
    .where('code_group.use_yn', '=', 'Y')
    .orderBy('code.sort_no')
    .orderBy('code.value')
    .execute()
}

export async function noteCodeChange(tx: Transaction): Promise<void> {
  await sql`update code_change set change_no = change_no + 1`.execute(tx)
}
