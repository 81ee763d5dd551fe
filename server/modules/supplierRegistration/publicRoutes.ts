import type { FileItem } from '../../../codegen/generated/types'
import { extensionOf } from '../../../schemas/shared/fileKinds'
import { isBusinessNumber } from '../../../schemas/shared/taxNumber'
import { itemOf, nextFileId, readFileItems, readItems } from '../../document/fileStore'
import { given } from '../../document/givenFields'
import { documentNotFound, fieldRefused, notAllowed } from '../../http/failure'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import { mostIdChecks } from '../../limits'
import type { Settings } from '../../settings'
import { readCodes } from '../code/codeBook'
import { newBlobKey, writeBlob } from '../file/fileBlobs'
import { fileFailure, mimeTypeOf, mostFiles } from '../file/fileRules'
import { getSgCode } from '../item/itemGroups'
import { networkOf } from '../login/loginWait'
import { findSession } from '../session/findActor'
import { isTaken } from '../supplierUser/supplierUserStore'
import { checkWorkbook } from '../workbook/checkWorkbook'
import { type Applying, apply, taxOfficeSilent, tellApplied } from './apply'
import { countCall } from './applyLimits'
import { applyTexts } from './applyTexts'
import { takeToken } from './applyToken'
import { terms } from './terms'
import { checkVerifyCode, plainNumber, sendVerifyCode } from './verifyCodes'

type Setup = Applying & Pick<Settings, 'secret' | 'mode' | 'filesFolder' | 'origins'>
type Asked<Input> = OperationContext<Input>

/** What strangers may call (domain 3.43). Codes answer a refusal instead of throwing it, so that a wrong try counts. */
export function publicRoutes(setup: Setup): readonly OperationRoute[] {
  const { secret } = setup
  const kept = { exemptFromKey: true }
  const told = { after: tellApplied }
  return [
    route('getPublicTerms', async () => [...terms]),
    route('checkPublicTaxNo', context => checkNumber(context, setup)),
    route('sendPublicVerifyCode', context => sendVerifyCode(context, setup), kept),
    route('checkPublicVerifyCode', context => checkVerifyCode(context, setup), kept),
    route('uploadPublicFile', context => upload(context, setup)),
    route('getPublicSgCode', async ({ tx, input, http, now }) => {
      await takeToken(tx, secret, http.headers, now)
      return getSgCode(tx, input)
    }),
    route('getPublicCodes', async ({ tx, input }) => {
      if (!isAppliedGroup(input.groupCode)) throw documentNotFound('own')
      return readCodes(tx, input.groupCode)
    }),
    route('checkExtUserId', context => checkUserId(context, setup)),
    route('getPublicCompReg', async ({ tx, input, http, now }) => {
      const token = await takeToken(tx, secret, http.headers, now)
      if (token.reg_no !== input.regNo) throw notAllowed('an application of somebody else')
      return readApplication(tx, input.regNo)
    }),
    route('applyCompReg', context => apply(context, setup, 'NEW'), told),
    route('applyExtUser', context => apply(context, setup, 'USER'), told),
  ]
}

/** Codes that an application chooses from, as administrators keep them; strangers get nothing else. */
const appliedGroups = ['BIZ_TYPE', 'COMP_TYPE', 'COMP_SIZE', 'BANK', 'COMP_DOC_TYPE'] as const
const isAppliedGroup = (group: string) => appliedGroups.some(one => one === group)

/** An applicant must learn that an identifier is taken, and so may anybody with a session. */
async function checkUserId({ tx, input, http, now }: Asked<{ readonly userId: string }>, setup: Setup) {
  // In this transaction: a call that waits for a second connection holds up every other once all of them wait.
  if ((await findSession(tx, setup, http.headers, now)) === null) {
    const token = await takeToken(tx, setup.secret, http.headers, now)
    if (token.id_checks >= mostIdChecks) throw fieldRefused('userId', applyTexts.tooManyIds, [mostIdChecks])
    await tx
      .updateTable('apply_token')
      .set({ id_checks: token.id_checks + 1 })
      .where('token_hash', '=', token.token_hash)
      .execute()
  }
  return { existsYn: (await isTaken(tx, 'user_id', input.userId)) ? 'Y' : 'N' }
}

/** Check digit and the tax office's word; nothing of what we know. */
async function checkNumber(
  { tx, input, http, now }: Asked<{ readonly taxNo: string }>,
  { askTaxOffice }: Setup,
) {
  const taxNo = plainNumber(input.taxNo)
  if (!isBusinessNumber(taxNo)) throw fieldRefused('taxNo2', applyTexts.taxNumberWrong)
  const limited = await countCall(tx, 'number', networkOf(http.ip), now)
  if (limited) return limited
  const answer = (await askTaxOffice(tx, [taxNo]))?.get(taxNo)
  if (!answer) return fieldRefused('taxNo2', taxOfficeSilent)
  return { validYn: 'Y', ntsStatus: answer.status }
}

/** One file of a token, with every check of a file; the group belongs to the token until an application takes it. */
async function upload(
  { tx, input, http, now }: Asked<{ readonly fileName: string; readonly body: Uint8Array }>,
  { secret, filesFolder }: Setup,
): Promise<FileItem> {
  const token = await takeToken(tx, secret, http.headers, now)
  const file_name = input.fileName.normalize('NFC')
  const failure = fileFailure(file_name, input.body)
  if (failure) throw failure
  const broken = extensionOf(file_name) === 'xlsx' ? await checkWorkbook(input.body) : undefined
  if (broken) throw fieldRefused('fileName', broken)
  const written = { created_by: 'system', created_dt: now }
  const file_id = token.file_id ?? (await nextFileId(tx, now))
  if (token.file_id === null) {
    await tx
      .insertInto('file')
      .values({ file_id, owner_type: 'COMP', owner_no: null, ...written })
      .execute()
    await tx.updateTable('apply_token').set({ file_id }).where('token_hash', '=', token.token_hash).execute()
  }
  const items = await readItems(tx, file_id)
  if (items.length >= mostFiles) throw fieldRefused('fileName', 'tooManyFiles')
  const blob_key = newBlobKey()
  await writeBlob(filesFolder, blob_key, input.body)
  const row = {
    ...{ file_id, file_name, file_seq: (items.at(-1)?.file_seq ?? 0) + 1 },
    ...{ file_size: String(input.body.length), mime_type: mimeTypeOf(file_name), bigo: null },
  }
  await tx
    .insertInto('file_item')
    .values({ ...row, blob_key, ...written })
    .execute()
  return itemOf(row)
}

/** What was entered with an application that is to be supplemented; what proves somebody is not among it. */
async function readApplication(tx: Asked<unknown>['tx'], regNo: string) {
  const { application, company, user } = {
    application: await tx
      .selectFrom('comp_reg')
      .selectAll()
      .where('reg_no', '=', regNo)
      .where('status', '=', 'SUPPLEMENT')
      .executeTakeFirst(),
    company: await tx
      .selectFrom('company')
      .selectAll()
      .where('comp_no', '=', eb => eb.selectFrom('comp_reg').select('comp_no').where('reg_no', '=', regNo))
      .executeTakeFirst(),
    user: await tx
      .selectFrom('ext_user')
      .selectAll()
      .where('user_id', '=', eb => eb.selectFrom('comp_reg').select('user_id').where('reg_no', '=', regNo))
      .executeTakeFirst(),
  }
  if (!application || !company) throw notAllowed('no application to be supplemented')
  const { file_id } = application
  return {
    header: {
      ...{ regNo, status: application.status, version: application.version, applyType: 'NEW' },
      ...{ taxNo2: application.tax_no_2, compNameKr: company.comp_name_kr, bizType: company.biz_type },
      ...{ compType: company.comp_type, compSize: company.comp_size, ceoName: company.ceo_name },
      ...{ addr1: company.addr1, sgCode: application.sg_code, mainItem: application.main_item },
      ...given({
        supplementReason: application.supplement_reason,
        supplementDue: application.supplement_due,
        ...{ userId: user?.user_id, userName: user?.user_name, deptName: user?.dept_name },
        ...{ positionName: user?.position_name, email: user?.email, cellPhoneNo: user?.cell_phone_no },
        ...{ phoneNo: user?.phone_no, compNameEn: company.comp_name_en, corpNo: company.corp_no },
        ...{ foundDate: company.found_date, bizCond: company.biz_cond, bizItem: company.biz_item },
        ...{ zipCode: company.zip_code, addr2: company.addr2, telNo: company.tel_no, faxNo: company.fax_no },
        ...{ bankCode: company.bank_code, bankAccount: company.bank_account },
        ...{ accountHolder: company.account_holder, fileId: file_id },
      }),
    },
    files: file_id === null ? [] : [...(await readFileItems(tx, file_id))],
  }
}
