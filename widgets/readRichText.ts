import { createElement, Fragment, type ReactNode } from 'react'
import { isRichTextAddress, isRichTextElement } from '../schemas/shared/richText'

/** Elements whose text is no text. */
const silent = ['script', 'style', 'template', 'title']

/**
 * A rich text as React elements: only what the house's editor writes, built by name, so that nothing the text says can run
 * even where a server has let it through. The parser's document is inert: it loads nothing and runs nothing.
 */
export function readRichText(html: string): ReactNode {
  return childrenOf(new DOMParser().parseFromString(html, 'text/html').body)
}

function childrenOf(node: Node): readonly ReactNode[] {
  return [...node.childNodes].map(nodeOf)
}

function nodeOf(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element) || silent.includes(node.localName)) return null
  const name = node.localName
  if (!isRichTextElement(name)) return createElement(Fragment, { key }, ...childrenOf(node))
  if (name === 'br' || name === 'hr') return createElement(name, { key })
  return createElement(name, { key, ...attributesOf(name, node) }, ...childrenOf(node))
}

function attributesOf(name: string, node: Element) {
  if (name === 'ol') return { start: Number(node.getAttribute('start') ?? 1) || 1 }
  const href = node.getAttribute('href') ?? ''
  if (name !== 'a' || !isRichTextAddress(href)) return {}
  return { href, target: '_blank', rel: 'noopener noreferrer' }
}
