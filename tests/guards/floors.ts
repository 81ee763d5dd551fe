/**
 * The floors of the product as data. A file belongs to the first area that matches its path; it may import from its
 * own area and from those listed, whether values or types.
 */
export interface Area {
  readonly area: string
  readonly floor: number
  readonly match: RegExp
  readonly mayImport: readonly string[] | 'everybody'
  /** Whether the area may draw with React. */
  readonly isDrawing?: true
  /** Whether the area runs on Node and may use its built-in modules. */
  readonly isNode?: true
}

const agreements = ['schemas', 'codegen/generated']
const pure = [...agreements, 'pure engine']
const planning = [...pure, 'plans']
const running = [...planning, 'contracts', 'runtime']
const drawing = [...running, 'drawing']
const belowMaster = [...agreements, 'server settings', 'database', 'http']

const areas: readonly Area[] = [
  { area: 'schemas', floor: 0, match: /^schemas\//, mayImport: [] },
  // The types of the generated facts are written by hand and go with them.
  {
    area: 'codegen/generated',
    floor: 0,
    match: /^codegen\/(generated\/|(contractFacts|languageModel)\.ts$)/,
    mayImport: ['schemas'],
  },
  { area: 'codegen', floor: 0, match: /^codegen\//, mayImport: agreements, isNode: true },
  {
    area: 'composition',
    floor: 6,
    match: /^(engine\/app\/|vite[\w.]*\.config\.ts$|vitest[\w.]*\.ts$|server\/(main|start|dev)\.(ts|mjs)$)/,
    mayImport: 'everybody',
    isDrawing: true,
    isNode: true,
  },
  // The server from the ground up: what everything is set by, the database, HTTP, master data, documents, and the modules.
  {
    area: 'server settings',
    floor: 0,
    match: /^server\/(clock|limits|settings|\w+Settings|startFailure|projectFolder)\.ts$/,
    mayImport: agreements,
    isNode: true,
  },
  {
    area: 'database',
    floor: 1,
    match: /^server\/database\//,
    mayImport: [...agreements, 'server settings'],
    isNode: true,
  },
  {
    area: 'http',
    floor: 2,
    match: /^server\/http\//,
    mayImport: [...agreements, 'server settings', 'database'],
    isNode: true,
  },
  { area: 'master', floor: 3, match: /^server\/master\//, mayImport: belowMaster, isNode: true },
  {
    area: 'document',
    floor: 4,
    match: /^server\/document\//,
    mayImport: [...belowMaster, 'master'],
    isNode: true,
  },
  {
    area: 'record',
    floor: 4,
    match: /^server\/record\//,
    mayImport: [...belowMaster, 'master', 'document'],
    isNode: true,
  },
  {
    area: 'server modules',
    floor: 5,
    match: /^server\/modules\//,
    mayImport: [...belowMaster, 'master', 'document', 'record'],
    isNode: true,
  },
  {
    area: 'server',
    floor: 6,
    match: /^server\//,
    mayImport: [...belowMaster, 'master', 'document', 'server modules', 'codegen', 'compiler'],
    isNode: true,
  },
  { area: 'hooks', floor: 3, match: /^screens\/.*\.hooks\.ts$/, mayImport: [...agreements, 'contracts'] },
  {
    area: 'pure engine',
    floor: 1,
    match: /^engine\/(expression|problem|i18n|settings)\//,
    mayImport: agreements,
  },
  {
    area: 'hand-written core',
    floor: 5,
    match: /^engine\/(auth|routing|shell)\//,
    mayImport: [...drawing, 'widgets'],
    isDrawing: true,
  },
  {
    area: 'contracts',
    floor: 3,
    // What the grid is told and tells is an agreement between the rooms and the widget.
    match:
      /^(engine\/(contract\/hookContract|render\/\w*[wW]idgetContract)\.ts|widgets\/DataGrid\/dataGridContract\.ts)$/,
    mayImport: planning,
    isDrawing: true,
  },
  {
    area: 'widgets',
    floor: 4,
    match: /^widgets\//,
    mayImport: [...pure, 'contracts'],
    isDrawing: true,
  },
  {
    area: 'compiler',
    floor: 2,
    match: /^engine\/(cases\/|command\/|compile\/|languageServer\/|scope\/|.*Compile\.ts$)/,
    mayImport: [...planning, 'codegen'],
    isNode: true,
  },
  { area: 'plans', floor: 2, match: /^engine\/(.*Plan|plan\/blocksOf)\.ts$/, mayImport: pure },
  {
    area: 'drawing',
    floor: 4,
    match: /^engine\/(render\/|page\/|\w+\/.*\.tsx$)/,
    mayImport: running,
    isDrawing: true,
  },
  // State, Run, engine/runtime and engine/contract; a room's helper whose name says no other floor runs as well.
  {
    area: 'runtime',
    floor: 3,
    match: /^engine\/\w+\/.*\.ts$/,
    mayImport: [...planning, 'contracts'],
  },
]

export function areaOf(path: string): Area | undefined {
  return areas.find(({ match }) => match.test(path))
}

/** Widgets that name themselves a registry are handed in by the composition alone. */
export function isWidgetRegistry(path: string): boolean {
  return /^widgets\/.*[rR]egistry\.tsx?$/.test(path)
}
