import { CompiledQuery } from 'kysely'
import { operations } from '../../../codegen/generated/operations'
import type { OperationId } from '../../../codegen/generated/types'
import {
  isCreating,
  isSupplierGroup,
  type Transition,
  transitionRefusal,
} from '../../../schemas/workflow/workflow'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { statesOf } from '../flow/flowEdges'
import { snakeCase } from '../flow/flowKind'
import type { FlowRow } from '../flow/flowWorld'
import { type Caller, startProduct } from '../modules/productServer'
import { factOf, inputOf, isOperation, pathOf } from './foreignRecords'
import { actorsFor, type JudgeActor, logInActors } from './judgeActors'
import { judgeApproval } from './judgeApproval'
import { type JudgedKind, judgedKinds, keyOf } from './judgedKinds'
import { operationCell } from './matrixFacts'

/** Never the right one: whoever may is told that somebody was faster, and nothing is changed. */
const wrongVersion = 987_654
const reason = '시험 사유입니다'
const hidden = [403, 404]

/** "let", the code of a refusal with its own words, or the status of one without. */
type Expected = string | readonly number[]

interface Judged {
  readonly wrong: readonly string[]
  readonly asked: number
  /** Transitions, with their states, that no actor was let through. */
  readonly neverLet: readonly string[]
}

export interface Judge {
  readonly ask: (kind: JudgedKind) => Promise<Judged>
  /** Who may make a document out of nothing, or out of another. */
  readonly askCreations: () => Promise<Judged>
  /** What somebody who may is answered: the status. */
  readonly send: (
    operation: OperationId,
    input: Readonly<Record<string, unknown>>,
    isSuppliers: boolean,
  ) => Promise<number>
  readonly stop: () => Promise<void>
}

/** Transitions that one call carries out on one document of the path. */
function callable(kind: JudgedKind): readonly (Transition & { readonly transition: OperationId })[] {
  return kind.workflow.transitions.flatMap(transition => {
    const { transition: name } = transition
    if (isOperation(name) && kind.bodies?.[name]) return [{ ...transition, transition: name }]
    if (isCreating(transition) || transition.actor === 'approver' || !isOperation(name) || name === 'copyPr')
      return []
    return pathOf(name).includes(keyOf(kind)) ? [{ ...transition, transition: name }] : []
  })
}

const tables = [...new Set(judgedKinds.map(({ table }) => table))]

/** Transitions that make a document; those on a source of their own are judged with it. */
const creations = judgedKinds.flatMap(kind =>
  kind.workflow.transitions.flatMap(transition => {
    const { transition: name } = transition
    const isMaking = isCreating(transition) && isOperation(name) && pathOf(name).length === 0
    return isMaking && !kind.bodies?.[name] ? [{ ...transition, transition: name }] : []
  }),
)

export async function startJudge(): Promise<Judge> {
  const product = await startProduct({}, { remembersSessions: true })
  const actors = await logInActors(product)
  const run = (statement: string, values: readonly unknown[] = []) =>
    withActor(product.database, systemActor, async tx => {
      const { rows } = await tx.executeQuery<FlowRow>(CompiledQuery.raw(statement, [...values]))
      return rows
    })

  async function ask(kind: JudgedKind): Promise<Judged> {
    const { workflow, table, number, drafter } = kind
    const column = kind.status ?? snakeCase(workflow.statusField)
    const [found] = await run(
      `select document.*, ${kind.version ?? 'version'} as version_of from ${table} document
        where ${kind.where} order by ${number} desc limit 1`,
    )
    if (!found) throw new Error(`The demo has no ${workflow.document} for the matrix.`)
    const id = String(found[number])
    const wrong: string[] = []
    const neverLet: string[] = []
    let asked = 0

    const stand = async () => {
      const [row] = await run(
        `select to_jsonb(document) as row, (select count(*) from document_event) as events,
          (select count(*) from ${table}) as documents from ${table} document where ${number} = $1`,
        [id],
      )
      return JSON.stringify(row)
    }
    const sees = async ({ caller, group }: JudgeActor, status: string): Promise<boolean> => {
      if (kind.shownToSupplier && isSupplierGroup(group)) return kind.shownToSupplier.includes(status)
      for (const read of kind.reads) {
        const named = pathOf(read).map(name => [name, found[snakeCase(name)]])
        if ((await caller.call(read, Object.fromEntries(named))).status === 200) return true
      }
      return false
    }

    const isHis = ({ caller }: JudgeActor) => drafter !== undefined && found[drafter] === caller.singleid

    /** What an actor must hear: the status of a refusal, or "let". */
    function expectedOf(
      transition: OperationId,
      status: string,
      actor: JudgeActor,
      isSeen: boolean,
    ): Expected {
      if (operationCell(transition, actor.group) !== 'open') return [403]
      if (!isSeen) return hidden
      const refusal = transitionRefusal(workflow, transition, {
        status,
        group: actor.group,
        isDrafter: isHis(actor),
        isApprover: false,
        isNew: false,
      })
      const instead = refusal ?? 'let'
      const wording = kind.words?.find(
        words =>
          words.transitions.includes(transition) &&
          words.instead === instead &&
          (words.groups?.includes(actor.group) ?? true) &&
          (words.states?.includes(status) ?? true),
      )
      if (wording) return wording.code
      if (refusal === undefined) return 'let'
      return refusal === 'state' ? [409] : [403]
    }

    async function judge(
      transition: OperationId,
      { caller, status, expected }: { caller: Caller; status: string; expected: Expected },
    ): Promise<void> {
      const version = expected === 'let' ? wrongVersion : versionOf
      const given = inputOf(transition, id)
      const bodyOf = (name: string, input: object): object =>
        kind.bodies?.[name]?.(id) ?? Object('body' in input ? input.body : {})
      const input =
        operations[transition].body === 'json'
          ? { ...given, body: { ...bodyOf(transition, given), version } }
          : {
              ...given,
              version: String(version),
              ...(factOf(transition).parameters.reason ? { reason } : {}),
            }
      const answer = await caller.call(transition, input)
      asked += 1
      const isRight =
        typeof expected === 'string'
          ? answer.code === (expected === 'let' ? 'staleVersion' : expected)
          : expected.includes(answer.status) && answer.code !== 'staleVersion'
      if (!isRight)
        wrong.push(
          `${transition} of ${id} (${status}) by ${caller.singleid}: ${answer.status} ${answer.code} ${answer.msg}, expected ${expected}`,
        )
    }

    const versionOf = Number(found.version_of)
    /** A group that may not call an operation is refused in every state of the document: asking once is enough. */
    const shutOut = new Set<string>()
    const isKnownShutOut = (transition: string, { singleid }: Caller) => {
      const name = `${transition} ${singleid}`
      if (shutOut.has(name)) return true
      shutOut.add(name)
      return false
    }
    if (kind.prepare) await run(kind.prepare, [id])
    for (const status of statesOf(workflow)) {
      await run(`update ${table} set ${column} = $1 where ${number} = $2`, [status, id])
      const before = await stand()
      const seen = new Map<JudgeActor, boolean>()
      for (const transition of callable(kind)) {
        let isLet = false
        const isInState = transition.from === 'any' || transition.from.includes(status)
        for (const actor of actorsFor(actors, transition, isInState)) {
          const isShut = operationCell(transition.transition, actor.group) !== 'open'
          if (isShut && isKnownShutOut(transition.transition, actor.caller)) continue
          const isSeen =
            (!actor.isForeign || (kind.isOfNoSection === true && !isSupplierGroup(actor.group))) &&
            (seen.get(actor) ?? (isAll(actor) || isHis(actor) || (await sees(actor, status))))
          seen.set(actor, isSeen)
          const expected = expectedOf(transition.transition, status, actor, isSeen)
          if (expected === 'let') isLet = true
          await judge(transition.transition, { caller: actor.caller, status, expected })
        }
        if (!isKnownShutOut(transition.transition, actors.nobody))
          await judge(transition.transition, { caller: actors.nobody, status, expected: [401] })
        if (!isLet && isInState) neverLet.push(`${transition.transition} of ${status}`)
      }
      const after = await stand()
      if (after !== before) wrong.push(`${id} in ${status} was changed: ${before} → ${after}`)
    }
    if (kind.docType !== undefined) {
      await run(`update ${table} set ${column} = 'APPROVING' where ${number} = $1`, [id])
      const given = await judgeApproval({ product, actors, run, stand }, kind, found)
      wrong.push(...given.wrong)
      asked += given.asked
    }
    await run(`update ${table} set ${column} = $1 where ${number} = $2`, [found[column], id])
    return { wrong, asked, neverLet }
  }

  async function askCreations(): Promise<Judged> {
    const wrong: string[] = []
    const neverLet: string[] = []
    let asked = 0
    const stand = async () =>
      JSON.stringify(
        await run(`select count(*), ${tables.map(table => `(select count(*) from ${table})`).join(', ')}
          from document_event`),
      )
    const before = await stand()
    for (const { transition: name, ...transition } of creations) {
      let isLet = false
      const call = async (caller: Caller, isMeant: (status: number) => boolean) => {
        const { status, code } = await caller.call(name, inputOf(name, 'PR209901-000001'))
        asked += 1
        if (!isMeant(status)) wrong.push(`${name} by ${caller.singleid || 'nobody'}: ${status} ${code}`)
      }
      for (const { caller, group } of actorsFor(actors, { transition: name, ...transition })) {
        const mayTry = operationCell(name, group) === 'open'
        if (mayTry) isLet = true
        // What is sent is never enough for a document: whoever may make one is told so.
        await call(caller, status => (mayTry ? [400, 409, 422].includes(status) : status === 403))
      }
      await call(actors.nobody, status => status === 401)
      if (!isLet) neverLet.push(name)
    }
    const after = await stand()
    if (after !== before) wrong.push(`a document was made: ${before} → ${after}`)
    return { wrong, asked, neverLet }
  }

  const send: Judge['send'] = async (operation, input, isSuppliers) => {
    const may = actors.all.find(
      ({ group }) => isSupplierGroup(group) === isSuppliers && operationCell(operation, group) === 'open',
    )
    if (!may) throw new Error(`Nobody may ask for "${operation}".`)
    return (await may.caller.call(operation, input)).status
  }

  return { ask, askCreations, send, stop: () => product.stop() }
}

const isAll = ({ group }: JudgeActor) => ['99', '50', '51', '34', '33', '20', '10', '40'].includes(group)
