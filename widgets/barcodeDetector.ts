/** Reads bar codes out of a picture. Not every browser has it, and its types are not in the library of TypeScript. */
export interface BarcodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorMaker {
  new (options: { readonly formats: readonly string[] }): BarcodeDetector
}

const makerOf = (): DetectorMaker | undefined =>
  (globalThis as { readonly BarcodeDetector?: DetectorMaker }).BarcodeDetector

export const canScan = (): boolean => makerOf() !== undefined && 'mediaDevices' in navigator

/** Of the labels that the product prints. */
export function labelDetector(): BarcodeDetector | undefined {
  const Maker = makerOf()
  return Maker && new Maker({ formats: ['code_128'] })
}
