// The language server of the project, for Visual Studio Code. A definition is a language of its own there, so that the JSON schema, which
// knows less, does not speak of it too.
const { workspace } = require('vscode')
const { LanguageClient } = require('vscode-languageclient/node')

let client

exports.activate = () => {
  const cwd = workspace.workspaceFolders?.[0]?.uri.fsPath
  const args = ['run', '--silent', 'screens', '--', '--language-server']
  const server = { command: 'npm', args, options: { cwd, shell: true } }
  client = new LanguageClient('gpms-definitions', 'GPMS 화면 정의', server, {
    documentSelector: [{ scheme: 'file', language: 'gpms-definition' }],
  })
  return client.start()
}

exports.deactivate = () => client?.stop()
