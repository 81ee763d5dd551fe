import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { builtPages } from '../../../server/http/appPages'

const folders: string[] = []

function folderWith(manifest?: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'gpms-pages-'))
  folders.push(folder)
  writeFileSync(join(folder, 'index.html'), '<html><head><title>GPMS</title></head><body></body></html>')
  if (manifest !== undefined) {
    mkdirSync(join(folder, '.vite'))
    writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  }
  return folder
}

const manifest = {
  'index.html': { file: 'assets/start-1.js', name: 'start', isEntry: true },
  'engine/app/screensPiece.ts': { file: 'assets/screens-6.js', name: 'screens' },
  '_frame-2.js': { file: 'assets/frame-2.js', name: 'frame', css: ['assets/frame-3.css'] },
  'widgets/DataGrid/DataGrid.tsx': { file: 'assets/DataGrid-4.js', name: 'DataGrid' },
  'engine/form/FormView.tsx': { file: 'assets/FormView-5.js', name: 'FormView' },
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('pieces fetched ahead', () => {
  test('a page inside the frame fetches the frame and the grid beside its first piece, and nothing else', async () => {
    const html = await builtPages(folderWith(manifest)).html('/prList?status=DRAFT')
    expect(html).toContain(
      '<link rel="modulepreload" href="/assets/screens-6.js"><link rel="modulepreload" href="/assets/frame-2.js"><link rel="stylesheet" href="/assets/frame-3.css">' +
        '<link rel="modulepreload" href="/assets/DataGrid-4.js"></head>',
    )
    expect(html).not.toContain('FormView')
  })

  test('the log-in page fetches nothing ahead', async () => {
    const html = await builtPages(folderWith(manifest)).html('/login?moveUrl=%2FprList')
    expect(html).not.toContain('modulepreload')
  })

  test('a folder without a list of pieces is served as it is', async () => {
    expect(await builtPages(folderWith()).html('/prList')).not.toContain('<link')
  })
})
