import type { AuthGroupId } from '../../../schemas/codes/authGroups'
import { groupMay, isSupplierGroup, type Transition } from '../../../schemas/workflow/workflow'
import type { Caller, ProductServer } from '../modules/productServer'

/** Somebody who asks for a transition; the documents are of 모바일사업부 and 대성정밀. */
export interface JudgeActor {
  readonly caller: Caller
  readonly group: AuthGroupId
  /** Sees none of the documents that have a section, a department or a company. */
  readonly isForeign: boolean
}

export interface JudgeActors {
  readonly all: readonly JudgeActor[]
  readonly nobody: Caller
}

const staff: readonly (readonly [string, AuthGroupId, boolean])[] = [
  ['system.admin', '99', false],
  ['buy.head', '50', false],
  ['acc.staff', '51', false],
  ['vendor.mgr', '34', false],
  ['buy.all', '33', false],
  ['buy.mobile', '32', false],
  ['buy.semi', '32', true],
  ['dir.mobile', '31', false],
  ['req.mobile', '30', false],
  ['req.semi', '30', true],
  ['ops.admin', '20', false],
  ['tf.admin', '10', false],
  ['audit.mon', '40', false],
]
const suppliers: readonly (readonly [string, AuthGroupId, boolean])[] = [
  ['daesung1', '61', false],
  ['daesung2', '60', false],
  ['hanul001', '61', true],
  ['hanul002', '60', true],
]

export async function logInActors(product: ProductServer): Promise<JudgeActors> {
  const all: JudgeActor[] = []
  for (const [singleid, group, isForeign] of staff)
    all.push({ caller: await product.logIn(singleid), group, isForeign })
  for (const [userId, group, isForeign] of suppliers)
    all.push({ caller: await product.logInSupplier(userId), group, isForeign })
  return { all, nobody: product.callerWith('', { accessToken: '', refreshToken: '' }) }
}

/**
 * Who is asked about a transition: of the groups that it names everybody, inside and outside of their scope, or two of
 * each where the state allows it to nobody; of the others one employee who sees all, one who sees his own, and one of
 * the other portal.
 */
export function actorsFor(
  { all }: JudgeActors,
  transition: Transition,
  isInState = true,
): readonly JudgeActor[] {
  const able = all.filter(({ group }) => groupMay(transition, group))
  const inside = able.filter(({ isForeign }) => !isForeign)
  const foreign = able.filter(({ isForeign }) => isForeign)
  const named = isInState ? able : [...inside.slice(0, 1), ...inside.slice(-1), ...foreign.slice(0, 2)]
  const others = all.filter(({ group, isForeign }) => !groupMay(transition, group) && !isForeign)
  const employees = others.filter(({ group }) => !isSupplierGroup(group))
  const outsiders = others.filter(({ group }) => isSupplierGroup(group))
  return [...named, ...employees.slice(-1), ...employees.slice(0, 1), ...outsiders.slice(0, 1)]
}
