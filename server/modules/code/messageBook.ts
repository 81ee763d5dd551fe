import { sql } from 'kysely'
import english from '../../../schemas/languages/en_US/frame.json'
import { shippedMessages } from '../../../schemas/shared/messages'
import type { Transaction } from '../../database/connect'
import { messageTypes } from './messageTypes'

export const koreanLanguage = 'ko_KR'
/** Texts of each further language by their Korean source. */
const others: Readonly<Record<string, Readonly<Record<string, string>>>> = { en_US: english }

/**
 * Writes the wording that the product ships in each language. It is shown where nobody has edited the message; an edit stays. A key
 * that the product no longer has goes, unless it was edited: then it is one of the administrators'.
 */
export async function writeMessages(tx: Transaction): Promise<void> {
  const shipped = Object.entries(shippedMessages).flatMap(([msg_key, text]) => [
    { msg_key, lang: koreanLanguage, text },
    ...Object.entries(others).flatMap(([lang, texts]) =>
      texts[text] ? [{ msg_key, lang, text: texts[text] }] : [],
    ),
  ])
  const rows = sql.join(
    shipped.map(
      ({ msg_key, lang, text }) =>
        sql`(${msg_key}, ${lang}, ${text}, ${text}, ${messageTypes[msg_key] ?? 'E'})`,
    ),
  )
  await sql`insert into message (msg_key, lang, msg_text, org_text, msg_type) values ${rows}
    on conflict (msg_key, lang) do update set org_text = excluded.org_text,
      msg_text = case when message.edited_yn = 'N' then excluded.msg_text else message.msg_text end,
      msg_type = case when message.updated_by is null then excluded.msg_type else message.msg_type end
    where message.org_text is distinct from excluded.org_text
      or (message.updated_by is null and message.msg_type <> excluded.msg_type)`.execute(tx)
  const isGone = sql<boolean>`org_text is not null and not exists (select from (values ${sql.join(
    shipped.map(({ msg_key, lang }) => sql`(${msg_key}, ${lang})`),
  )}) as shipped (msg_key, lang) where (shipped.msg_key, shipped.lang) = (message.msg_key, message.lang))`
  await tx.deleteFrom('message').where(isGone).where('edited_yn', '=', 'N').execute()
  await tx.updateTable('message').set({ org_text: null }).where(isGone).execute()
}

/** What is shown of a message: its text, or the shipped one of a message out of use; an added one is then not shown at all. */
const shownText = sql<string | null>`case when use_yn = 'Y' then msg_text else org_text end`

/** The messages in one language by key, each in Korean where it is not said in the language (domain 3.45). */
export async function readMessages(tx: Transaction, lang: string): Promise<Readonly<Record<string, string>>> {
  const rows = await tx
    .selectFrom('message')
    .select(['msg_key', shownText.as('text')])
    .where('lang', 'in', [lang, koreanLanguage])
    .orderBy('msg_key')
    .orderBy(eb => eb('lang', '=', lang))
    .execute()
  return Object.fromEntries(rows.flatMap(({ msg_key, text }) => (text === null ? [] : [[msg_key, text]])))
}

/** Moves with each change of a message. */
export async function readMessageChange(tx: Transaction): Promise<string> {
  const { change_no } = await tx.selectFrom('message_change').select('change_no').executeTakeFirstOrThrow()
  return change_no
}

/** The language that a request wants first, as codes name it: en-US is en_US. Korean where none is named, or an unknown one. */
export function wantedLanguage(acceptLanguage: string | undefined): string {
  const [wanted = ''] = (acceptLanguage ?? '').split(/[,;]/)
  const [tongue = ''] = wanted.trim().toLowerCase().split('-')
  return Object.keys(others).find(lang => tongue !== '' && lang.startsWith(`${tongue}_`)) ?? koreanLanguage
}
