import type { SortKey } from '../plan/gridPlan'

/** "prNo:desc,title:asc", as operations take it. */
export function sortText(sort: readonly SortKey[]): string {
  return sort.map(key => `${key.field}:${key.direction}`).join(',')
}

export function readSort(text: string): readonly SortKey[] {
  return text
    .split(',')
    .filter(part => part !== '')
    .map(part => {
      const [field = '', direction] = part.split(':')
      return { field, direction: direction === 'desc' ? 'desc' : 'asc' }
    })
}
