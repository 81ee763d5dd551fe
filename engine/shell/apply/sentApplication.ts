import type { OperationRequests } from '../../../codegen/generated/types'
import type { ApplyState } from './applyStore'

type Sent = OperationRequests['applyCompReg']['body']

/** What is typed and has not been sent before; a user of a known company says nothing of the company (domain 3.43, 5). */
const ofUser: readonly string[] = [
  ...['termsYn', 'privacyYn', 'thirdYn', 'marketingYn', 'applyType', 'taxNo2', 'verifyType'],
  ...['userId', 'passwordNew', 'passwordCheck', 'userName', 'deptName', 'positionName'],
  ...['email', 'cellPhoneNo', 'phoneNo'],
]

export function sentApplication({
  values,
  files,
  regNo,
}: Pick<ApplyState, 'values' | 'files' | 'regNo'>): Sent {
  const isUser = regNo === '' && values.applyType === 'USER'
  const header: Sent['header'] = Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        value !== '' && field !== 'verifyCode' && field !== 'fileId' && (!isUser || ofUser.includes(field)),
    ),
  )
  if (isUser) return { header }
  return {
    header: { ...header, ...(regNo === '' ? {} : { regNo }) },
    files: files.map(({ fileId, fileSeq, docType, bigo }) => ({
      ...{ fileId, fileSeq },
      ...(docType === undefined ? {} : { docType }),
      ...(bigo === undefined || bigo === '' ? {} : { bigo }),
    })),
  }
}
