import { contractFacts } from '../../codegen/generated/contractFacts'
import { serverRoutes } from '../../codegen/generated/serverRoutes'
import type { Contract } from './contract'

/** The contract of schemas/openapi, as codegen wrote it. */
export const productContract: Contract = { routes: serverRoutes, facts: contractFacts }
