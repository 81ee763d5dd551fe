import type { OperationId } from '../../../codegen/generated/types'
import { camelCase } from '../flow/flowKind'
import { flowKinds } from '../flow/flowKinds'
import type { FlowWorld } from '../flow/flowWorld'
import type { Candidate } from './candidates'
import type { Input } from './requestParts'
import { isInput } from './requestReader'

/** Requests that a walk through the flow would draw before it has got one taken. */
const mostDraws = 3
const reason = '시험을 위해 적는 사유입니다.'

async function drawn(
  operation: OperationId,
  { path, source }: Candidate,
  world: FlowWorld,
): Promise<Input | undefined> {
  for (const { bodies, making, table, number } of flowKinds) {
    const made = await making[operation]?.(world)
    if (made) return { ...made, ...path }
    const draw = bodies[operation]
    const id = path[camelCase(number)]
    const [row] =
      draw && id !== undefined ? await world.read(`select * from ${table} where ${number} = $1`, [id]) : []
    if (draw && row) {
      const body = await draw(world, row)
      return {
        ...path,
        body: {
          version: source.version ?? row.version,
          ...(operation === 'updateRfq' ? {} : {}),
          ...body,
          ...(isInput(body) && 'reason' in body ? { reason } : {}),
        },
      }
    }
  }
  return undefined
}

/** The request as the contract and its page let one believe it, then as a walk would send it. */
export async function* drawsOf(
  operation: OperationId,
  candidate: Candidate,
  world: FlowWorld,
  computed: () => Promise<Input>,
): AsyncGenerator<Input> {
  yield await computed()
  for (let count = 0; count < mostDraws; count += 1) {
    const input = await drawn(operation, candidate, world)
    if (!input) return
    yield input
  }
}
