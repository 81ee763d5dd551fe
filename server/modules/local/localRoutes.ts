import { pageNotFound, refused } from '../../http/failure'
import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import type { Settings } from '../../settings'
import { convertLegacyUrl, type KnownPath } from './convertLegacyUrl'

const unknown = '변환할 수 있는 화면이 없습니다. 주소와 포털구분을 확인해 주세요.'

/** Help for developers; not there where the settings say so. */
export function localModule(
  { devPages }: Pick<Settings, 'devPages'>,
  screens: readonly KnownPath[],
): ServerModule {
  return {
    name: 'local',
    routes: [
      route('convertLegacyUrl', async ({ input: { legacyUrl, portalType } }) => {
        if (process.env.GPMS_BUILD === 'production' || !devPages) throw pageNotFound()
        const portal = portalType === 'E' ? 'external' : 'internal'
        const resultUrl = convertLegacyUrl(legacyUrl, portal, screens)
        if (resultUrl === undefined) throw refused('legacyUnknown', unknown)
        return { resultUrl }
      }),
    ],
  }
}
