export function copyFilledFolder(target: string): Promise<void>
