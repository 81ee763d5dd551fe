/** Lines on a square of 16 px, by what they show. */
const outlines = {
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
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  list: 'M2.5 3h11M2.5 6.5h5M2.5 9.8h5M2.5 13h5M10 6.5h3.5M10 9.8h3.5',
  star: 'm8 2.2 1.8 3.7 4 .6-2.9 2.8.7 4L8 11.4l-3.6 1.9.7-4-2.9-2.8 4-.6Z',
  home: 'M2.5 7.5 8 3l5.5 4.5M4 6.5v6.5h8V6.5',
  sun: 'M8 10.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM8 1.5v1.4M8 13.1v1.4M1.5 8h1.4M13.1 8h1.4M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 11.6l-1 1',
  moon: 'M13.2 9.6A5.6 5.6 0 0 1 6.4 2.8 5.6 5.6 0 1 0 13.2 9.6Z',
  screen: 'M2.5 3h11v7.5h-11zM6 13.5h4M8 10.5v3',
  bell: 'M8 2.2a3.8 3.8 0 0 0-3.8 3.8c0 3.6-1.4 4.8-1.4 4.8h10.4S11.8 9.6 11.8 6A3.8 3.8 0 0 0 8 2.2ZM6.7 13.2a1.5 1.5 0 0 0 2.6 0',
  person: 'M8 7.8a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM2.8 13.6c.6-2.6 2.7-4 5.2-4s4.6 1.4 5.2 4',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 4.8V8l2.2 1.6',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 7.3v3.7M8 5v.1',
  logout: 'M6.5 2.5H3v11h3.5M10 5l3 3-3 3M13 8H6',
  eye: 'M1.5 8S3.9 3.5 8 3.5 14.5 8 14.5 8 12.1 12.5 8 12.5 1.5 8 1.5 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  barcode: 'M2 3v10M4.5 3v10M6.5 3v10M9 3v10M11.5 3v10M14 3v10',
  keyboard: 'M1.5 4h13v8h-13zM4 6.7h.1M6.7 6.7h.1M9.4 6.7h.1M12 6.7h.1M5 9.5h6',
} as const

export type IconName = keyof typeof outlines

interface IconProps {
  readonly name: IconName
  /** Edge in pixels. @default 16 */
  readonly size?: number
}

/** A line drawing in the color of the text. Screen readers skip it: the text beside it or the name of its button says what it means. */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={outlines[name]} />
    </svg>
  )
}
