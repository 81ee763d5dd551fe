import { deriveFacts } from './deriveFacts'
import type { Contract } from './readContract'
import { writeOpenApi } from './writeOpenApi'
import { writeFrameOperations, writeOperations } from './writeOperations'
import { writeServerRoutes } from './writeServerRoutes'
import { generatedHead, writeTypes } from './writeTypes'

/** The first pass of codegen: contract → files under codegen/generated, by file name. */
export function generateContract(contract: Contract): Readonly<Record<string, string>> {
  return {
    'types.ts': writeTypes(contract),
    'frameOperations.ts': writeFrameOperations(contract),
    'operations.ts': writeOperations(contract),
    'openapi.json': writeOpenApi(contract),
    'serverRoutes.ts': writeServerRoutes(contract),
    'contractFacts.ts': `${generatedHead}
import type { ContractFacts } from '../contractFacts'

// Two megabytes, which a program reads faster as data than as code.
export const contractFacts: ContractFacts = JSON.parse(
  ${JSON.stringify(JSON.stringify(deriveFacts(contract)))},
)
`,
  }
}
