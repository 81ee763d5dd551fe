import type { TabPlace } from '../frame/workTabs'

/** What a tab is called: its page, and the number of the document that tells it from others of its kind. */
export function tabName({ title, documentKey }: Pick<TabPlace, 'title' | 'documentKey'>): string {
  return documentKey === '' ? title : `${title} ${documentKey}`
}
