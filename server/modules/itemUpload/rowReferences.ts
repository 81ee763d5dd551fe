import { sql } from 'kysely'
import { findChoice } from '../../../schemas/shared/choiceText'
import { parseNumberText } from '../../../schemas/shared/numberText'
import type { Transaction } from '../../database/connect'
import { readCodes } from '../code/codeBook'
import type { CodeList } from './uploadSort'

/** Names by code, of units in use. */
export async function readUnits(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const units = await tx
    .selectFrom('unit')
    .select(['unit_code', 'unit_name'])
    .where('use_yn', '=', 'Y')
    .orderBy('unit_code')
    .execute()
  return new Map(units.map(({ unit_code, unit_name }) => [unit_code, unit_name]))
}

/** Texts by value of the codes of a group that are in use. */
export async function readValues(tx: Transaction, groupCode: string): Promise<ReadonlyMap<string, string>> {
  return new Map((await readCodes(tx, groupCode)).map(({ value, text }) => [value, text]))
}

/** Levels by code, of sourcing groups in use. */
export async function readGroups(tx: Transaction): Promise<ReadonlyMap<string, string>> {
  const groups = await tx
    .selectFrom('sourcing_group')
    .select(['sg_code', 'sg_level'])
    .where('use_yn', '=', 'Y')
    .execute()
  return new Map(groups.map(({ sg_code, sg_level }) => [sg_code, sg_level]))
}

/** The sourcing groups that a row may name, with the way to each. */
export async function lowestGroups(tx: Transaction): Promise<CodeList> {
  const { rows } = await sql<{ value: string; text: string }>`
    select leaf.sg_code as value, concat_ws(' > ', first.sg_name, second.sg_name, third.sg_name, leaf.sg_name) as text
    from sourcing_group leaf join sourcing_group third on third.sg_code = leaf.up_level
      join sourcing_group second on second.sg_code = third.up_level
      join sourcing_group first on first.sg_code = second.up_level
    where leaf.sg_level = '004' and leaf.use_yn = 'Y' order by leaf.sg_code`.execute(tx)
  return { label: '소싱그룹', codes: rows }
}

/** A list of the sheet of codes. */
export const listOfCodes = (label: string, known: ReadonlyMap<string, string>): CodeList => ({
  label,
  codes: [...known].map(([value, text]) => ({ value, text })),
})

/** The code that was meant by its value or name; what names none stays as it stands. */
export function codeValue(text: string, known: ReadonlyMap<string, string>): string {
  const choices = [...known].map(([value, name]) => ({ value, text: name }))
  return findChoice(choices, text)?.value ?? text
}

export const plainNumber = (text: string): string => parseNumberText(text) ?? text
