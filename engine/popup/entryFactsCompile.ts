import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import type { PopupFormDefinition } from '../../schemas/screen/popupFormDefinition'
import { takenFields } from '../binding/bindingCompile'
import type { World } from '../scope/world'

type Fields = Readonly<Record<string, FieldFact>>

/** Where fields and lines of a popup's form come from, and what is sent. */
export interface EntryFacts {
  /** The operation whose request is entered; where nothing is, the one that is loaded. */
  readonly operation: OperationFact
  readonly load?: OperationFact
  /** What is loaded is only shown. */
  readonly isShown: boolean
  /** What may be entered. */
  readonly fields: Fields
  /** What may stand on the form: the same, and the header of what is loaded. */
  readonly header: Fields
  /** Lists by name, loaded or sent, with the fields of both. */
  readonly parts: Fields
  /** What the popup hands back: the fields and what the operation answers. */
  readonly picked: Fields
  readonly isSent: boolean
  /** The request holds the fields as its header, as that of a document does. */
  readonly isHeader: boolean
  /** What the operation that saves takes beside the fields. */
  readonly taken: Fields
}

/** Undefined while the operation is unknown or not said, which is reported where it is named. */
export function entryFacts(form: PopupFormDefinition, contract: World['contract']): EntryFacts | undefined {
  const load = form.load === undefined ? undefined : contract[form.load]
  const operation = contract[form.save ?? form.like ?? form.load ?? '']
  if (!operation) return undefined
  const isSent = form.save !== undefined
  const isShown = !isSent && form.like === undefined
  const { fields: parameters } = takenFields(operation)
  const { header, ...body } = operation.body?.fields ?? {}
  const ofRequest = header?.fields ?? operation.body?.fields ?? parameters
  const fields = isShown
    ? {}
    : plainFields(isSent || operation.isEffect ? ofRequest : operation.answer.fields)
  const loaded = load ? loadedParts(load, form.grid?.lines) : { header: {}, parts: {} }
  const parts = bothParts(loaded.parts, isShown ? {} : listsOf(operation.body?.fields ?? {}))
  return {
    operation,
    ...(load ? { load } : {}),
    isShown,
    fields,
    header: { ...plainFields(loaded.header), ...fields },
    parts,
    picked: {
      ...plainFields(loaded.header),
      ...fields,
      ...parts,
      ...(isSent ? operation.answer.fields : {}),
    },
    isSent,
    isHeader: header !== undefined,
    taken: header ? { ...parameters, ...body } : { ...parameters, ...operation.body?.fields },
  }
}

/** A list that is loaded is the lines; one object has its lists as parts, as a document has. */
function loadedParts({ answer }: OperationFact, lines: string | undefined) {
  const { kind, fields } = answer
  if (kind === 'rows' || kind === 'list') {
    const list = (name: string): FieldFact => ({ name, label: name, type: 'list', required: true, fields })
    return { header: {}, parts: lines === undefined ? {} : { [lines]: list(lines) } }
  }
  return { header: kind === 'document' ? (fields.header?.fields ?? {}) : fields, parts: listsOf(fields) }
}

function listsOf(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, fact]) => fact.type === 'list' && fact.fields))
}

function bothParts(loaded: Fields, sent: Fields): Fields {
  const both = Object.entries(sent).map(([name, fact]): [string, FieldFact] => [
    name,
    // What is answered tells more of a field than what is sent: it is always there.
    { ...fact, fields: { ...fact.fields, ...loaded[name]?.fields } },
  ])
  return { ...loaded, ...Object.fromEntries(both) }
}

/** A list or an object is no field that anybody types. */
function plainFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, { type }]) => type !== 'list' && type !== 'object' && type !== 'binary',
    ),
  )
}
