import type { FieldFact, OperationFact } from '../../codegen/contractFacts'

/** Every field that an operation takes or answers, those inside of objects and lists included. */
export function fieldsOfOperation({ parameters, body, answer }: OperationFact): readonly FieldFact[] {
  return [parameters, body?.fields, answer.fields, answer.parts].flatMap(fields => everyField(fields))
}

function everyField(fields: Readonly<Record<string, FieldFact>> = {}): FieldFact[] {
  return Object.values(fields).flatMap(fact => [fact, ...everyField(fact.fields)])
}
