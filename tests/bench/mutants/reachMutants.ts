import { editedMutant } from './mutant'
import type { Candidate, Ground } from './mutantGround'
import { removal, type Site } from './sites'

/** Actions that can never be done on their page, and words that have no effect where they stand. */
export function reachMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [...actions(ground, site), ...useless(site), ...hints(site)])
}

function inFile(ground: Ground, site: Site, word: string): readonly Site[] {
  return ground.sites.filter(other => other.file === site.file && other.word === word && other.key)
}

function actions(ground: Ground, site: Site): Candidate[] {
  const list = site.node
  if (site.word !== 'actions' || site.isListItem || site.owner !== 'ScreenDefinition') return []
  const has = (word: string) => inFile(ground, site, word).length > 0
  const isBlock = (kind: string) => inFile(ground, site, 'block').some(({ node }) => node.value === kind)
  const hasSelect = inFile(ground, site, 'select').some(({ node }) => node.value !== 'none')
  const last = list.children?.at(-1)
  if (!last) return []
  const add = (text: string): Candidate => {
    const kind = 'action that cannot be reached'
    return {
      kind,
      make: () =>
        editedMutant(kind, site.file, { offset: last.offset + last.length, length: 0, text: `, ${text}` }, [
          last.offset,
        ]),
    }
  }
  const hasGrid = has('grid') || isBlock('grid')
  const hasRows = inFile(ground, site, 'rows').some(({ meaning }) => meaning === 'RowsOperationName')
  const texts: readonly (readonly [boolean, string])[] = [
    [!has('newRow') && !has('save') && !has('of'), '"addRow"'],
    [!has('lines') && !has('save') && !has('of'), '"deleteRow"'],
    // Without a filter it puts a document back to what it was.
    [!has('filter') && !isBlock('filter') && !has('document'), '"reset"'],
    [!hasRows, '"search"'],
    [!hasGrid, '"export"'],
    [!hasSelect, '{ "label": "선택", "rows": "some", "steps": [{ "step": "alert", "text": "가나" }] }'],
    [true, '{ "label": "아래", "grid": "somewhere", "steps": [{ "step": "alert", "text": "가나" }] }'],
    [true, '{ "label": "영영", "visibleWhen": "false", "steps": [{ "step": "alert", "text": "가나" }] }'],
  ]
  return texts.filter(([fits]) => fits).map(([, text]) => add(text))
}

/** Words put where they say nothing. */
function useless(site: Site): Candidate[] {
  const kind = 'word without effect'
  const { node, file, type } = site
  if (type.kind !== 'reference' || node.type !== 'object') return []
  const words = new Set((node.children ?? []).map(property => String(property.children?.[0]?.value)))
  const first = node.children?.[0]
  const value = (word: string) =>
    node.children?.find(property => property.children?.[0]?.value === word)?.children?.[1]?.value
  if (!first) return []
  const texts: string[] = []
  if (/ActionDefinition$/.test(type.name) && !words.has('enabledWhen') && !words.has('enabledHint'))
    texts.push('"enabledHint": "고르세요"')
  if (type.name === 'PopupDefinition' && !words.has('filter') && !words.has('focus'))
    texts.push('"focus": "prNo"')
  if (type.name === 'PopupDefinition' && value('choose') === 'none' && !words.has('chooseLabel'))
    texts.push('"chooseLabel": "고르기"')
  if (
    type.name === 'PopupDefinition' &&
    value('choose') !== undefined &&
    value('choose') !== 'one' &&
    !words.has('chooseSingle')
  )
    texts.push('"chooseSingle": true')
  if (type.name === 'GridBlockDefinition' && words.has('lines') && !words.has('sort') && !words.has('with'))
    texts.push('"with": { "prNo": "1" }', '"part": "lines"')
  return texts.map(text => ({
    kind,
    make: () =>
      editedMutant(kind, file, { offset: first.offset, length: 0, text: `${text}, ` }, [node.offset]),
  }))
}

/** A condition taken away leaves a hint that nobody sees. */
function hints({ word, key, file, node }: Site): Candidate[] {
  const property = key?.parent
  const beside = property?.parent?.children?.find(child => child.children?.[0]?.value === 'enabledHint')
  if (word !== 'enabledWhen' || !property || !beside) return []
  const kind = 'word without effect'
  return [
    {
      kind,
      make: () =>
        editedMutant(kind, file, { ...removal(property, file.text), text: '' }, [
          beside.offset,
          property.parent?.offset ?? node.offset,
        ]),
    },
  ]
}
