import { Agent, request } from 'node:https'
import { demoPassword } from '../../modules/demo/demoAccounts'
import { origin } from './appNodes'

export const patienceMilliseconds = 60_000

export interface Reply {
  /** 0 where no answer came. */
  readonly status: number
  readonly text: string
}

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** One call through the proxy. */
export function send({ method, path, body, headers = {} }: Call): Promise<Reply> {
  const type = body?.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded'
  return new Promise(resolve => {
    const asked = request(
      `${origin}${path}`,
      {
        ...{ method, agent, timeout: patienceMilliseconds },
        headers: {
          ...{ origin, iscyber: 'N' },
          ...(body === undefined
            ? {}
            : { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      answer => {
        let text = ''
        answer.on('data', piece => (text += String(piece)))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
        answer.on('error', error => resolve({ status: 0, text: error.message }))
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
    asked.on('error', error => resolve({ status: 0, text: error.message }))
    asked.end(body)
  })
}

export function stringOf({ status, text }: Reply, field: string): string {
  if (status !== 200) return ''
  const value: unknown = Reflect.get(Object(JSON.parse(text)), field)
  return typeof value === 'string' ? value : ''
}

/** The access token of a person, or nothing where a call failed. */
export async function logIn(username: string, sendOne: typeof send = send): Promise<string | undefined> {
  const form = (path: string, fields: Readonly<Record<string, string>>) =>
    sendOne({ method: 'POST', path, body: new URLSearchParams(fields).toString() })
  const proof = { systemId: 'GPMS', grantType: 'idpw', username, password: demoPassword }
  const token = stringOf(await form('/auth/login', proof), 'token')
  if (token === '') return undefined
  return stringOf(await form('/auth/tokenLogin', { token }), 'accessToken') || undefined
}

/** Somebody who has logged in and reads. */
export class Person {
  readonly #headers: Readonly<Record<string, string>>

  private constructor(token: string) {
    this.#headers = { authorization: `Bearer ${token}` }
  }

  static async logIn(name: string): Promise<Person> {
    const token = await logIn(name)
    if (token === undefined) throw new Error(`${name} cannot log in.`)
    return new Person(token)
  }

  async get(path: string): Promise<number> {
    return (await send({ method: 'GET', path, headers: this.#headers })).status
  }
}
