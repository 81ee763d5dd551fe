import type { Page } from '@playwright/test'
import { type Complaint, openingTag } from './complaints'

/** What WCAG 1.4.12 lets people set. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-block-end: 2em !important }`

/** Texts that are cut or overlap when people widen the spacing of the text. */
export async function spacingComplaints(page: Page): Promise<readonly Complaint[]> {
  await page.evaluate(async text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    // The policy of the page forbids a style element.
    document.adoptedStyleSheets = [sheet]
    await new Promise(requestAnimationFrame)
  }, spacing)
  const found = await page.evaluate(textsThatDoNotFit)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return found.map(
    ([rule, html, says]): Complaint => ({ engine: 'spacing', rule, element: openingTag(html), says }),
  )
}

/** Runs in the browser, where no name given inside is known: texts cut by their own element or one around it, and texts drawn above each other. */
function textsThatDoNotFit(): readonly (readonly [string, string, string])[] {
  // The table behind the canvas of a grid is read and never seen.
  const unseen = 'canvas, .visually-hidden, [aria-hidden="true"], script, style, option'
  const found: [string, string, string][] = []
  const boxes: { readonly element: Element; readonly box: DOMRect; readonly text: string }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (
      text === '' ||
      !element ||
      element.closest(unseen) ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY, clip, clipPath } = getComputedStyle(around)
      if (clip !== 'auto' || clipPath !== 'none') break
      const frame = around.getBoundingClientRect()
      if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll')
        break
      const isCut =
        (overflowX !== 'visible' && (box.right > frame.right + 1 || box.left < frame.left - 1)) ||
        (overflowY !== 'visible' && (box.bottom > frame.bottom + 2 || box.top < frame.top - 2))
      if (isCut) {
        found.push([
          'cut',
          around.outerHTML.slice(0, 1000),
          `"${text.slice(0, 40)}" is ${Math.round(box.width)}×${Math.round(box.height)}, its frame ${Math.round(frame.width)}×${Math.round(frame.height)}`,
        ])
        break
      }
    }
    // Boxes of slanted texts overlap where the texts do not.
    if (!element.closest('svg')) boxes.push({ element, box, text })
  }
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1)) {
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (width <= 3 || height <= 6) continue
      // What stands above the page, as a dialog or a bar that stays, covers what is below it.
      const top = document.elementFromPoint(
        Math.max(one.box.left, other.box.left) + width / 2,
        Math.max(one.box.top, other.box.top) + height / 2,
      )
      if (!top || top === document.documentElement || top === document.body) continue
      if ([one.element, other.element].every(element => element.contains(top) || top.contains(element)))
        found.push([
          'overlap',
          one.element.outerHTML.slice(0, 1000),
          `"${one.text.slice(0, 40)}" and "${other.text.slice(0, 40)}"`,
        ])
    }
  return found
}
