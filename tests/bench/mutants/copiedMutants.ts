import { codeTone } from '../../../schemas/codes/codeTones'
import { findTransition } from '../../../schemas/workflow/workflow'
import { editedMutant } from './mutant'
import { type Candidate, type Ground, gridFactsOf } from './mutantGround'
import { namedWithWord, replaced } from './replaced'
import { objectAround, removal, type Site, wordBeside } from './sites'

/** What an analyst copies from another button or page and forgets to change. */
export function copiedMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [
    ...questions(ground, site),
    ...emptyTexts(ground, site),
    ...sheets(ground, site),
    ...gridTitles(ground, site),
    ...tones(ground, site),
    ...cursorRows(ground, site),
    ...requiredPeriods(ground, site),
  ])
}

function questions(ground: Ground, site: Site): Candidate[] {
  const step = site.word === 'text' ? objectAround(site) : undefined
  if (!step || wordBeside(ground.sites, step, 'step')?.node.value !== 'confirm') return []
  const steps = ground.sites.filter(
    one => one.file === site.file && objectAround(one)?.around === step.around,
  )
  const name = steps.find(({ word }) => word === 'transition' || word === 'operation')?.node.value
  const workflow = Object.values(ground.agreements.workflows).find(one => findTransition(one, String(name)))
  const own = workflow && findTransition(workflow, String(name))?.label
  const others = (workflow?.transitions ?? []).filter(
    ({ label }) => own !== undefined && !label.includes(' ') && !own.includes(label) && !label.includes(own),
  )
  const texts = others.map(({ label }) => `선택한 행을 ${label}하시겠습니까?`)
  return replaced('question of another transition', site, texts)
}

function emptyTexts(ground: Ground, site: Site): Candidate[] {
  const text = String(site.node.value)
  const [, said] = /(\S+)를 바꾸어/.exec(text) ?? []
  if (site.word !== 'emptyText' || said === undefined) return []
  const labels = ['재직상태', '처리상태', '발주상태', '심사상태'].filter(one => !text.includes(one))
  const isThere = (label: string) =>
    ground.sites.some(
      one =>
        one.file === site.file && gridFactsOf(ground, one)?.fields[String(one.node.value)]?.label === label,
    )
  const others = labels.filter(one => !isThere(one)).map(one => text.replace(said, one))
  return replaced('condition of another page in a text', site, others)
}

function sheets(ground: Ground, site: Site): Candidate[] {
  const isTitle = site.word === 'title' && site.owner === 'PrintStep'
  if (!isTitle || !site.file.text.includes('"document"')) return []
  const own = String(site.node.value)
  const titles = ground.sites.flatMap(one =>
    one.word === 'title' && one.owner === 'PrintStep' && one.file !== site.file
      ? [String(one.node.value)]
      : [],
  )
  const isOther = (title: string) =>
    ![...own].some((letter, at) => at > 0 && title.includes(`${own[at - 1]}${letter}`))
  return replaced('title of another sheet', site, titles.filter(isOther))
}

/** The title of a list of another document. */
function gridTitles(ground: Ground, site: Site): Candidate[] {
  const grid = site.word === 'title' && /^Grid/.test(site.owner) ? objectAround(site) : undefined
  const rows = grid && wordBeside(ground.sites, grid, 'rows')?.node.value
  const summary = ground.agreements.contract[String(rows)]?.summary
  const others = ['구매요청', '견적의뢰', '간편발주', '거래명세서', '업무평가'].filter(
    label => !site.file.text.includes(label) && summary?.includes(label) === false,
  )
  return replaced(
    'title of another list',
    site,
    others.map(label => `${label} 목록`),
  )
}

function tones(ground: Ground, site: Site): Candidate[] {
  if (!site.isListItem || site.word !== 'columns' || site.node.type !== 'string') return []
  const facts = gridFactsOf(ground, site)
  const fact = facts?.fields[String(site.node.value)]
  const group = fact?.code ?? ''
  const failed = ground.agreements.codes[group]?.values.find(
    ({ value }) => codeTone(group, value) === 'danger',
  )
  if (!facts || !fact || !failed) return []
  const tone = `${facts.isLines ? 'line' : 'row'}.${fact.name} == '${failed.value}' ? 'success' : ''`
  return namedWithWord('failure in the tone of a success', site, `"tone": ${JSON.stringify(tone)}`)
}

function cursorRows(ground: Ground, site: Site): Candidate[] {
  const text = String(site.node.value)
  const { text: file } = site.file
  const isOfChecked = site.meaning === 'Expression' && text.startsWith('selection[0].')
  if (!isOfChecked || file.includes('"select": "one"') || !file.includes('"select": "many"')) return []
  let object = objectAround(site)
  while (object && wordBeside(ground.sites, object, 'rows')?.node.value !== 'one')
    object = objectAround(object)
  // Where the author gave a reason for the button, its warnings are answered.
  if (!object || file.includes('"document"') || /"note"/.test(textOf(object))) return []
  return replaced('row under the cursor for the checked one', site, [text.replace('selection[0]', 'row')])
}

const textOf = ({ file, node }: Site) => file.text.slice(node.offset, node.offset + node.length)

function requiredPeriods(ground: Ground, site: Site): Candidate[] {
  const object =
    site.word === 'initial' && site.owner === 'FilterFieldDetailDefinition' ? objectAround(site) : undefined
  const property = site.node.parent
  if (!object || !property || wordBeside(ground.sites, object, 'required')?.node.value !== true) return []
  if (!/^(past|this|last|next|today)/.test(String(site.node.value))) return []
  const field = wordBeside(ground.sites, object, 'field')
  const kind = 'mandatory period without its first value'
  return [
    {
      kind,
      make: () =>
        editedMutant(kind, site.file, { ...removal(property, site.file.text), text: '' }, [
          field?.node.offset ?? object.node.offset,
        ]),
    },
  ]
}
