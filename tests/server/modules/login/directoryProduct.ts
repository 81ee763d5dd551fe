import { freePort } from '../../../../server/database/freePort'
import { type DemoProvider, startDemoProvider } from '../../../../server/demoProvider/startDemoProvider'
import type { LoginWay } from '../../../../server/loginSettings'
import { readSettings } from '../../../../server/settings'
import { type ProductProbe, type ProductServer, startProduct } from '../productServer'
import { type DirectoryBrowser, openBrowser, ownOrigin } from './directoryBrowser'

export interface DirectoryProduct {
  readonly product: ProductServer
  readonly provider: DemoProvider
  readonly browser: () => DirectoryBrowser
  readonly stop: () => Promise<void>
}

/** The product beside a real OpenID Connect provider, each on a port of its own. */
export async function startDirectoryProduct(
  way: LoginWay,
  environment: Readonly<Record<string, string>> = {},
  probe: ProductProbe = {},
): Promise<DirectoryProduct> {
  const given = {
    GPMS_LOGIN_MODE: way,
    GPMS_ORIGINS: ownOrigin,
    GPMS_DEMO_PROVIDER_PORT: String(await freePort()),
    ...environment,
  }
  const { directory } = readSettings(given).login
  if (!directory) throw new Error('These settings have no directory.')
  const provider = await startDemoProvider({ directory, origins: [ownOrigin] })
  const product = await startProduct(given, probe)
  return {
    product,
    provider,
    browser: () => openBrowser(product),
    stop: async () => {
      await product.stop()
      await provider.stop()
    },
  }
}
