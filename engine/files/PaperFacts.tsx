import type { FileItem } from '../../codegen/generated/types'
import type { FilesRoom } from '../contract/filesRoom'
import { useControlId } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { heldChoices } from '../runtime/heldChoices'
import { say } from '../runtime/say'

interface PaperFactsProps {
  readonly room: FilesRoom
  readonly item: FileItem
  readonly isEditable: boolean
}

const kinds = 'COMP_DOC_TYPE'

/** What a paper of a company is, and until when it counts. */
export function PaperFacts({ room, item, isEditable }: PaperFactsProps) {
  const { SelectField, DateField } = useWidgets()
  const place = useControlId(`${room.plan.id}.${item.fileSeq}`)
  const docType = useSlice(room, () => room.saidOf(item).docType)
  const validTo = useSlice(room, () => room.saidOf(item).validTo)
  const { codes, clock } = room.services
  if (!isEditable)
    return (
      <>
        <span>{docType === '' ? '' : codes.text(kinds, docType)}</span>
        <span>{validTo}</span>
      </>
    )
  return (
    <>
      <SelectField
        id={`${place}.docType`}
        label={say('fileKind', item.fileName)}
        value={docType}
        options={heldChoices(codes, kinds, docType)}
        emptyText={say('chooseOne')}
        onChange={value => room.note(item.fileSeq, { docType: value })}
      />
      <DateField
        id={`${place}.validTo`}
        label={say('fileEnd', item.fileName)}
        value={validTo}
        today={clock.today()}
        onChange={value => room.note(item.fileSeq, { validTo: value })}
      />
    </>
  )
}
