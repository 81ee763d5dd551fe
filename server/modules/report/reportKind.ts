import type { RawBuilder } from 'kysely'
import type { OperationId } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import type { ReportInput } from './fact'
import type { Figures, Numbers } from './figure'
import type { Reached } from './reaches'
import type { ReportMonths } from './reportMonths'

type Sql = RawBuilder<unknown>

/** Columns of facts that make up the key of a row. */
export type KeyColumn =
  | 'section'
  | 'deptcd'
  | 'comp_no'
  | 'item_code'
  | 'sg_code'
  | 'buyer_id'
  | 'doc_no'
  | 'reason'
  | 'month'

/** What a report reads to find its facts. */
export interface ReportContext {
  readonly tx: Transaction
  readonly actor: Actor
  readonly input: ReportInput
  readonly months: ReportMonths
  readonly today: string
  /** A Korean text of ours in the language of the reader. */
  readonly say: (korean: string) => string
}

/** A group of facts: the values of its key, its name, and its numbers. The group of everything has no key. */
export interface Group {
  readonly key: Readonly<Record<string, string | null>>
  readonly numbers: Numbers
}

/** A query of the groups of a key: its columns, the aggregates of the figures by `aggregateName`, and texts, which stand with the key. */
export interface GroupQuery {
  readonly query: Sql
  readonly texts: readonly string[]
}

export type ReportRow = Readonly<Record<string, unknown>>

/** A column with no formula over facts. */
export interface ToldColumn {
  /** Korean: how it is worked out, or what it says. */
  readonly text: string
  /** The figure whose documents stand behind it. */
  readonly of?: string
}

export interface Counted {
  readonly groups: readonly Group[]
  /** By section, where rows are departments. */
  readonly sections: readonly Group[]
  readonly whole: Group
  readonly figures: Figures
}

/** What an answer holds beside what every report answers. */
export interface ReportParts {
  readonly rows: readonly ReportRow[]
  readonly sums: ReportRow
  readonly kpi?: ReportRow
  /** Figures of the one row that a report was asked for. */
  readonly figures?: ReportRow
  readonly charts?: Readonly<Record<string, readonly ReportRow[]>>
}

/**
 * A report: which facts it counts, how they are grouped, and what is worked out of each group. From these follow its rows, its sums
 * and the documents behind each figure.
 */
export interface ReportKind {
  readonly operation: OperationId
  readonly key: readonly KeyColumn[]
  /** Queries of facts, each of one measure or several; with a limit, facts of the groups that reach it. */
  readonly facts: (context: ReportContext, reached?: Reached) => readonly Sql[]
  /** What facts add up to, where a query finds it without each of them; such a report counts no group of everything. */
  readonly groups?: (context: ReportContext) => GroupQuery
  /** A limit that the database holds groups against, where they are too many to be read. Nothing distinct is counted beside. */
  readonly reached?: (context: ReportContext) => Reached | undefined
  /** By field; they may depend on the months, since a year so far is not compared with a month. */
  readonly figures: (context: ReportContext) => Figures
  /** Figures of tiles and charts that no row has. */
  readonly beside?: Figures
  /** Columns and tiles that are worked out of the rows, or only say something. */
  readonly told?: Readonly<Record<string, ToldColumn>>
  /** The groups that rows are made of, where a limit leaves some out: the totals are of these. */
  readonly listed?: (counted: Counted, context: ReportContext) => readonly Group[] | Promise<readonly Group[]>
  /** The groups that the row of the rest stands for. */
  readonly rest?: (counted: Counted, context: ReportContext) => readonly Group[]
  /** Rows, tiles and charts of what was counted; without it a row for each group, in the order of the key. */
  readonly parts?: (counted: Counted, context: ReportContext) => Promise<ReportParts> | ReportParts
}
