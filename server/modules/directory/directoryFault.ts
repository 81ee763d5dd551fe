import type { ResultCodeName } from '../../../schemas/shared/resultCodes'

/** What a call to the directory failed by, as far as it decides the code. */
interface FaultFacts {
  /** `error` of the directory's answer. */
  readonly error: string
  /** `code` of the client library. */
  readonly code: string
  readonly name: string
  readonly status: number
}

interface FaultRule {
  readonly because: string
  readonly when: (facts: FaultFacts) => boolean
  readonly code: ResultCodeName
}

const unreachable = ['server_error', 'temporarily_unavailable']
/** A code or a token that is too old, was used, or belongs to another log-in. */
const stale = ['OAUTH_JWT_TIMESTAMP_CHECK_FAILED']

/** How a log-in at the directory fails, by the codes of spec §8; the first line that fits decides. */
export const faultRules: readonly FaultRule[] = [
  {
    because: 'the directory says that it cannot answer',
    when: ({ error, status }) => unreachable.includes(error) || status >= 500,
    code: 'HTTP502',
  },
  {
    because: 'it does not answer, or not in time',
    when: ({ code, name }) =>
      ['TimeoutError', 'AbortError'].includes(name) || ['OAUTH_TIMEOUT', 'FETCH_FAILED'].includes(code),
    code: 'HTTP502',
  },
  {
    because: 'the code was used before or is too old',
    when: ({ error }) => error === 'invalid_grant',
    code: 'AUTH008',
  },
  {
    because: 'the person has canceled it there',
    when: ({ error }) => error === 'access_denied',
    code: 'AUTH020',
  },
  { because: 'what it signed is too old', when: ({ code }) => stale.includes(code), code: 'AUTH008' },
  { because: 'it refuses, or answers as somebody else', when: () => true, code: 'AUTH006' },
]

export function faultCode(thrown: unknown): ResultCodeName {
  const facts = factsOf(thrown)
  return faultRules.find(rule => rule.when(facts))?.code ?? 'AUTH006'
}

function factsOf(thrown: unknown): FaultFacts {
  const chain = [...causes(thrown)]
  const text = (name: string) =>
    chain.map(link => link[name]).find((value): value is string => typeof value === 'string') ?? ''
  const status = chain
    .map(link => link.status ?? statusOf(link.cause))
    .find(value => typeof value === 'number')
  const isFetch = chain.some(({ message }) => typeof message === 'string' && /fetch failed/.test(message))
  return {
    error: text('error'),
    code: isFetch ? 'FETCH_FAILED' : text('code'),
    name: chain.some(({ name }) => name === 'TimeoutError') ? 'TimeoutError' : text('name'),
    status: typeof status === 'number' ? status : 0,
  }
}

function statusOf(cause: unknown): number | undefined {
  return cause instanceof Response ? cause.status : undefined
}

const deepestCause = 5

function* causes(thrown: unknown): Generator<Readonly<Record<string, unknown>>> {
  let link: unknown = thrown
  for (let depth = 0; depth < deepestCause && link instanceof Error; depth += 1) {
    const { name, message, cause } = link
    yield { ...link, name, message, cause }
    link = cause
  }
}
