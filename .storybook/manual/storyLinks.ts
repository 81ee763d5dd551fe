/** Pages of the manual by the end of their address in the repository, with their address in Storybook. */
const pages: Readonly<Record<string, string>> = {
  'README.md': '안내서-안내',
  'recipes.md': '안내서-하고-싶은-것',
  'language.md': '안내서-언어',
  'expressions.md': '안내서-식',
  'problems.md': '안내서-문제-코드',
}

/** A page of the manual whose links lead to the other pages within Storybook; what is no page of it is no link there. */
export function storyLinks(text: string): string {
  return text.replace(
    /\[([^\]]+)\]\(([^)#\s]*)(#[^)\s]+)?\)/g,
    (whole, label: string, path: string, hash = '') => {
      if (path === '') return whole
      const page = pages[path.slice(path.lastIndexOf('/') + 1)]
      return page === undefined || path.includes('engine/')
        ? label
        : `[${label}](?path=/docs/${page}--docs${hash})`
    },
  )
}
