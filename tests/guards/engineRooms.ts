/**
 * What every room of the engine above it may import from, lowest first: settings, texts, problems, expressions, plans, the ports to the
 * outside, values of a row, and what rooms know of each other. Each of these may import from those it names.
 */
const ground = {
  settings: '',
  i18n: '',
  problem: '',
  expression: 'problem',
  plan: 'expression',
  runtime: 'i18n',
  record: 'plan runtime',
  contract: 'expression plan runtime',
}

/** The rooms above the ground, lowest first, and from which other rooms above the ground each may import. */
const rooms = {
  // What the parts of a screen are compiled and drawn with.
  scope: '',
  render: '',
  // The parts of a screen.
  way: 'scope',
  binding: 'scope',
  lookup: 'scope',
  toolbar: 'render',
  files: 'scope render',
  form: 'scope render binding lookup',
  filter: 'scope render lookup toolbar',
  grid: 'scope render way binding lookup toolbar files form',
  kpi: 'scope render way binding grid',
  chart: 'scope render binding grid kpi',
  report: 'render binding filter',
  matrix: 'scope render grid',
  content: 'scope render way',
  document: 'scope render lookup toolbar form grid',
  approval: 'render document',
  timeline: 'render',
  print: 'scope render binding grid document',
  import: 'render lookup grid',
  upload: 'scope render binding import',
  // A screen as a whole: what its steps share, its steps, actions and popups, all of it at work, and all of it drawn.
  core: 'way filter document',
  step: 'scope way binding lookup grid document print import upload core report',
  action: 'scope way document step',
  popup: 'scope render way binding toolbar files form filter grid document core step',
  screen: 'way binding files filter grid document core step action popup',
  page: 'render toolbar files form filter grid kpi chart report matrix content document approval timeline print import upload popup',
  // The compiler of all files.
  sample: 'scope binding',
  compile: 'scope binding files form filter grid kpi chart matrix content document step action popup sample',
  languageServer: 'scope compile',
  cases: '',
  command: 'scope binding compile languageServer cases',
}

const listed = (names: string) => names.split(' ').flatMap(name => (name === '' ? [] : `engine/${name}`))
const groundRooms = Object.keys(ground).map(name => `engine/${name}`)

/** All of them with the pairs spelled out. */
export const engineRooms: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...Object.entries(ground).map(([name, below]) => [`engine/${name}`, listed(below)]),
  ...Object.entries(rooms).map(([name, below]) => [`engine/${name}`, [...groundRooms, ...listed(below)]]),
])

/** What every room above the ground may import from, listed or not. */
export function isGround(room: string): boolean {
  return groundRooms.includes(room)
}
