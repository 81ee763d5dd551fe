import { setTranslator, translate } from '../../schemas/shared/translated'
import {
  type Catalogue,
  defaultLanguage,
  keptLanguage,
  korean,
  type LanguageFacts,
  type Languages,
  languageKey,
} from '../i18n/languages'
import type { StoragePort } from '../runtime/services'
import type { Frame } from '../shell/frame/frame'

/** Every folder of schemas/languages is a language; Korean stands in the sources. */
const folders = import.meta.glob<LanguageFacts>('../../schemas/languages/*/language.json', {
  eager: true,
  import: 'default',
})
const rooms = import.meta.glob<Catalogue>(
  '../../schemas/languages/*/{frame,work,screens,names,uses,server}.json',
  {
    import: 'default',
  },
)

const folderOf = (path: string) => path.split('/').at(-2) ?? ''

const all: Readonly<Record<string, LanguageFacts>> = {
  [defaultLanguage]: korean,
  ...Object.fromEntries(Object.entries(folders).map(([path, facts]) => [folderOf(path), facts])),
}

const current = keptLanguage(localStorage.getItem(languageKey), all)

/** By then the first rows stand on screen. */
const quietMilliseconds = 1_000

export function createLanguages(storage: StoragePort, mayLeaveUnsaved: () => Promise<boolean>): Languages {
  let isChanging = false
  return {
    current,
    all,
    isChanging: () => isChanging,
    choose: async language => {
      if (language === current || !(await mayLeaveUnsaved())) return
      isChanging = true
      storage.write(languageKey, language)
      window.location.reload()
    },
  }
}

async function catalogue(isWanted: (path: string) => boolean): Promise<Catalogue> {
  const wanted = Object.entries(rooms).filter(([path]) => folderOf(path) === current && isWanted(path))
  const parts = await Promise.all(wanted.map(([, load]) => load()))
  return Object.fromEntries(parts.flatMap(part => Object.entries(part)))
}

/** Before anything is drawn: what the log-in and error pages say. The others come with the frame. */
export async function loadFirstTexts(): Promise<void> {
  document.documentElement.lang = all[current]?.html ?? ''
  if (current === defaultLanguage) return
  const [{ createTranslator, firstWording }, frame] = await Promise.all([
    import('../i18n/createTranslator'),
    catalogue(path => path.endsWith('/frame.json')),
  ])
  setTranslator(createTranslator(current, firstWording(frame)))
}

let ready: Promise<void> | undefined

/** Once, for pages that say more than the log-in and error pages. */
export function languagesReady(frame: Pick<Frame, 'call' | 'session'>): Promise<void> {
  ready ??= speak(frame).catch((error: unknown) => {
    // The next page tries again: the network may be back.
    ready = undefined
    throw error
  })
  return ready
}

/** Korean speaks by itself until the page is at rest; another language has to be there before the frame is drawn. */
async function speak(frame: Pick<Frame, 'call' | 'session'>): Promise<void> {
  if (current === defaultLanguage) setTimeout(() => void speakAll(frame), quietMilliseconds)
  else await speakAll(frame)
}

/** All texts, through i18next, and in the words of administrators where they have edited a message. */
async function speakAll({ call, session }: Pick<Frame, 'call' | 'session'>): Promise<void> {
  const [{ startLanguages }, own, edited] = await Promise.all([
    import('../i18n/startLanguages'),
    catalogue(() => true),
    // A server that is away says so elsewhere.
    call('getCommonMessage', {}).then(
      texts => ({ ...texts }),
      () => ({}),
    ),
  ])
  startLanguages(current, own, edited)
  // A log-in may have brought menus and codes before their texts were there.
  const { menus, codes } = session.getState()
  if (current !== defaultLanguage) session.setState({ menus: translate(menus), codes: translate(codes) })
}
