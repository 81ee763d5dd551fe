import type { OperationFact } from '../../codegen/contractFacts'
import { objectTypeOf } from '../expression/valueType'

/** What expressions may say of an answer; of rows they may say what stands beside them. */
export const answerType = ({ answer }: OperationFact) =>
  objectTypeOf(answer.kind === 'rows' ? { ...answer.fields, ...answer.parts } : answer.fields, 'the answer')
