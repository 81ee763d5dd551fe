import { describe, expect, it } from 'vitest'
import { sentApplication } from '../../../../engine/shell/apply/sentApplication'

const values = {
  ...{ taxNo2: '998-81-00119', compNameKr: '새빛정밀(주)', bankAccount: '110-222', fileId: 'F1' },
  ...{ userId: 'newco001', verifyCode: '123456', faxNo: '' },
}
const files = [
  { fileId: 'F1', fileSeq: 1, fileName: 'a.pdf', fileSize: 10, docType: 'BIZ' as const, bigo: '' },
]

describe('what is sent of an application', () => {
  it('is what was entered, with the papers by their kind', () => {
    expect(sentApplication({ values: { ...values, applyType: 'NEW' }, files, regNo: '' })).toEqual({
      header: {
        ...{ taxNo2: '998-81-00119', compNameKr: '새빛정밀(주)', bankAccount: '110-222' },
        ...{ userId: 'newco001', applyType: 'NEW' },
      },
      files: [{ fileId: 'F1', fileSeq: 1, docType: 'BIZ' }],
    })
  })

  it('says nothing of the company where a user applies', () => {
    expect(sentApplication({ values: { ...values, applyType: 'USER' }, files, regNo: '' })).toEqual({
      header: { taxNo2: '998-81-00119', userId: 'newco001', applyType: 'USER' },
    })
  })

  it('names the application that is supplemented', () => {
    const { header } = sentApplication({ values, files: [], regNo: 'CR202611-000001' })
    expect(header.regNo).toBe('CR202611-000001')
  })
})
