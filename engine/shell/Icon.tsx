/** Outlines on a 16 px square, drawn in the colour of the text around them. */
const outlines = {
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  search: 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM10.3 10.3l3.2 3.2',
  close: 'm4 4 8 8M12 4l-8 8',
  down: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  right: 'm6.5 4.5 3.5 3.5-3.5 3.5',
  up: 'm4.5 9.500 3.500-3.500 3.500 3.500',
  columns: 'M2.500 3h11v10h-11zM6.200 3v10M9.800 3v10',
  list: 'M2.500 3h11M2.500 6.500h5M2.500 9.800h5M2.500 13h5M10 6.500h3.500M10 9.800h3.500',
  star: 'm8 2.200 1.800 3.700 4 .6-2.900 2.800.7 4L8 11.400l-3.600 1.900.7-4-2.900-2.800 4-.6Z',
  home: 'M2.5 7.5 8 3l5.5 4.5M4 6.5v6.5h8V6.5',
  sun: 'M8 10.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM8 1.5v1.4M8 13.1v1.4M1.5 8h1.4M13.1 8h1.4M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 11.6l-1 1',
  moon: 'M13.2 9.6A5.6 5.6 0 0 1 6.4 2.8 5.6 5.6 0 1 0 13.2 9.6Z',
  screen: 'M2.5 3h11v7.5h-11zM6 13.5h4M8 10.5v3',
  bell: 'M8 2.2a3.8 3.8 0 0 0-3.8 3.8c0 3.6-1.4 4.8-1.4 4.8h10.4S11.8 9.600 11.800 6A3.800 3.800 0 0 0 8 2.200ZM6.700 13.200a1.500 1.500 0 0 0 2.600 0',
  person:
    'M8 7.800a2.700 2.700 0 1 0 0-5.400 2.700 2.700 0 0 0 0 5.400ZM2.800 13.600c.6-2.600 2.700-4 5.200-4s4.600 1.400 5.200 4',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 4.800V8l2.200 1.600',
  check: 'm3.500 8.500 3 3 6-7',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 7.300v3.700M8 5v.1',
  warning: 'M8 2.500 14.200 13H1.800L8 2.500ZM8 6.500v3M8 11.200v.1',
  logout: 'M6.500 2.500H3v11h3.500M10 5l3 3-3 3M13 8H6',
  eye: 'M1.500 8S3.900 3.500 8 3.500 14.500 8 14.500 8 12.100 12.500 8 12.500 1.500 8 1.500 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  keyboard: 'M1.500 4h13v8h-13zM4 6.700h.1M6.700 6.700h.1M9.400 6.700h.1M12 6.700h.1M5 9.500h6',
} as const

export type IconName = keyof typeof outlines

/** A sign beside a text, or alone in a button that says its name itself; hidden from screen readers. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={outlines[name]} />
    </svg>
  )
}
