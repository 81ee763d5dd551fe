import type { OperationFact } from '../../codegen/contractFacts'
import type { DownloadDefinition, DownloadStep, UploadStep } from '../../schemas/screen/stepDefinition'
import { compileOperationValues } from '../binding/operationCompile'
import type { ExpressionScope } from '../expression/valueType'
import type { DownloadPlan, DownloadStepPlan, UploadStepPlan } from '../plan/uploadPlan'
import { actionProblems } from '../problem/catalogue/actionProblems'
import { saidProblems } from '../problem/catalogue/saidProblems'
import { present } from '../scope/fieldKind'
import { noteOperation } from '../scope/noteOperation'
import type { Page } from '../scope/page'

/** The name of the file goes along with its bytes. */
const nameParameter = 'fileName'

/** Undefined while the operation is unknown, which has been reported where it is named. */
export function compileUpload(
  page: Page,
  step: UploadStep,
  scope: ExpressionScope,
): UploadStepPlan | undefined {
  const { on } = page
  noteOperation(on, step, 'operation', takesFile)
  const operation = on.world.contract[step.operation]
  if (!operation) return undefined
  checkTakesFile(page, step, operation)
  if (step.template) checkEnding(page, step.template, '.xlsx')
  const target = step.then === undefined ? undefined : on.world.screens.get(step.then)
  if (target && (target.key === undefined || operation.answer.fields.docNo === undefined))
    reportNumberLost(page, step, operation, target.key === undefined)
  return present({
    step: 'upload' as const,
    operation: operation.id,
    with: compileOperationValues(page, step, operation, scope, [nameParameter]),
    template: step.template && compileFile(page, step.template, scope),
    target: target?.key === undefined ? undefined : { path: target.path, param: target.key },
  })
}

export function compileDownload(
  page: Page,
  step: DownloadStep,
  scope: ExpressionScope,
): DownloadStepPlan | undefined {
  const file = compileFile(page, step, scope)
  // A template is a workbook wherever it is downloaded; of other files the contract does not say the kind.
  checkEnding(page, step, step.operation.endsWith('Template') ? '.xlsx' : undefined)
  return file && { step: 'download', ...file }
}

/** Templates are workbooks; what else is answered, its ending has to say. */
function checkEnding({ on: { source } }: Page, written: DownloadDefinition, wanted?: string): void {
  const { file } = written
  const ending = /\.\w{1,5}$/.exec(file)?.[0]
  if (wanted === undefined ? ending !== undefined : ending?.toLowerCase() === wanted) return
  source.report(
    source.valueAt(written, 'file'),
    saidProblems.fileEnding(file, ending === undefined ? undefined : wanted),
  )
}

const answersFile = ({ answer }: OperationFact) => answer.kind === 'binary'

function compileFile(
  page: Page,
  written: DownloadDefinition,
  scope: ExpressionScope,
): DownloadPlan | undefined {
  const { on } = page
  noteOperation(on, written, 'operation', answersFile)
  const operation = on.world.contract[written.operation]
  if (!operation) return undefined
  if (!answersFile(operation)) {
    on.source.report(on.source.valueAt(written, 'operation'), actionProblems.answersNoFile(operation.id))
  }
  return {
    operation: operation.id,
    with: compileOperationValues(page, written, operation, scope),
    file: written.file,
  }
}

function takesFile({ body, parameters }: OperationFact): boolean {
  return body?.contentType === 'application/octet-stream' && parameters[nameParameter] !== undefined
}

function checkTakesFile({ on }: Page, step: UploadStep, operation: OperationFact): void {
  if (takesFile(operation)) return
  on.source.report(
    on.source.valueAt(step, 'operation'),
    actionProblems.takesNoFile(operation.id, nameParameter),
  )
}

function reportNumberLost(
  { on }: Page,
  step: UploadStep,
  operation: OperationFact,
  isWithoutDocument: boolean,
): void {
  on.source.report(
    on.source.valueAt(step, 'then'),
    isWithoutDocument
      ? actionProblems.uploadTargetWithoutDocument(step.then ?? '')
      : actionProblems.uploadWithoutNumber(operation.id),
  )
}
