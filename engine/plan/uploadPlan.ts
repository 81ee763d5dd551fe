import type { ExpressionPlan } from '../expression/expressionPlan'

export interface DownloadPlan {
  readonly operation: string
  readonly with: Readonly<Record<string, ExpressionPlan>>
  /** Name under which the file is saved. */
  readonly file: string
}

export interface DownloadStepPlan extends DownloadPlan {
  readonly step: 'download'
}

export interface UploadStepPlan {
  readonly step: 'upload'
  readonly operation: string
  readonly with: Readonly<Record<string, ExpressionPlan>>
  readonly template?: DownloadPlan
  /** Path (inside the portal) of the screen to go to with the answered number; without it the page searches again. */
  readonly target?: { readonly path: string; readonly param: string }
}
