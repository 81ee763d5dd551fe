import {
  createConnection,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import { agreements } from '../compile/agreements'
import { serveEditor } from './serveEditor'

// Standard output belongs to the protocol alone; whatever else is printed goes to the error output.
const reader = new StreamMessageReader(process.stdin)
const writer = new StreamMessageWriter(process.stdout)
console.log = console.error
serveEditor(createConnection(ProposedFeatures.all, reader, writer), process.cwd(), agreements)
