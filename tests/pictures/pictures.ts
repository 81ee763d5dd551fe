import type { Portal } from '../../schemas/codes/menus'

/** A picture of the README, taken by `npm run pictures` of the product on its seeded day. */
export interface Picture {
  /** The file beside this one. */
  readonly file: string
  readonly portal: Portal
  readonly user: string
  readonly path: string
  /** A button of the page that is pressed first, or stands there at least: a document in another state has none. */
  readonly presses?: string
  readonly shows?: string
}

export const pictureFolder = 'tests/pictures'
export const pictureWidth = 1600
export const greatestBytes = 200_000

export const pictures: readonly Picture[] = [
  {
    file: 'comparison.png',
    portal: 'internal',
    user: 'buy.mobile',
    path: '/prConfirmEdit/rfq?rfqNo=RQ202611-000007',
    presses: '행별 최저 선택',
  },
  {
    file: 'quotation.png',
    portal: 'external',
    user: 'daesung1',
    path: '/cyber/prSubmitEdit?qtNo=QT202611-000112',
    shows: '견적제출',
  },
]
