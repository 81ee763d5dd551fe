import { fileKinds } from '../../schemas/shared/fileKinds'
import { say } from '../runtime/say'

/** Spec §9: 10 MB of 1048576 bytes. */
const mostBytes = 10 * 1_048_576
const mostFiles = 10
const longestName = 255
const fileTypes = Object.keys(fileKinds)

export const acceptedFileTypes = fileTypes.map(type => `.${type}`).join(',')

/** Why a file is not taken (rules U1 to U5); the server judges again. */
export function fileProblem(
  file: { readonly name: string; readonly size: number },
  count: number,
): string | undefined {
  const type = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  if (count >= mostFiles) return say('tooManyFiles')
  if (file.name.length > longestName || /[\\/]/.test(file.name)) return say('fileNameWrong')
  if (!fileTypes.includes(type)) return say('fileTypeRefused')
  if (file.size === 0) return say('fileEmpty')
  return file.size > mostBytes ? say('fileTooLarge') : undefined
}
