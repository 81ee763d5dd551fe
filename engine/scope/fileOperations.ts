/** Everything a files block calls: up, down, list and delete. A page on samples keeps files itself. */
export const fileOperations: readonly string[] = [
  'uploadFile',
  'listFiles',
  'downloadFile',
  'downloadFileWs',
  'deleteFile',
]
