import type { ChartImage } from '../../schemas/shared/chartImage'
import { blocksOf } from '../plan/blocksOf'
import type { ScreenCore } from './screenCore'

/** The charts on screen as pictures, in the order of the page; one shown as a table has none. */
export async function picturesOf({
  plan,
  charts,
}: Pick<ScreenCore, 'plan' | 'charts'>): Promise<readonly ChartImage[]> {
  const taken = await Promise.all(blocksOf(plan, 'chart').flatMap(({ id }) => charts.get(id)?.() ?? []))
  return taken.filter(image => image !== undefined)
}
