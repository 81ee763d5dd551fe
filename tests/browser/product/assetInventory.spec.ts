import type { Locator, Page } from '@playwright/test'
import type { ProductApi } from './productApi'
import { logIn, ProductGrid } from './productPage'
import { expect, test } from './productTest'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

interface Target {
  readonly assetNo: string
  readonly assetName: string
  readonly invResult: string
}

const targetsOf = async (api: ProductApi, roundNo: string) =>
  ((await api.read(`/api/v1/asset/inventory?roundNo=${roundNo}`)) as { readonly rows: readonly Target[] })
    .rows

const resultOf = async (api: ProductApi, roundNo: string, assetNo: string) =>
  (await targetsOf(api, roundNo)).find(target => target.assetNo === assetNo)?.invResult

async function expectForFingers(button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
}

/** The popup of a round, which is the only one of the page. */
async function openCount(page: Page, roundNo: string): Promise<Locator> {
  const rounds = new ProductGrid(page, '실사 차수')
  await expect(rounds.cell(0, 'roundNo')).toHaveText(roundNo)
  await rounds.check(0)
  await page.getByRole('button', { name: '번호로 실사' }).tap()
  return page.getByRole('dialog', { name: '번호로 실사' })
}

/** A browser that reads labels; which one is before the camera the page says in `label`. */
const withDetector = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, {
      label: '',
      BarcodeDetector: class {
        detect = async () => {
          const rawValue = String(Reflect.get(globalThis, 'label'))
          return rawValue === '' ? [] : [{ rawValue }]
        }
      },
    })
    navigator.mediaDevices.getUserMedia = async () => {
      const picture = document.createElement('canvas')
      const pen = picture.getContext('2d')
      // A picture that nothing is drawn into never begins.
      setInterval(() => pen?.fillRect(0, 0, 9, 9), 100)
      return picture.captureStream()
    }
  })

test('assets are counted one after the other on a phone', async ({ page, apiAs }) => {
  await withDetector(page)
  const api = await apiAs('acc.head')
  // The other round belongs to the scenario of assets.
  const { rows: begun } = (await api.read('/api/v1/asset/inventory/round', {
    ...{ status: 'PROGRESS', section: '반도체사업부' },
  })) as { readonly rows: readonly { readonly roundNo: string }[] }
  const roundNo = begun[0]?.roundNo ?? ''
  await logIn(page, 'acc.head', `/assetInventoryList?roundNo=${roundNo}&isSearched=Y`)
  const dialog = await openCount(page, roundNo)
  const number = dialog.getByRole('textbox', { name: '자산번호' })
  await expect(number).toBeFocused()
  const progress = dialog.getByText(/\d+건 중 \d+건 완료/)
  const before = Number(/중 (\d+)건/.exec((await progress.textContent()) ?? '')?.[1])
  const [one, two, three] = (await targetsOf(api, roundNo)).filter(target => target.invResult === 'NONE')

  // Typed: what is pressed is saved at once, and the next number can be typed.
  await number.fill(one?.assetNo.toLowerCase() ?? '')
  await number.press('Enter')
  await expect(dialog.getByText(one?.assetName ?? '').first()).toBeVisible()
  for (const name of ['일치', '불일치', '미발견'])
    await expectForFingers(dialog.getByRole('button', { name, exact: true }))
  await dialog.getByRole('button', { name: '일치', exact: true }).tap()
  await expect(dialog.getByText(`${one?.assetNo} — 일치`)).toBeVisible()
  await expect(number).toBeFocused()
  await expect(progress).toHaveText(new RegExp(`중 ${before + 1}건 완료`))
  expect(await resultOf(api, roundNo, one?.assetNo ?? '')).toBe('MATCH')

  // A number of no target is refused at its field.
  await number.fill('AS99-000001')
  await number.press('Enter')
  await expect(dialog.getByText('실사 대상이 아닌 자산번호입니다. (AS99-000001)').first()).toBeVisible()

  // Scanned: what is missing is asked for where the card stands.
  await expectForFingers(dialog.getByRole('button', { name: '자산번호 카메라로 스캔' }))
  await dialog.getByRole('button', { name: '자산번호 카메라로 스캔' }).tap()
  await page.evaluate(label => Object.assign(globalThis, { label }), two?.assetNo ?? '')
  await dialog.getByRole('button', { name: '미발견', exact: true }).tap()
  await expect(dialog.getByText('미발견 자산은 비고를 입력해 주세요.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: '비고' }).fill('라인 이전 후 확인 불가')
  await dialog.getByRole('button', { name: '미발견', exact: true }).tap()
  await expect(dialog.getByText(`${two?.assetNo} — 미발견`)).toBeVisible()

  // The camera has stayed on: the next label is enough.
  await page.evaluate(label => Object.assign(globalThis, { label }), three?.assetNo ?? '')
  await dialog.getByRole('button', { name: '불일치', exact: true }).tap()
  await dialog.getByRole('textbox', { name: '실제위치' }).fill('2공장 창고')
  await dialog.getByRole('button', { name: '불일치', exact: true }).tap()
  await expect(progress).toHaveText(new RegExp(`중 ${before + 3}건 완료`))
  expect(await resultOf(api, roundNo, two?.assetNo ?? '')).toBe('MISSING')
  expect(await resultOf(api, roundNo, three?.assetNo ?? '')).toBe('MISMATCH')

  // What was counted is taken back, since other tests count as well.
  const { rows } = (await api.read(`/api/v1/asset/inventory?roundNo=${roundNo}`)) as {
    readonly rows: readonly (Target & { readonly version: number })[]
  }
  const counted = rows.filter(({ assetNo }) => [one, two, three].some(target => target?.assetNo === assetNo))
  const reset = counted.map(({ assetNo, version }) => ({ assetNo, version, invResult: 'NONE' }))
  const { status } = await api.send(`/api/v1/asset/inventory/${roundNo}`, { rows: reset }, 'PUT')
  expect(status).toBe(200)
})
