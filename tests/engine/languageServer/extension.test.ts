import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node'
import { definitionKind } from '../../../engine/compile/readDefinitions'
import { EditorClient } from './editorClient'

const folder = '.vscode/extensions/gpms-definitions'
const text = (name: string) => readFileSync(join(folder, name), 'utf8')
const manifest = JSON.parse(text('package.json'))
const [language] = manifest.contributes.languages
const [grammar] = manifest.contributes.grammars

/** How the client of the editor is told to start the server, and which files it is for. */
interface Started {
  readonly server: {
    readonly command: string
    readonly args: readonly string[]
    readonly options: { readonly cwd: string; readonly shell: boolean }
  }
  readonly client: { readonly documentSelector: readonly { readonly language: string }[] }
}

/** The entry at work in an editor that has opened the project; the client itself is the editor's own. */
async function activate(): Promise<Started> {
  const started: Started[] = []
  class LanguageClient {
    constructor(_id: string, _name: string, server: Started['server'], client: Started['client']) {
      started.push({ server, client })
    }
    readonly start = async () => undefined
    readonly stop = async () => undefined
  }
  const brought: Readonly<Record<string, unknown>> = {
    vscode: { workspace: { workspaceFolders: [{ uri: { fsPath: process.cwd() } }] } },
    'vscode-languageclient/node': { LanguageClient },
  }
  const exported: { activate?: () => Promise<void>; deactivate?: () => Promise<void> } = {}
  compileFunction(text(manifest.main), ['exports', 'require'])(exported, (name: string) => brought[name])
  await exported.activate?.()
  await exported.deactivate?.()
  const [first] = started
  if (!first) throw new Error('The extension has started no client.')
  return first
}

describe('the extension of Visual Studio Code', () => {
  it('says what the editor demands of one, and every file that it names is there', () => {
    expect(manifest).toMatchObject({
      name: expect.stringMatching(/^[a-z][a-z0-9-]*$/),
      publisher: expect.stringMatching(/^[a-z][a-z0-9-]*$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      displayName: expect.any(String),
    })
    const named = [manifest.main, language.configuration, grammar.path]
    expect(named.filter(name => !existsSync(join(folder, name)))).toEqual([])
    expect(JSON.parse(text(language.configuration))).toHaveProperty('brackets')
    expect(JSON.parse(text(grammar.path))).toMatchObject({ scopeName: grammar.scopeName })
  })

  // An editor of this version starts an extension whose language is opened, without activation events.
  it('asks for an editor that its client runs in', () => {
    const client = JSON.parse(readFileSync('node_modules/vscode-languageclient/package.json', 'utf8'))
    expect(manifest.engines.vscode).toBe(client.engines.vscode)
  })

  it('is for the files that the compiler reads, under one name of their language', async () => {
    const { client } = await activate()
    expect(client.documentSelector).toEqual([{ scheme: 'file', language: language.id }])
    expect(grammar.language).toBe(language.id)
    expect(language.extensions.map((ending: string) => definitionKind(`a${ending}`))).toEqual([
      'screen',
      'popup',
    ])
    expect(JSON.parse(readFileSync('.vscode/settings.json', 'utf8'))).toHaveProperty([`[${language.id}]`])
  })

  it('starts a server that speaks the protocol and nothing else', async () => {
    const { command, args, options } = (await activate()).server
    const server = spawn(command, [...args], { ...options, stdio: ['pipe', 'pipe', 'inherit'] })
    const editor = await EditorClient.over(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    )
    await editor.edit('screens/purchase/prList.screen.json', '"listPr"', '"listPrr"')
    expect(await editor.problems('screens/purchase/prList.screen.json')).toMatchObject([
      { code: 'OPERATION_UNKNOWN' },
    ])
    const ended = new Promise(resolve => server.on('exit', resolve))
    await editor.connection.sendRequest('shutdown')
    await editor.connection.sendNotification('exit')
    expect(await ended).toBe(0)
  }, 30_000)
})
