import { language } from '../../codegen/generated/language'
import { type ManualPopup, writeManual } from '../../codegen/writeManual'
import { writeScreenStories } from '../../codegen/writeScreenStories'
import { writeScreens } from '../../codegen/writeScreens'
import { actionWordLabels } from '../../schemas/screen/actionWords'
import { levelParameters } from '../../schemas/shared/sourcingGroup'
import type { FilterFieldPlan } from '../plan/filterPlan'
import type { PopupPlan } from '../plan/screenPlan'
import type { CompiledAll } from './compileAll'
import type { DefinitionFile, DefinitionFiles } from './readDefinitions'
import { wordExamples } from './wordExamples'

/** What is made of definitions and committed, the catalogues of languages apart: by path. */
export function committedFiles(
  { definitions }: DefinitionFiles,
  { screens, popups }: Pick<CompiledAll, 'screens' | 'popups'>,
): Readonly<Record<string, string>> {
  const plans = [...screens.values()].map(({ plan }) => plan)
  const routes = plans.flatMap(({ screen, title, mounts, operations }) =>
    mounts.map(({ portal, path, access }) => ({ screen, title, portal, path, access, operations })),
  )
  return {
    ...writeScreenStories(
      [...screens.values()].map(({ plan: { screen, title }, file }) => ({ screen, title, file })),
    ),
    'codegen/generated/screens.ts': writeScreens(routes),
    'screens/reference/language.md': writeManual({
      model: language,
      examples: wordExamples(exemplarsFirst(definitions)),
      popups: [...popups.values()].map(({ plan }) => manualPopup(plan)),
      actionWords: actionWordLabels,
    }),
  }
}

/** Examples come from purchasing where it has one, so that a new screen elsewhere does not rewrite the manual. */
function exemplarsFirst(definitions: readonly DefinitionFile[]): DefinitionFile[] {
  const isExemplar = ({ file }: DefinitionFile) => file.startsWith('screens/purchase/')
  return [...definitions.filter(isExemplar), ...definitions.filter(file => !isExemplar(file))]
}

function manualPopup(plan: PopupPlan): ManualPopup {
  const { popup, title, params } = plan
  if ('form' in plan)
    return { popup, title, params, filterFields: [], fields: plan.form.fields.map(({ field }) => field) }
  const { filter, grid } = plan
  const filterFields = (filter?.fields ?? []).flatMap(namesOf)
  return { popup, title, params, filterFields, fields: grid.columns.map(({ field }) => field) }
}

/** What a condition is called in values of its filter; a range has one name for both ends. */
export function namesOf(field: FilterFieldPlan): readonly string[] {
  if (field.control === 'employee') return [field.section, field.department, field.person]
  return field.control === 'sourcingGroup' ? levelParameters : [field.field]
}
