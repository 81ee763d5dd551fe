import type { Node } from 'jsonc-parser'
import { editedMutant } from './mutant'
import type { Candidate, Ground } from './mutantGround'
import type { Site } from './sites'

const kinds: Readonly<Record<string, string>> = {
  columns: 'column twice',
  fields: 'field twice',
  actions: 'action twice',
  blocks: 'block twice',
  portals: 'portal twice',
}

/** Things said twice: entries of lists, words of objects, paths and ids of screens, doubled transitions. */
export function twiceMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [
    ...entries(site),
    ...words(site),
    ...paths(ground, site),
    ...ids(site),
    ...transitions(site),
  ])
}

/** The entry once more behind the last one: reported at either of the two, or inside them. */
function entries({ isListItem, node, file, word, type }: Site): Candidate[] {
  if (!isListItem) return []
  const list = node.parent?.children ?? []
  const last = list.at(-1)
  if (!last || (type.kind === 'text' && type.meaning === 'Expression')) return []
  const kind =
    kinds[word] ?? (word === 'checks' || word === 'steps' || word === 'change' ? '' : 'entry of a list twice')
  if (kind === '') return []
  const written = file.text.slice(node.offset, node.offset + node.length)
  const end = last.offset + last.length
  return [
    {
      kind,
      make: () => {
        const text = `, ${written}`
        const mutant = editedMutant(kind, file, { offset: end, length: 0, text }, [node.offset])
        const first = mutant.places[0]?.line ?? 1
        const lines = written.split('\n').length
        return {
          ...mutant,
          what: `${written.replace(/\s+/g, ' ').slice(0, 80)} twice in "${word}"`,
          places: [
            ...mutant.places,
            ...Array.from({ length: lines }, (_, index) => ({ file: file.file, line: first + index })),
          ],
        }
      },
    },
  ]
}

function words({ key, file, node }: Site): Candidate[] {
  if (!key) return []
  const kind = 'word said twice in an object'
  const written = file.text.slice(key.offset, node.offset + node.length)
  const end = node.offset + node.length
  return [
    {
      kind,
      make: () => editedMutant(kind, file, { offset: end, length: 0, text: `, ${written}` }, [key.offset]),
    },
  ]
}

/** The path of another screen of the same portal. */
function paths(ground: Ground, { word, owner, file, node }: Site): Candidate[] {
  if (owner !== 'RouteDefinition' || word !== 'path') return []
  const isExternal = (text: string) => text.includes('external')
  const kind = 'path of another screen'
  const broken = 'path of no address'
  const path = String(node.value)
  const change = (of: string, text: string) =>
    editedMutant(of, file, { offset: node.offset, length: node.length, text: JSON.stringify(text) })
  const malformed: Candidate = {
    kind: broken,
    make: draw =>
      change(broken, [path.slice(1) || 'x', `${path} `, `${path}?a=b`, `/cyber${path}`][draw(4)] ?? 'x'),
  }
  const others = ground.sites.filter(
    site =>
      site.owner === owner &&
      site.word === word &&
      site.file !== file &&
      isExternal(site.file.text) === isExternal(file.text),
  )
  if (others.length === 0) return [malformed]
  const taken: Candidate = {
    kind,
    make: draw => {
      const other = others[draw(others.length)]
      const mutant = change(kind, String(other?.node.value))
      const line = other ? other.file.text.slice(0, other.node.offset).split('\n').length : 0
      return other ? { ...mutant, places: [...mutant.places, { file: other.file.file, line }] } : mutant
    },
  }
  return [malformed, taken]
}

/** A second file that says the same id, and a popup that nobody opens. */
function ids({ word, owner, file, node }: Site): Candidate[] {
  const isId = (owner === 'ScreenDefinition' || owner === 'PopupDefinition') && word === file.kind
  if (!isId) return []
  const folder = (name: string) =>
    file.file.replace(/[^/]+$/, `${name}/${String(node.value)}.${file.kind}.json`)
  const line = file.text.slice(0, node.offset).split('\n').length
  const twice: Candidate = {
    kind: 'id in two files',
    make: () => ({
      kind: 'id in two files',
      what: `${file.file} once more in another folder`,
      files: [{ ...file, file: folder('copied') }],
      places: [
        { file: file.file, line },
        { file: folder('copied'), line },
      ],
    }),
  }
  if (file.kind !== 'popup') return [twice]
  const name = `${String(node.value)}Copy`
  const copy = file.file.replace(/[^/]+$/, `${name}.popup.json`)
  const text = renamedIn(file.text, node, name)
  return [
    twice,
    {
      kind: 'dead popup',
      make: () => ({
        kind: 'dead popup',
        what: `${copy}, which nobody opens`,
        files: [{ ...file, file: copy, text }],
        places: [{ file: copy, line }],
      }),
    },
  ]
}

function renamedIn(text: string, node: Node, name: string): string {
  return text.slice(0, node.offset) + JSON.stringify(name) + text.slice(node.offset + node.length)
}

/** A transition that another button of the toolbar does already. */
function transitions({ word, owner, file, node }: Site): Candidate[] {
  if (owner !== 'TransitionActionDefinition' || word !== 'transition') return []
  const action = node.parent?.parent
  const list = action?.parent
  const last = list?.children?.at(-1)
  const name = typeof node.value === 'string' ? node.value : String(node.children?.[0]?.value)
  if (!action || !last) return []
  const kind = 'action doubled in other words'
  return [
    {
      kind,
      make: () =>
        editedMutant(
          kind,
          file,
          {
            offset: last.offset + last.length,
            length: 0,
            text: `, { "label": "다시", "steps": [{ "step": "transition", "transition": "${name}" }] }`,
          },
          [action.offset, node.offset],
        ),
    },
  ]
}
