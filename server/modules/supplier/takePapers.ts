import { runAsSystem } from '../../database/runAsSystem'
import type { EventContext } from '../../document/documentEvents'
import { addCopies, nextFileId, readItems } from '../../document/fileStore'
import type { CompanyRecord } from './companyKind'

/** The papers of an application stand among those of its company from now on. Answers their number. */
export async function takePapers(
  context: EventContext,
  { comp_no, file_id }: Pick<CompanyRecord, 'comp_no' | 'file_id'>,
  papers: string,
): Promise<string> {
  const { tx, actor, now } = context
  const kept = file_id ?? (await nextFileId(tx, now))
  await runAsSystem(tx, async () => {
    if (file_id === null)
      await tx
        .insertInto('file')
        .values({
          ...{ file_id: kept, owner_type: 'COMP', owner_no: comp_no },
          ...{ created_by: actor.userId, created_dt: now },
        })
        .execute()
    await addCopies(context, kept, await readItems(tx, papers))
  })
  return kept
}
