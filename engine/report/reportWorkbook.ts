import type { ChartImage } from '../../schemas/shared/chartImage'
import { masks } from '../../schemas/shared/masks/masks'
import type { WonUnit } from '../../schemas/shared/wonUnit'
import type { FilterRoom } from '../contract/filterRoom'
import { formulasOf } from '../contract/openBasis'
import type { RowsRoom } from '../contract/rowsRoom'
import { filterTexts } from '../filter/filterTexts'
import type { ScreenPlan } from '../plan/screenPlan'
import { asOfText } from '../record/asOfText'
import { textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { Services, WorkbookJob } from '../runtime/services'
import { formulaLines } from './reportColumns'

export interface ReportPage {
  readonly plan: ScreenPlan
  readonly filters: readonly FilterRoom[]
  readonly pictures: () => Promise<readonly ChartImage[]>
  readonly wonUnit: WonUnit
}

const labelWidth = 160
const formulaWidth = 560

/** The conditions of a report in one line. */
export const conditionsText = ({ filters }: ReportPage, { codes }: Services): string =>
  filters.flatMap(({ plan, get }) => filterTexts(plan, get().values, codes)).join(' · ')

/** What a workbook of a report has beside its rows: what stands above them, how they are folded, its charts and its formulas. */
export async function reportWorkbook(
  room: RowsRoom,
  page: ReportPage,
  services: Services,
): Promise<Pick<WorkbookJob, 'fileName' | 'sheets' | 'report'>> {
  const { plan, pictures } = page
  const { parts, places, rows } = room.get()
  const { clock } = services
  const today = clock.today()
  const month = textOf(room.request().yyyymm ?? room.request().yyyymmTo)
  const images = await pictures()
  const lines = formulaLines(plan, parts)
  const shown = Array.from({ length: rows.count }, (_, index) => places?.[index])
  return {
    fileName: `${[plan.title, month, today.replaceAll('-', '')].filter(text => text !== '').join('_')}.xlsx`,
    report: {
      head: [
        month === '' ? plan.title : `${plan.title} ${masks.month.toText(month)}`,
        conditionsText(page, services),
        asOfText(parts, page.wonUnit, today),
      ].filter(line => line !== ''),
      rows: [
        ...shown.map(place => ({ level: place?.level ?? 0, isSum: place?.isGroup === true })),
        { level: 0, isSum: true },
      ],
      pictures: {
        name: say('charts'),
        images: await Promise.all(
          images.map(async ({ png, width, height }) => ({ png: await png.arrayBuffer(), width, height })),
        ),
      },
    },
    ...(Object.keys(formulasOf(parts)).length > 0 && {
      sheets: [
        {
          name: say('formula'),
          rows: [
            [say('basisFigure'), say('formula')],
            ...lines.map(({ label, formula }) => [label, formula]),
          ],
          widths: [labelWidth, formulaWidth],
        },
      ],
    }),
  }
}
