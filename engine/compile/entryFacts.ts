import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import type { PopupFormDefinition } from '../../schemas/screen/popupDefinition'
import { takenFields } from '../binding/bindingCompile'
import type { World } from './world'

type Fields = Readonly<Record<string, FieldFact>>

/** Where the fields of a popup's form come from: the operation, its fields, and whether they are sent to it. */
export interface EntryFacts {
  readonly operation: OperationFact
  /** What may stand on the form. */
  readonly fields: Fields
  /** What the popup hands back: the fields and what the operation answers. */
  readonly picked: Fields
  readonly isSent: boolean
  /** The request holds the fields as its header, as that of a document does. */
  readonly isHeader: boolean
  /** What the operation takes beside them. */
  readonly taken: Fields
}

/** Undefined while the operation is unknown or not said, which is reported where it is named. */
export function entryFacts(form: PopupFormDefinition, contract: World['contract']): EntryFacts | undefined {
  const operation = contract[form.save ?? form.like ?? '']
  if (!operation) return undefined
  const isSent = form.save !== undefined
  const { fields: parameters } = takenFields(operation)
  const { header, ...body } = operation.body?.fields ?? {}
  const ofRequest = header?.fields ?? operation.body?.fields ?? parameters
  const fields = plainFields(isSent || operation.isEffect ? ofRequest : operation.answer.fields)
  return {
    operation,
    fields,
    picked: isSent ? { ...fields, ...operation.answer.fields } : fields,
    isSent,
    isHeader: header !== undefined,
    taken: header ? { ...parameters, ...body } : { ...parameters, ...operation.body?.fields },
  }
}

/** A list or an object is no field that anybody types. */
function plainFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, { type }]) => type !== 'list' && type !== 'object' && type !== 'binary',
    ),
  )
}
