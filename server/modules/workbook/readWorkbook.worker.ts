// Reads a workbook in a thread of its own, whose heap and time are limited: a hostile file ends this thread and nothing else.
import { parentPort, workerData } from 'node:worker_threads'
import type { SheetLimits } from '../../../schemas/shared/workbook/readCell'
import { readSheet, type WorkbookFile } from '../../../schemas/shared/workbook/readSheet'

interface ReadOrder {
  readonly file: WorkbookFile
  readonly limits: SheetLimits
}

const { file, limits } = workerData as ReadOrder
parentPort?.postMessage(await readSheet(file, limits))
