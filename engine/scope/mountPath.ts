/** The whole path of a mount: the external portal puts /cyber before the path (spec §2). */
export function mountPath(portal: 'internal' | 'external', path: string): string {
  if (portal === 'internal') return path
  return path === '/' ? '/cyber' : `/cyber${path}`
}
