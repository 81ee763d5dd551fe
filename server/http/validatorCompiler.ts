import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { parseMonthText } from '../../schemas/shared/dateText'
import type { Contract } from './contract'
import { schemaFailure } from './schemaFailure'

type Schema = Readonly<Record<string, unknown>>

/** Decimal text on the wire: money and quantities, never exponents. */
const decimalText = /^-?\d{1,18}(\.\d{1,6})?$/

function createAjv(coerceTypes: boolean): Ajv {
  // removeAdditional would drop unknown keys in silence; they are refused by name instead.
  const ajv = new Ajv({
    coerceTypes,
    removeAdditional: false,
    useDefaults: true,
    strict: false,
    allErrors: false,
    // A refusal of a code names the code.
    verbose: true,
    // Optimizing what it writes takes most of the time of compiling, and checks become no faster by it.
    code: { optimize: false },
  })
  addFormats(ajv, ['date', 'date-time', 'email'])
  ajv.addFormat('decimal', decimalText)
  ajv.addFormat('month', text => parseMonthText(text) === text)
  return ajv
}

/**
 * Checks by the contract. Path and query are text, so numbers and booleans are made of them; a body must already have
 * the right types. A schema is compiled when it is first used: three hundred of them would hold up the start.
 */
export function createValidatorCompiler(contract: Contract): FastifySchemaCompiler<Schema> {
  const texts = createAjv(true)
  const bodies = createAjv(false)
  const operationAt = new Map(
    Object.entries(contract.routes).map(([id, { method, url }]) => [`${method} ${url}`, id]),
  )
  return ({ schema, method, url, httpPart }) => {
    const ajv = httpPart === 'body' ? bodies : texts
    const fact = contract.facts[operationAt.get(`${method} ${url}`) ?? '']
    let compiled: ValidateFunction | undefined
    return (value: unknown) => {
      compiled ??= ajv.compile(schema)
      if (compiled(value)) return { value }
      const [error] = compiled.errors ?? []
      return {
        error: error ? schemaFailure(error, fact) : new Error('Engine bug: AJV refused without a reason'),
      }
    }
  }
}
