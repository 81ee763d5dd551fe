import { codeText, isCodeGroup } from '../../schemas/codes/codeGroups'
import { everyBlock } from '../../schemas/shared/everyBlock'
import type { CompiledAll } from '../compile/compileAll'
import type { ActionPlan } from '../plan/actionPlan'
import type { FilterFieldPlan } from '../plan/filterPlan'
import type { FormFieldPlan } from '../plan/formPlan'
import type { ColumnPlan, GridPlan } from '../plan/gridPlan'
import type { BlockPlan, PopupPlan } from '../plan/screenPlan'
import type { diffTexts } from '../problem/commandTexts/diffTexts'
import type { Trait } from '../problem/commandTexts/traits'

type SeenKind = keyof typeof diffTexts.kinds

/** Something that a person sees, with what can be said of it. */
export interface SeenPart {
  readonly kind: SeenKind
  /** Tells it from the others of its owner. */
  readonly key: string
  readonly label: string
  readonly name?: string
  readonly traits: Readonly<Partial<Record<Trait, string>>>
  /** Names in the order in which they are shown; only those that stay are compared. */
  readonly order?: readonly string[]
  /** The groups that see it, where they are fewer than those of its owner. */
  readonly groups?: readonly string[]
}

/** A screen, popup or menu with everything on it. */
export interface SeenOwner {
  readonly key: string
  readonly self: SeenPart
  readonly parts: readonly SeenPart[]
  /** Authority groups that see it; none where it is open to everybody or stands in no menu. */
  readonly groups: readonly string[]
}

export interface SeenMenu {
  readonly pgmId: string
  readonly pgmName: string
  readonly sspUrl: string
  readonly sspSubUrls: readonly string[]
  readonly groups: readonly { readonly group: string; readonly isReadOnly: boolean }[]
}

/** What a screen is called, with its id. */
type TitleOf = (screen: string) => string

/** What all screens, popups and menus show, for comparing two states of the definitions. */
export function seenParts(
  { screens, popups }: Pick<CompiledAll, 'screens' | 'popups'>,
  menus: readonly SeenMenu[],
): readonly SeenOwner[] {
  const groupsOf = (paths: readonly string[]) =>
    sorted(menus.filter(menu => paths.some(path => leadsTo(menu, path))).flatMap(groupIds))
  const titleOf: TitleOf = screen => {
    const title = screens.get(screen)?.plan.title
    return title === undefined ? screen : `${title} (${screen})`
  }
  const pages = [...screens.values()].map(({ plan }): SeenOwner => {
    const paths = plan.mounts.map(({ path }) => path)
    return {
      key: `screen ${plan.screen}`,
      self: part('screen', plan.screen, plan.title, { paths: paths.join(', ') }),
      parts: [
        ...everyBlock(plan.blocks).flatMap(block => blockParts(block, titleOf)),
        ...plan.actions.map(buttonPart),
      ],
      groups: groupsOf(paths),
    }
  })
  const opened = [...popups.values()].map(({ plan }): SeenOwner => {
    const openers = [...screens.values()].filter(screen => screen.plan.popups.includes(plan.popup))
    return {
      key: `popup ${plan.popup}`,
      self: part('popup', plan.popup, plan.title, {}),
      parts: popupParts(plan, titleOf),
      groups: groupsOf(openers.flatMap(screen => screen.plan.mounts.map(({ path }) => path))),
    }
  })
  return [...pages, ...opened, ...menus.map(menuOwner)]
}

function leadsTo({ sspUrl, sspSubUrls }: SeenMenu, path: string): boolean {
  return sspUrl === path || sspSubUrls.includes(path)
}

function groupIds({ groups }: SeenMenu): readonly string[] {
  return groups.map(({ group }) => group)
}

function menuOwner(menu: SeenMenu): SeenOwner {
  const { pgmId, pgmName, sspUrl, groups } = menu
  const writers = groups.filter(({ isReadOnly }) => !isReadOnly)
  const readers = groups.filter(({ isReadOnly }) => isReadOnly)
  return {
    key: `menu ${pgmId}`,
    self: part('menu', pgmId, pgmName, {
      paths: sspUrl,
      groups: sorted(writers.map(({ group }) => group)).join(', '),
      readers: sorted(readers.map(({ group }) => group)).join(', '),
    }),
    parts: [],
    groups: sorted(groupIds(menu)),
  }
}

function popupParts(plan: PopupPlan, titleOf: TitleOf): readonly SeenPart[] {
  const blocks: (BlockPlan | undefined)[] = 'form' in plan ? [plan.form, plan.grid] : [plan.filter, plan.grid]
  return blocks.flatMap(block => (block ? blockParts(block, titleOf) : []))
}

function blockParts(block: BlockPlan, titleOf: TitleOf): readonly SeenPart[] {
  const { visibleWhen } = block
  const shown = { visibleWhen: visibleWhen?.text ?? '' }
  switch (block.block) {
    case 'filter':
      return block.fields.map(field => filterPart(block.id, field))
    case 'grid':
      return [gridPart(block, shown), ...block.columns.map(column => columnPart(block.id, column, titleOf))]
    case 'form':
      return [
        part('block', block.id, block.title, shown),
        ...block.fields.map(field => formPart(block.id, field)),
      ]
    case 'split':
    case 'content':
      return []
    case 'tabs':
      return block.tabs.map(tab => part('block', tab.id, tab.title, {}))
    default:
      return [part('block', block.id, block.title, shown)]
  }
}

function gridPart({ id, title, columns, sort }: GridPlan, shown: SeenPart['traits']): SeenPart {
  const labelOf = (field: string) => columns.find(column => column.field === field)?.label ?? field
  const order = sort
    .map(({ field, direction }) => `${labelOf(field)} ${direction === 'asc' ? '▲' : '▼'}`)
    .join(', ')
  return {
    ...part('block', id, title ?? '', { ...shown, sort: order }),
    order: columns.map(({ field }) => field),
  }
}

function columnPart(block: string, column: ColumnPlan, titleOf: TitleOf): SeenPart {
  const { field, label, isEditable, isRequired, isFrozen, go, visibleWhen, shownWhen, group, mask } = column
  return part('column', `${block} ${field}`, label, {
    ...marks({ isEditable, isRequired, isFrozen }),
    go: go && 'screen' in go ? titleOf(String(go.screen)) : '',
    visibleWhen: (visibleWhen ?? shownWhen)?.text ?? '',
    group: group ?? '',
    mask: mask ?? '',
  })
}

function filterPart(block: string, field: FilterFieldPlan): SeenPart {
  const { isRequired, visibleWhen, enabledWhen } = field
  return part('filterField', `${block} ${field.field}`, field.label, {
    ...marks({ isRequired }),
    initial: initialText(field),
    visibleWhen: visibleWhen?.text ?? '',
    enabledWhen: enabledWhen?.text ?? '',
  })
}

/** Codes by their texts; the words for periods are said in each language (traits.ts). */
function initialText(field: FilterFieldPlan): string {
  const written = 'initial' in field ? String(field.initial ?? '') : ''
  const code = 'code' in field ? field.code : undefined
  if (code === undefined || !isCodeGroup(code)) return written
  return written
    .split(',')
    .map(value => codeText(code, value))
    .join(', ')
}

function formPart(block: string, { field, label, isEditable, isRequired, visibleWhen, mask }: FormFieldPlan) {
  return part('formField', `${block} ${field}`, label, {
    ...marks({ isEditable, isRequired }),
    visibleWhen: visibleWhen?.text ?? '',
    mask: mask ?? '',
  })
}

function buttonPart({ id, label, groups, visibleWhen, enabledWhen }: ActionPlan): SeenPart {
  const pressed = part('button', id, label, {
    visibleWhen: visibleWhen?.text ?? '',
    enabledWhen: enabledWhen?.text ?? '',
    pressers: sorted(groups ?? []).join(', '),
  })
  return groups ? { ...pressed, groups } : pressed
}

function part(kind: SeenKind, key: string, label: string, traits: SeenPart['traits']): SeenPart {
  const name = key.slice(key.indexOf(' ') + 1)
  return { kind, key, label, traits, ...(kind === 'block' ? {} : { name }) }
}

/** A mark that is set says so; one that is not says nothing. */
function marks(given: Readonly<Partial<Record<Trait, boolean>>>): SeenPart['traits'] {
  return Object.fromEntries(Object.entries(given).map(([name, isSet]) => [name, isSet ? 'Y' : 'N']))
}

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort()
}
