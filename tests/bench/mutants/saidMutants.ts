import { findTransition, isCreating } from '../../../schemas/workflow/workflow'
import { type Candidate, type Ground, gridFactsOf } from './mutantGround'
import { namedWithWord, replaced } from './replaced'
import { objectAround, type Site, wordBeside } from './sites'

/** Texts that say something else than what is done, as when one half of a definition was changed and the other forgotten. */
export function saidMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [
    ...markup(site),
    ...numbers(ground, site),
    ...turnedChecks(ground, site),
    ...endings(site),
    ...statements(ground, site),
    ...chooseLabels(ground, site),
    ...thousands(ground, site),
  ])
}

function markup(site: Site): Candidate[] {
  const text = String(site.node.value)
  if (!['message', 'emptyText', 'enabledHint'].includes(site.word) || !site.key) return []
  return replaced('markup in a text', site, [text.replace(' ', '<br>'), `${text}&nbsp;`])
}

/** The condition beside a message, and where it stands. */
function conditionOf(ground: Ground, site: Site): Site | undefined {
  const object = site.word === 'message' ? objectAround(site) : undefined
  return object && wordBeside(ground.sites, object, 'refuseWhen')
}

function numbers(ground: Ground, site: Site): Candidate[] {
  const text = String(site.node.value)
  const condition = conditionOf(ground, site)
  if (!condition || !/size\(/.test(String(condition.node.value)) || !/\d자 이상/.test(text)) return []
  const others = [text.replace(/\d+자/, '30자'), text.replace(/\d+자/, '3자')]
  return replaced('number of a message that its condition does not have', site, others, [
    condition.node.offset,
  ])
}

function turnedChecks(ground: Ground, site: Site): Candidate[] {
  const object = site.word === 'refuseWhen' ? objectAround(site) : undefined
  const message = object && wordBeside(ground.sites, object, 'message')
  const text = String(site.node.value)
  if (!message || !/오늘 이후여야|0보다 커야|자 이상/.test(String(message.node.value))) return []
  const turned = text.replace(/ < (?=today|\d)/, ' > ').replace(/ <= (?=today|\d)/, ' >= ')
  return turned === text || text.includes('||')
    ? []
    : replaced('check turned round', site, [turned], [message.node.offset])
}

function endings(site: Site): Candidate[] {
  const text = String(site.node.value)
  if (site.word !== 'file' || !text.endsWith('.xlsx')) return []
  return replaced('name of a file without its ending', site, [text.replace('.xlsx', '')])
}

function statements(ground: Ground, site: Site): Candidate[] {
  const object = site.word === 'text' ? objectAround(site) : undefined
  const step = object && wordBeside(ground.sites, object, 'step')?.node.value
  const text = String(site.node.value)
  if (step === 'confirm' && !text.includes('{'))
    return replaced('question that asks nothing', site, [text.replace(/하시겠습니까\?$/, '합니다.')])
  return step === 'alert' && /했습니다\.$/.test(text)
    ? replaced('alert that asks', site, [text.replace(/했습니다\.$/, '하시겠습니까?')])
    : []
}

function chooseLabels(ground: Ground, site: Site): Candidate[] {
  if (site.word !== 'chooseLabel') return []
  const save = ground.sites.find(one => one.file === site.file && one.word === 'save' && one.key)?.node.value
  const name = String(save)
  const workflow = Object.values(ground.agreements.workflows).find(one => findTransition(one, name))
  const own = workflow && findTransition(workflow, name)
  const others = (workflow?.transitions ?? []).filter(
    one => one.to !== own?.to && !isCreating(one) && one.label !== own?.label,
  )
  return replaced(
    'button of a popup with the label of another transition',
    site,
    others.map(({ label }) => label),
  )
}

function thousands(ground: Ground, site: Site): Candidate[] {
  if (!site.isListItem || site.word !== 'columns') return []
  const fact = gridFactsOf(ground, site)?.fields[String(site.node.value)]
  if (fact?.isMoney !== true) return []
  return namedWithWord('label in thousands', site, `"label": ${JSON.stringify(`${fact.label}(천원)`)}`)
}
