import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node'
import { EditorClient } from './editorClient'

it('npm run screens -- --language-server speaks the protocol over standard input and output, and nothing else', async () => {
  const words = ['engine/command/screens.mjs', '--language-server']
  const server = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
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
})
