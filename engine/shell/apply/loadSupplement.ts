import type { ApplicationInput } from '../../../codegen/generated/types'
import type { CallPort } from '../../runtime/services'
import { type ApplyField, application, enter, putFiles } from './applyStore'

/** What an application says of itself beside what was entered. */
const notEntered = ['status', 'version', 'msg', 'supplementReason', 'supplementDue', 'regNo']

/** Fills the third step with what was sent before; what a draft has changed since then stays. */
export async function loadSupplement(call: CallPort, regNo: string): Promise<void> {
  const { header, files } = await call('getPublicCompReg', { regNo })
  const { values, files: drafted } = application.getState()
  const entries = Object.entries(header).filter(([field]) => !notEntered.includes(field))
  const before: Partial<ApplicationInput> = Object.fromEntries(entries)
  const changed = Object.fromEntries(
    Object.entries(values).filter(([field]) => !isGiven(field as ApplyField)),
  )
  enter({ ...before, ...changed })
  if (drafted.length === 0)
    putFiles(
      files.map(({ fileId, fileSeq, fileName, fileSize, docType }) => ({
        ...{ fileId, fileSeq, fileName, fileSize: Number(fileSize) },
        ...(docType === undefined ? {} : { docType }),
      })),
    )
  application.setState({
    wanted: { reason: header.supplementReason ?? '', due: header.supplementDue ?? '' },
  })
}

/** What the server alone knows of a supplement. */
const isGiven = (field: ApplyField) => ['fileId', 'verifyType', 'userId', 'applyType'].includes(field)
