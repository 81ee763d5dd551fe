/** The order counts: every one of them also calls itself by a name further down. */
const browsers = [
  [/Edg\/(\d+)/, 'Edge'],
  [/Whale\/(\d+)/, 'Whale'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
] as const

const systems = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
] as const

/** What a person recognises in a user agent: "Chrome 131 · Windows". Undefined where it says nothing known. */
export function browserName(userAgent: string): string | undefined {
  const browser = browsers.flatMap(([pattern, name]) => {
    const version = pattern.exec(userAgent)?.[1]
    return version === undefined ? [] : [`${name} ${version}`]
  })[0]
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  const parts = [browser, system].filter(part => part !== undefined)
  return parts.length === 0 ? undefined : parts.join(' · ')
}
