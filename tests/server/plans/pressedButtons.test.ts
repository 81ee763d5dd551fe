import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import type { Row } from '../../../engine/runtime/row'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { isFullSweep } from '../../cases/isFullSweep'
import { type ProductServer, startProduct } from '../modules/productServer'
import { accessOf, mountOf, popups, screens } from './openedPages'
import { listGrids, rowsByState, screenAt, type Way, waysOf } from './pressedDocuments'
import { pressersOf } from './pressersOf'
import { hasRowActions, type Opened, openPage, type Press, type Pressing, pressAll } from './pressing'
import { answerOf, type Hands, takeHands } from './pressServices'
import { undoWrites } from './undoneWrites'

const staff = ['system.admin', 'buy.head', 'acc.staff', 'vendor.mgr', 'buy.all', 'buy.mobile', 'dir.mobile']
const others = ['dept.mobile', 'req.mobile', 'ops.admin', 'tf.admin', 'audit.mon']
const suppliers = ['daesung1', 'daesung2']

/** The groups that press on each page; the others only open it. */
const pressers = new Map<ScreenPlan, ReadonlySet<string>>()
const mayPressOn = (plan: ScreenPlan, { group }: Hands) =>
  isFullSweep || (pressers.get(plan)?.has(group) ?? false)

let product: ProductServer
let stopUndoing: () => void = () => undefined
const people: Hands[] = []

beforeAll(async () => {
  product = await startProduct({}, { remembersSessions: true })
  for (const singleid of new Set([...staff, ...others, ...(await approversNow())]))
    people.push(await takeHands(product, await product.logIn(singleid), 'internal'))
  for (const userId of suppliers)
    people.push(await takeHands(product, await product.logInSupplier(userId), 'external'))
  const openTo = (plan: ScreenPlan) => people.filter(hands => mountOf(plan, hands)).map(({ group }) => group)
  for (const plan of screens) pressers.set(plan, pressersOf(plan, openTo(plan)))
  stopUndoing = undoWrites()
})
afterAll(async () => {
  stopUndoing()
  await product.stop()
})

/** Whose turn it is, of the kinds of document that are recalled by whoever has submitted them. */
async function approversNow(): Promise<readonly string[]> {
  const rows = await withActor(product.database, systemActor, tx =>
    tx
      .selectFrom('approval_step')
      .innerJoin('approval', 'approval.appr_no', 'approval_step.appr_no')
      .where('approval_step.status', '=', 'CURRENT')
      .where('approval.doc_type', 'in', ['NO', 'WH'])
      .select(['approval.doc_type', ({ fn }) => fn.min('approval_step.singleid').as('singleid')])
      .groupBy('approval.doc_type')
      .execute(),
  )
  return rows.map(({ singleid }) => singleid)
}

/** Everything that one person can press, on the lists and on the documents to which their rows lead. */
async function pressAs(hands: Hands): Promise<readonly Press[]> {
  const pressing: Pressing = { hands, popups, shown: new Set() }
  const presses: Press[] = []
  const documents = new Map<string, Opened>()
  for (const plan of screens) {
    const access = mountOf(plan, hands)
    if (!access || listGrids(plan).length === 0) continue
    const opened: Opened = { plan, access, params: {}, place: plan.screen }
    hands.made.length = 0
    const screen = await openPage(hands, opened, popups)
    presses.push(openedBy(hands, plan.screen))
    const chosen = []
    for (const grid of listGrids(plan)) {
      const { rows, answer } = await rowsByState(hands, screen, grid)
      for (const { row, state } of rows) {
        for (const way of waysOf(screen, grid, row)) noteDocument(hands, documents, way, state)
      }
      if (rows.length === 0) continue
      const { operation, part } = grid.source.binding
      hands.instead.set(
        operation,
        answerOf(
          answer,
          part,
          rows.map(({ row }) => row),
        ),
      )
      chosen.push(
        ...rows.map(({ row, state }, at) => ({ grid: grid.id, at, place: placeOf(plan, row, state) })),
      )
    }
    screen.dispose()
    const isPressed = mayPressOn(plan, hands) && (hasRowActions(plan) || plan.document !== undefined)
    if (isPressed) presses.push(...(await pressAll(pressing, opened, chosen)))
    hands.instead.clear()
  }
  for (const opened of documents.values()) presses.push(...(await pressAll(pressing, opened, [])))
  return presses
}

const placeOf = ({ screen }: ScreenPlan, row: Row, state: string) =>
  `${screen} [${state}] ${Object.values(row).find(value => /^[A-Z]{2,4}\d{4}/.test(String(value))) ?? ''}`

/** One document of each state. */
function noteDocument(hands: Hands, documents: Map<string, Opened>, way: Way, state: string): void {
  const target = screenAt(way.path, hands.portal)
  const access = target && accessOf(target.path, hands)
  const plan = target && screens.find(({ screen }) => screen === target.screen)
  const key = `${target?.screen} ${state}`
  if (!access || !plan?.document || plan.document.of || documents.has(key)) return
  if (!mayPressOn(plan, hands)) return
  const place = `${plan.screen} ${Object.values(way.params).join(' ')}`
  documents.set(key, { plan, access, params: way.params, place })
}

/** What the page asked when it was opened is judged like a press. */
const openedBy = ({ singleid, group, made, alerts }: Hands, place: string): Press => ({
  place,
  person: `${singleid} (${group})`,
  button: '(열기)',
  calls: made.splice(0),
  alerts: alerts.splice(0),
  fields: new Set(),
})

/** Refusals for who one is, or what one has made: the page knows both, and does not offer what they refuse. */
const refusalsOfPerson = ['notSubmitter', 'notDrafter', 'notCurrentApprover', 'deleteOwnOnly', 'proxyRefused']

/** What no button that can be pressed may come to. */
function wrongOf({ place, person, button, calls, alerts, fields }: Press): readonly string[] {
  const said = calls.flatMap(({ operation, failure }) => {
    if (!failure || failure.kind === 'aborted') return []
    const { status, code, message, field } = failure
    const isWellSaid = /[가-힣]/.test(message)
    const isWrong = ![409, 422].includes(status) || !isWellSaid || refusalsOfPerson.includes(code)
    const isNowhere = status === 422 && field !== undefined && !fields.has(field)
    const why = isWrong ? '' : isNowhere ? ` (field ${field} is not on the page)` : undefined
    return why === undefined ? [] : [`${operation}: ${status} ${code} ${message}${why}`]
  })
  const stuck = alerts.filter(text => text.startsWith('('))
  return [...said, ...stuck].map(what => `${place} | ${person} | ${button} | ${what}`)
}

it('no button that can be pressed is answered by a refusal of authority, by "not found" or by a fault', async () => {
  const begun = performance.now()
  const used = process.cpuUsage()
  const presses = (await Promise.all(people.map(pressAs))).flat()
  const wrong = [...new Set(presses.flatMap(wrongOf))].sort()
  const pressed = presses.filter(({ button }) => button !== '(열기)')
  const sent = pressed.filter(({ calls }) => calls.some(({ isEffect }) => isEffect))
  console.log(
    `${pressed.length} presses, ${sent.length} of them sent something, ${new Set(presses.map(({ place }) => place)).size} places, ${Math.round((performance.now() - begun) / 1000)} s, ${Math.round(process.cpuUsage(used).user / 1e6)} s of CPU`,
  )
  if (process.env.PRESSED) {
    const { writeFileSync } = await import('node:fs')
    writeFileSync(
      process.env.PRESSED,
      JSON.stringify(presses, (_, value) => (value instanceof Set ? undefined : value), 1),
    )
  }
  expect(wrong).toEqual([])
}, 600_000)
