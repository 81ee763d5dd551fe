import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const rows = readFileSync('schemas/README.md', 'utf8')
  .split('## Glossary')[1]
  ?.matchAll(/^\| ([가-힣 ]+) \| ([\w\- ]+) \| (\w+) \|$/gm)
const words = [...(rows ?? [])].map(row => ({ korean: row[1] ?? '', english: row[2] ?? '' }))

describe('the glossary', () => {
  it('names at least sixty things', () => expect(words.length).toBeGreaterThanOrEqual(60))

  it('has one English word for each Korean word and one Korean word for each English word', () => {
    expect(new Set(words.map(word => word.korean)).size).toBe(words.length)
    expect(new Set(words.map(word => word.english)).size).toBe(words.length)
  })
})
