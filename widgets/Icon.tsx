import type { IconName } from '../engine/render/widgetContract'

const paths: Readonly<Record<IconName, string>> = {
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.5 10.5 14 14',
  reset: 'M3 8a5 5 0 1 0 1.6-3.7M3 2.5v3h3',
  excel: 'M3 2.5h10v11H3zM3 6h10M3 9.5h10M7 6v7.5',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  copy: 'M5.5 5.5h8v8h-8zM3 10.5H2.5v-8h8V3',
  close: 'm4 4 8 8m0-8-8 8',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2v3M10.5 2v3',
  down: 'm4 6 4 4 4-4',
  up: 'm4 10 4-4 4 4',
  left: 'm10 4-4 4 4 4',
  right: 'm6 4 4 4-4 4',
  download: 'M8 2.5v8M4.5 7.5 8 11l3.5-3.5M3 13.5h10',
  trash: 'M3 4.5h10M6 4.5v-2h4v2M4.5 4.5l.5 9h6l.5-9',
  retry: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.5v3h-3',
  check: 'm3 8.5 3.2 3L13 4.5',
  warning: 'M8 2.5 14 13H2zM8 6.5v3.2M8 11.4v.1',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  file: 'M4 2h5l3 3v9H4zM9 2v3h3',
}

/** A line drawing in the colour of the text. It says nothing by itself: the label stands beside or above it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
