import type { FilePort, WorkbookReading, WorkbookRun } from '../runtime/services'

/** The file port, fetched when the first file goes in or out: no list waits for it. */
export function lateFilePort(load: () => Promise<FilePort>): FilePort {
  return {
    exportWorkbook: job => lateRun(load().then(file => file.exportWorkbook(job))),
    readWorkbook: (chosen, listener) => lateReading(load().then(file => file.readWorkbook(chosen, listener))),
    save: (content, fileName) => void load().then(file => file.save(content, fileName)),
    download: async (...given) => (await load()).download(...given),
  }
}

function lateReading(coming: Promise<WorkbookReading>): WorkbookReading {
  return {
    done: coming.then(({ done }) => done),
    cancel: () => whenThere(coming, reading => reading.cancel()),
  }
}

function lateRun(coming: Promise<WorkbookRun>): WorkbookRun {
  return {
    ...lateReading(coming),
    onProgress: listen => whenThere(coming, run => run.onProgress(listen)),
  }
}

/** If the port could not be fetched, `done` rejects. */
function whenThere<Given>(coming: Promise<Given>, use: (given: Given) => void): void {
  coming.then(use, () => undefined)
}
