import type { ProblemLanguage } from './said'

const languages: Readonly<Record<string, ProblemLanguage>> = { ko: 'ko', en: 'en' }

/**
 * The language in which a process reports problems: `--language ko` or `--language en` among its words, else the one of its
 * locale, which POSIX reads from the first of three variables that says something. Everything but Korean is English.
 */
export function problemLanguage(
  words: readonly string[] = process.argv,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): ProblemLanguage {
  const asked = languages[words[words.indexOf('--language') + 1] ?? '']
  if (words.includes('--language') && asked) return asked
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale
  return /^ko(?![a-z])/i.test(locale) ? 'ko' : 'en'
}
