/** Spec §9 counts 1048576 bytes as one MB. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  return bytes < 1_048_576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`
}
