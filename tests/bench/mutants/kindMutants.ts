import type { Candidate, Ground } from './mutantGround'
import { replaced } from './replaced'
import { objectAround, type Site, wordBeside } from './sites'

/** Values of another kind than the place takes: a title as a number, an order as a request, a quantity as money. */
export function kindMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [
    ...values(site),
    ...documents(ground, site),
    ...ways(ground, site),
    ...lines(site),
  ])
}

/** Neighbours that documents have beside their own number. */
const numbers = ['prNo', 'poNo', 'orNo', 'rfqNo', 'whReqNo', 'adjNo', 'slipNo']

function values(site: Site): Candidate[] {
  if (!site.isRecordEntry || site.meaning !== 'Expression') return []
  const text = String(site.node.value)
  const [, root, field] = /^(header|row|line|picked)\.(\w+)$/.exec(text) ?? []
  const name = String(site.key?.value).split('.').at(-1) ?? ''
  if (root === undefined || field === undefined) return []
  if (/Price$|Amt$/.test(name)) return replaced('quantity handed as money', site, [`${root}.qty`])
  if (!numbers.includes(name) && name !== 'docNo') return []
  const others = numbers.filter(other => other !== name && other !== field)
  return [
    ...replaced('title handed as a number', site, [`${root}.title`]),
    ...(name === 'docNo'
      ? []
      : replaced(
          'number of another record',
          site,
          others.map(other => `${root}.${other}`),
        )),
  ]
}

function documents(ground: Ground, site: Site): Candidate[] {
  const { node, key, owner, word } = site
  const { codes } = ground.agreements
  const others = (group: string, own: string) =>
    (codes[group]?.values ?? []).map(({ value }) => value).filter(value => value !== own)
  if (owner === 'FilesBlockDefinition' && word === 'owner')
    return replaced('files of another kind of document', site, others('OWNER_DOC', String(node.value)))
  if (!site.isRecordEntry || key?.value !== 'docType' || !/^'\w+'$/.test(String(node.value))) return []
  const own = String(node.value).slice(1, -1)
  const values = others('APPR_DOC_TYPE', own).map(value => `'${value}'`)
  return replaced('type of another document beside a number', site, values)
}

/** A way to a document that no longer says which. */
function ways(ground: Ground, site: Site): Candidate[] {
  if (!site.isRecordEntry || site.word !== 'with') return []
  const object = objectAround(site)
  const screen = object && wordBeside(ground.sites, object, 'screen')
  if (screen?.meaning !== 'ScreenName') return []
  const name = String(site.key?.value)
  const only = site.node.parent?.parent?.children?.length === 1
  if (!only || !numbers.includes(name)) return []
  const record = site.node.parent?.parent
  if (!record) return []
  return replaced(
    'way to a document without its number',
    { ...site, node: record },
    [{}],
    [screen.node.offset, object?.node.offset ?? 0],
  )
}

/** A list by a name that the request does not have. */
function lines(site: Site): Candidate[] {
  const isForm = site.word === 'lines' && site.file.kind === 'popup' && /Grid/.test(site.owner)
  return isForm ? replaced('lines that are not sent', site, ['lineq']) : []
}
