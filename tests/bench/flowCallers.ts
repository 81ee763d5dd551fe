import type { OperationAnswer } from '../../codegen/generated/serverRoutes'
import type { OperationId } from '../../codegen/generated/types'
import { demoPassword } from '../../server/modules/demo/demoAccounts'
import type { FlowPerson } from '../server/flow/flowWorld'
import { operationRequest } from '../server/modules/operationRequest'
import type { Caller, Reply } from '../server/modules/productServer'

const externalPortal = { iscyber: 'Y' }

type Sent = Omit<Reply<OperationId>, 'raw'>

/** What became of calls that met a dying server. */
export interface LostCalls {
  repeated: number
}

/**
 * People who call a server that may die: what was not answered is sent again with the key of the first time, as a
 * browser of ours does it.
 */
export function createFlowCallers(url: string, lost: LostCalls, untilBack: () => Promise<void>) {
  const send = async (
    operationId: OperationId,
    input: Readonly<Record<string, unknown>>,
    headers: object,
  ): Promise<Sent> => {
    const request = operationRequest(operationId, input)
    const address = new URL(request.url, url)
    for (const [name, value] of Object.entries(request.query)) address.searchParams.set(name, value)
    for (;;) {
      const answer = await fetch(address, {
        method: request.method,
        headers: { ...request.headers, ...headers },
        ...(request.payload === undefined ? {} : { body: new Uint8Array(Buffer.from(request.payload)) }),
      }).then(readAnswer, () => undefined)
      if (answer && answer.status !== 503) return answer
      lost.repeated += 1
      await untilBack()
    }
  }
  const callerWith = (singleid: string, headers: object): Caller => {
    const call = async (operationId: OperationId, input = {}, more = {}) =>
      send(operationId, input, { ...headers, ...more })
    return {
      singleid,
      tokens: { accessToken: '', refreshToken: '' },
      call: call as unknown as Caller['call'],
    }
  }
  const tokens = ({ accessToken, refreshToken }: { accessToken?: string; refreshToken?: string }) => ({
    authorization: `Bearer ${accessToken}`,
    refreshtoken: refreshToken,
  })
  return async ({ userId, compNo }: FlowPerson): Promise<Caller> => {
    if (compNo === undefined) {
      const nobody = callerWith(userId, {})
      const first = await nobody.call('authIdpw', {
        body: { systemId: 'GPMS', grantType: 'idpw', username: userId, password: demoPassword },
      })
      const second = await nobody.call('authTokenLogin', { body: { token: first.body.token ?? '' } })
      return callerWith(userId, tokens(second.body))
    }
    const nobody = callerWith(userId, externalPortal)
    const form = { userId, userPw: demoPassword }
    const { body } = await nobody.call('cyberLogin', { body: form })
    const second = await nobody.call(
      'cyberCheckOtp',
      { body: { ...form, otpNum: '123456' } },
      { logintransaction: body.transaction ?? '' },
    )
    return callerWith(userId, { ...externalPortal, ...tokens(second.body) })
  }
}

async function readAnswer(response: Response): Promise<Sent> {
  const body: OperationAnswer<OperationId> = await response.json()
  const { msg, code } = { msg: '', code: '', ...Object(body) }
  return { status: response.status, body, msg, code }
}
