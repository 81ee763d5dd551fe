import type { ServerModule, Services } from '../../http/serverModule'
import { type FileServices, fileRoutes } from './fileRoutes'
import { sweepFiles } from './sweepFiles'

/** Uploads and downloads, and the chore that removes what no document carries. */
export function fileModule({ database, clock }: Services, files: FileServices): ServerModule {
  const sweep = {
    name: 'sweepFiles',
    title: '쓰이지 않는 첨부 정리',
    everyMilliseconds: 3_600_000,
    run: () => sweepFiles(database, files.folder, clock.now()),
  }
  return { name: 'file', routes: fileRoutes(files), chores: [sweep] }
}
