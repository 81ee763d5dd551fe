import type { Page } from '@playwright/test'
import { demoCode } from './productPage'
import { expect } from './productTest'

/** What an applicant does on the pages before a log-in. */

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value)
}

/** The drafts that the browser keeps, as text. */
export function keptApplication(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('gpms.apply', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const asked = opening.result.transaction('drafts').objectStore('drafts').getAll()
          asked.onerror = () => reject(asked.error)
          asked.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(asked.result))
          }
        }
      }),
  )
}

/** The code goes to the address, and the right one leads to the last step. */
export async function verifyEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: '이메일' }).fill(email)
  await verifyCode(page)
}

export async function verifyCode(page: Page): Promise<void> {
  await press(page, '인증번호 발송')
  await expect(page.getByText('인증번호를 보냈습니다.')).toBeVisible()
  await page.getByLabel('인증번호', { exact: true }).fill(demoCode)
  await press(page, '인증 확인')
  await expect(page.getByText('인증되었습니다.')).toBeVisible()
  await press(page, '다음')
}

export const applicantUser = (userId: string) => ({
  ...{ userId, passwordNew: 'quiet river 72', passwordCheck: 'quiet river 72', userName: '한새빛' },
  ...{ cellPhoneNo: '010-1234-5678', phoneNo: '031-201-1001', deptName: '영업팀', positionName: '과장' },
})

/** A corporation that makes things, with its account; its name is that of the holder without (주). */
export async function fillCompany(page: Page, accountHolder: string): Promise<void> {
  await fill(page, { bizCond: '제조업', bizItem: '정밀부품', zipCode: '16677', addr1: '수원시 영통구 1' })
  await fill(page, { compNameEn: 'Saebit', addr2: '2층', faxNo: '031-201-1002', telNo: '031-201-1000' })
  await fill(page, { bankAccount: '110-222-333444', accountHolder, mainItem: '정밀부품' })
  for (const [name, value] of [
    ['bizType', 'CORP'],
    ['compType', 'MFR'],
    ['compSize', 'S'],
    ['bankCode', '004'],
  ] as const)
    await page.locator(`[name=${name}]`).selectOption(value)
  await fill(page, { corpNo: '110111-0001191' })
}

export async function chooseGroup(page: Page): Promise<void> {
  for (const level of [1, 2, 3, 4]) {
    const group = page.getByLabel(`희망소싱그룹 ${level}단계`)
    await group.locator('option').nth(1).waitFor({ state: 'attached' })
    await group.selectOption({ index: 1 })
  }
}

/** Each file is named after the paper that it is. */
export async function addPapers(page: Page, papers: readonly string[]): Promise<void> {
  await page
    .getByTestId('papers')
    .setInputFiles(papers.map(name => ({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf })))
  for (const name of papers) await page.getByLabel(`서류구분: ${name}.pdf`).selectOption(name)
}
