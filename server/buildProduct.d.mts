/** Builds the browser's app (dist/app) and the server (dist/server), unless both stand and no source has changed. */
export function buildProduct(
  root: string,
  kind: 'demo' | 'production',
  tell: (text: string) => void,
): Promise<void>
