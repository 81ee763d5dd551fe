import { contractFacts } from '../../codegen/generated/contractFacts'
import codes from '../../schemas/codes/codeGroups.json'
import { workflows } from '../../schemas/workflow/workflows'
import type { Agreements } from './compileAll'

/** What the definitions of this project are checked against. */
export const agreements: Agreements = { contract: contractFacts, workflows, codes }
