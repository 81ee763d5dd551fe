import { sql } from 'kysely'
import type { CodeEntry } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'

type CodeBook = Readonly<Record<string, readonly CodeEntry[]>>

export interface CodeBooks {
  /** All codes as they stand for this transaction; read from the tables only when something has changed. */
  read(tx: Transaction): Promise<CodeBook>
}

/** The codes that a log-in brings; a change counts from the next log-in or reload of the menu on. */
export function createCodeBooks(): CodeBooks {
  let known: { readonly changeNo: string; readonly book: CodeBook } | undefined
  return {
    read: async tx => {
      const { change_no: changeNo } = await tx
        .selectFrom('code_change')
        .select('change_no')
        .executeTakeFirstOrThrow()
      if (known?.changeNo !== changeNo) known = { changeNo, book: await readBook(tx) }
      return known.book
    },
  }
}

async function readBook(tx: Transaction): Promise<CodeBook> {
  const codes = await tx
    .selectFrom('code_group')
    .leftJoin('code', 'code.group_code', 'code_group.group_code')
    .select(['code_group.group_code', 'code_group.use_yn as group_use_yn'])
    .select(['code.value', 'code.text', 'code.text_en', 'code.use_yn'])
    .orderBy('code_group.group_code')
    .orderBy('code.sort_no')
    .orderBy('code.value')
    .execute()
  const book = new Map<string, CodeEntry[]>()
  for (const { group_code, group_use_yn, value, text, text_en, use_yn } of codes) {
    const entries = book.get(group_code) ?? []
    book.set(group_code, entries)
    if (value === null || text === null) continue
    const isInUse = group_use_yn === 'Y' && use_yn === 'Y'
    const textEn = text_en ? { textEn: text_en } : {}
    entries.push({ value, text, ...textEn, ...(isInUse ? {} : { useYn: 'N' }) })
  }
  return Object.fromEntries(book)
}

/** The entries of one group, as a select list takes them; an unknown group has none. */
export async function readCodes(tx: Transaction, groupCode: string): Promise<CodeEntry[]> {
  const codes = await tx
    .selectFrom('code')
    .innerJoin('code_group', 'code_group.group_code', 'code.group_code')
    .select(['code.value', 'code.text', 'code.text_en'])
    .where('code.group_code', '=', groupCode)
    .where('code.use_yn', '=', 'Y')
    .where('code_group.use_yn', '=', 'Y')
    .orderBy('code.sort_no')
    .orderBy('code.value')
    .execute()
  return codes.map(({ value, text, text_en }) => ({ value, text, ...(text_en ? { textEn: text_en } : {}) }))
}

export async function noteCodeChange(tx: Transaction): Promise<void> {
  await sql`update code_change set change_no = change_no + 1`.execute(tx)
}
