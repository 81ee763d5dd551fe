import { describe, expect, it } from 'vitest'
import { projectPaths, readFiles } from '../../guards/projectFiles'

describe('the subsets of Pretendard', () => {
  it('are named by one lazy import alone, so that no page declares them before its first frame', () => {
    const naming = readFiles(
      projectPaths().filter(path => /^(engine|widgets)\/.*\.(tsx?|css)$|^index\.html$/.test(path)),
    )
      .flatMap(({ path, text }) => text.split('\n').map(line => ({ path, line: line.trim() })))
      .filter(({ line }) => line.includes('pretendard/'))
    expect(naming).toEqual([
      {
        path: 'engine/app/loadFonts.ts',
        line: "await import('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css')",
      },
    ])
  })
})
