import { extensionOf } from '../fileKinds'
import { workbookPreflight } from '../filePreflight'
import { type SheetLimits, type SheetRead, WorkbookRefused } from './readCell'
import { readXls } from './readXls'
import { readXlsx } from './readXlsx'

export interface WorkbookFile {
  /** Composed (NFC) already. */
  readonly name: string
  /** The type that the sender declares. @default none */
  readonly type?: string
  readonly bytes: Uint8Array
}

/**
 * The one reader of workbooks, in the browser and on the server: the first sheet that can be seen, formulas by their stored
 * results (X5). Each cell is read exactly or refused; a file that nobody can read exactly is refused as a whole.
 */
export async function readSheet(
  { name, type, bytes }: WorkbookFile,
  limits: SheetLimits,
): Promise<SheetRead> {
  const refused = workbookPreflight({
    name,
    size: bytes.length,
    bytes,
    ...(type === undefined ? {} : { declaredType: type }),
  })
  if (refused !== undefined) return { refused }
  try {
    const rows = extensionOf(name) === 'xlsx' ? await readXlsx(bytes, limits) : readXls(bytes, limits)
    return { rows }
  } catch (error) {
    if (error instanceof WorkbookRefused) return { refused: error.key }
    // What readers throw at a broken file speaks of its insides; the person can only try another file.
    return { refused: 'workbookBroken' }
  }
}
