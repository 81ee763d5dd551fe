import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Attribute, Element, Node } from '@siteimprove/alfa-dom'
import { Playwright } from '@siteimprove/alfa-playwright'
import rules from '@siteimprove/alfa-rules'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'
import type * as Ace from 'accessibility-checker-engine'
import { brokenRules, colorRules } from '../../browser/product/expectAccessible'
import { type Complaint, openingTag } from './complaints'

const aceText = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

declare global {
  var ace: typeof Ace | undefined
}

/** What a judge looks at: all of its rules, or those about colours, since dark differs from light by these alone. */
export type Scope = 'all' | 'colours'

export async function axeComplaints(page: Page, scope: Scope): Promise<readonly Complaint[]> {
  const broken = await brokenRules(page, 'html', scope === 'all' ? undefined : colorRules)
  return broken.flatMap(({ rule, says, elements }) =>
    elements.map((element): Complaint => ({ engine: 'axe', rule, element, says })),
  )
}

/** IBM's engine with its rules for WCAG 2.2; violations alone, not what a person should look at. */
export async function ibmComplaints(page: Page): Promise<readonly Complaint[]> {
  if (await page.evaluate(() => globalThis.ace === undefined)) await page.evaluate(aceText)
  return page.evaluate(async () => {
    if (!globalThis.ace) throw new Error('The engine of IBM is not in the page.')
    const { results } = await new globalThis.ace.Checker().check(document, ['WCAG_2_2'])
    return results
      .filter(({ value: [level, verdict] }) => level === 'VIOLATION' && verdict === 'FAIL')
      .map(({ ruleId, reasonId, snippet, message }) => ({
        engine: 'ibm' as const,
        rule: `${ruleId} ${reasonId}`,
        element: snippet,
        says: message,
      }))
  })
}

const isOfLevelAa = Conformance.isAA()
/** Use of colour, contrast, and the ring about what has the focus. */
const ofColours = ['1.4.1', '1.4.3', '2.4.7']
const rulesOf = (isMeant: (criterion: Criterion) => boolean) =>
  [...rules].filter(({ requirements }) =>
    [...requirements].some(each => Criterion.isCriterion(each) && isMeant(each)),
  )
const alfaRules = {
  all: rulesOf(isOfLevelAa),
  colours: rulesOf(({ chapter }) => ofColours.includes(chapter)),
}

/** Alfa judges a copy of the page, styles and boxes included, outside of the browser. */
export async function alfaComplaints(page: Page, scope: Scope): Promise<readonly Complaint[]> {
  const copy = await Playwright.toPage(await page.evaluateHandle(() => document))
  const complaints: Complaint[] = []
  for (const outcome of await Audit.of(copy, alfaRules[scope]).evaluate()) {
    if (!Outcome.isFailed(outcome)) continue
    const { rule, target, expectations } = outcome
    const [name = rule.uri] = rule.uri.split('/').slice(-1)
    complaints.push({
      engine: 'alfa',
      rule: name,
      element: openingTag(String(elementOf(target))),
      says: JSON.stringify(expectations.toJSON()),
    })
  }
  return complaints
}

/** The element itself, of an attribute or a text the one that holds it. */
function elementOf(target: unknown): unknown {
  if (Element.isElement(target)) return target
  if (Attribute.isAttribute(target)) return target.owner.getOr(target)
  return Node.isNode(target) ? target.parent().getOr(target) : target
}
