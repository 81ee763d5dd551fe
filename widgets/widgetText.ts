import { fillMessage } from '../schemas/shared/koreanParticle'
import { type WidgetTextKey, widgetTexts } from './widgetTexts'

export function widgetText(key: WidgetTextKey, ...args: readonly (string | number)[]): string {
  return fillMessage(widgetTexts[key], args)
}
