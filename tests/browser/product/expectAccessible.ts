import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'

declare global {
  var axe: typeof Axe | undefined
}

/** Dark differs from light by its colours alone. */
export const colorRules = ['color-contrast', 'link-in-text-block']

const axeText = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** No rule of axe is broken on the page as it stands, or in the part of it that is asked for, light and dark. */
export async function expectAccessible(page: Page, where: string, part = 'html'): Promise<void> {
  // The grid takes the tab stop from its drawing once it has drawn.
  await expect(page.locator('canvas[tabindex]')).toHaveCount(0)
  await expectUnbroken(page, part, where)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectUnbroken(page, part, `${where}, dark`, colorRules)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** All rules of axe, or some of them. A page of ours has no frames, so that axe runs in it and tells nothing but what is broken. */
export async function expectUnbroken(
  page: Page,
  part: string,
  where: string,
  rules?: readonly string[],
): Promise<void> {
  const found = await brokenRules(page, part, rules)
  expect(
    found.map(({ rule, elements }) => `${rule}: ${elements.join(', ')}`),
    where,
  ).toEqual([])
}

export interface BrokenRule {
  readonly rule: string
  readonly says: string
  /** Selectors of what breaks it. */
  readonly elements: readonly string[]
}

export async function brokenRules(
  page: Page,
  part: string,
  rules?: readonly string[],
): Promise<readonly BrokenRule[]> {
  if (await page.evaluate(() => globalThis.axe === undefined)) await page.evaluate(axeText)
  return page.evaluate(violationsIn, { part, rules })
}

interface Asked {
  readonly part: string
  readonly rules: readonly string[] | undefined
}

/** Runs in the browser. Between two colours a text may be harder to read for a moment. */
async function violationsIn({ part, rules }: Asked): Promise<readonly BrokenRule[]> {
  // A change of scheme begins its transitions with the next frame.
  await new Promise(requestAnimationFrame)
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
  const answer = await globalThis.axe?.run(
    { include: [part] },
    {
      resultTypes: ['violations'],
      // Off by itself; with it the rules are those of WCAG 2.2 A and AA.
      rules: { 'target-size': { enabled: true } },
      ...(rules && { runOnly: { type: 'rule' as const, values: [...rules] } }),
    },
  )
  if (!answer) throw new Error('axe is not in the page.')
  // What is in a frame would be left out.
  if (document.querySelector('iframe, frame'))
    return [{ rule: 'frame', says: 'axe would have to run in it as well', elements: ['iframe'] }]
  return answer.violations.map(({ id, help, nodes }) => ({
    rule: id,
    says: help,
    elements: nodes.map(({ target }) => target.join(' ')),
  }))
}
