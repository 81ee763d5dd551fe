import { everyBlock } from '../../schemas/shared/everyBlock'
import type { BlockPlan, PopupPlan, ScreenPlan, ScreenRoute } from '../plan/screenPlan'
import type { CompiledAll } from './compileAll'

/** What the app may load of definitions, kept over a mistake: a broken file leaves its last sound plan standing. */
export interface KnownPlans {
  readonly screens: Map<string, KnownScreen>
  readonly popups: Map<string, { readonly file: string; readonly plan: PopupPlan }>
}

interface KnownScreen {
  readonly file: string
  readonly plan: ScreenPlan
  readonly routes: readonly ScreenRoute[]
}

export function knownPlans(compiled: CompiledAll): KnownPlans {
  const screens = [...compiled.screens].map(
    ([name, { plan, file, first, firstDocument }]): [string, KnownScreen] => [
      name,
      {
        file,
        plan,
        routes: plan.mounts.map(({ portal, path, access, aliases }) => ({
          screen: plan.screen,
          title: plan.title,
          portal,
          path,
          access,
          ...(aliases ? { aliases } : {}),
          ...(first ? { first } : {}),
          ...(isEntry(plan) ? { isEntry: true } : {}),
          ...(firstDocument ? { firstDocument } : {}),
        })),
      },
    ],
  )
  return { screens: new Map(screens), popups: new Map(compiled.popups) }
}

function isEntry({ document, blocks }: ScreenPlan): boolean {
  const isEntered = (block: BlockPlan) =>
    block.block === 'files' || (block.block === 'grid' && block.source.from === 'edited')
  return document !== undefined || everyBlock(blocks).some(isEntered)
}

/** The text of `virtual:screens`; every plan and every hooks file is its own lazy chunk. */
export function screensModule({ screens, popups }: KnownPlans, hasHooks: (file: string) => boolean): string {
  const routes = [...screens.values()].flatMap(({ routes, file }) =>
    routes.map(route => {
      const hooksFile = file.replace(/\.screen\.json$/, '.hooks.ts')
      const hooks = hasHooks(hooksFile) ? `, hooks: () => import(${quoted(`/${hooksFile}`)})` : ''
      return `  { ...${JSON.stringify(route)}, plan: () => import(${quoted(`virtual:plan/${route.screen}`)})${hooks} },`
    }),
  )
  const loads = [...popups.keys()].map(
    name => `  ${quoted(name)}: () => import(${quoted(`virtual:popup/${name}`)}),`,
  )
  return `export const screens = [\n${routes.join('\n')}\n]\nexport const popups = {\n${loads.join('\n')}\n}\n`
}

export function planModule(plan: ScreenPlan | PopupPlan): string {
  return `export default ${JSON.stringify(plan)}\n`
}

function quoted(text: string): string {
  return JSON.stringify(text)
}
