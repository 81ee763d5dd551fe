import { sql } from 'kysely'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { readOutbox } from '../../../../server/modules/message/outbox'
import { readSettings } from '../../../../server/settings'
import { type Caller, externalPortal, type ProductServer } from '../productServer'

export interface Who {
  readonly taxNo2: string
  readonly email: string
  readonly applyType?: 'NEW' | 'USER'
  readonly regNo?: string
}

export const askOf = ({ taxNo2, email, applyType = 'NEW', regNo }: Who) => ({
  ...{ taxNo2, applyType, verifyType: 'E', email },
  ...(regNo === undefined ? {} : { regNo }),
})
export const withToken = (token: string) => ({ 'x-apply-token': token })

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
/** The papers of a corporation. */
export const allPapers = ['BIZ', 'BANK', 'SEAL', 'INTRO']
export const newco = { taxNo2: '998-81-00119', email: 'newco@saebit.example' }

/** What a corporation enters of itself. */
export const applicationOf = (sgCode: string, more: object = {}) => ({
  ...{ termsYn: 'Y', privacyYn: 'Y', thirdYn: 'Y', applyType: 'NEW' },
  ...{ userId: 'newco001', passwordNew: 'quiet river 72', passwordCheck: 'quiet river 72' },
  ...{ userName: '한새빛', cellPhoneNo: '010-1234-5678', compNameKr: '새빛정밀(주)', bizType: 'CORP' },
  ...{ corpNo: '110111-0001191', compType: 'MFR', compSize: 'S', ceoName: '한새빛', foundDate: '2019-03-02' },
  ...{ bizCond: '제조업', bizItem: '정밀부품', zipCode: '16677', addr1: '수원시 영통구 1' },
  ...{ telNo: '031-201-1000', bankCode: '004', bankAccount: '110-222-333444', accountHolder: '새빛정밀' },
  ...{ sgCode, mainItem: '정밀부품' },
  ...more,
})

/** What somebody without a session does on the public pages. */
export function strangersOf(product: ProductServer) {
  const stranger: Caller = product.callerWith('', { accessToken: '', refreshToken: '' }, externalPortal)
  const later = (seconds: number) => product.clock.advance(seconds * 1_000)
  return {
    stranger,
    later,
    runSql: (text: string) => withActor(product.database, systemActor, tx => sql.raw(text).execute(tx)),
    /** The newest first. */
    async mailsTo(recipient: string) {
      const { secret } = readSettings({})
      const mails = await withActor(product.database, systemActor, tx => readOutbox(tx, secret))
      return mails.filter(mail => mail.recipient === recipient).map(({ text }) => text)
    },
    /** Another minute, so that the contact may be sent a code; the token that the right code is answered by. */
    async tokenOf(who: Who): Promise<string> {
      later(61)
      const body = askOf(who)
      await stranger.call('sendPublicVerifyCode', { body })
      const checked = await stranger.call('checkPublicVerifyCode', {
        body: { ...body, verifyCode: '123456' },
      })
      if (checked.status !== 200) throw new Error(checked.msg)
      return checked.body.applyToken
    },
    async upload(token: string, docTypes: readonly string[]) {
      const files = []
      for (const docType of docTypes) {
        const sent = { fileName: `${docType}.pdf`, body: pdf }
        const { body } = await stranger.call('uploadPublicFile', sent, withToken(token))
        files.push({ fileId: body.fileId, fileSeq: body.fileSeq, docType })
      }
      return files
    },
    send: (
      token: string,
      header: object,
      files: readonly object[] = [],
      operation: 'applyCompReg' | 'applyExtUser' = 'applyCompReg',
    ) => stranger.call(operation, { body: { header, files } }, withToken(token)),
  }
}

export type Strangers = ReturnType<typeof strangersOf>
