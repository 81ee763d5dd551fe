import type { Workflow } from '../../schemas/workflow/workflow'
import { useScreen } from '../render/screenContext'
import { say } from '../runtime/say'
import { passedStates } from './passedStates'

interface WorkflowStepsProps {
  readonly workflow: Workflow
  readonly status: string
}

/** The states of a document that goes well, and how far this one has come. Off that way none is the current one. */
export function WorkflowSteps({ workflow, status }: WorkflowStepsProps) {
  const { codes } = useScreen().host.services
  const at = workflow.path.indexOf(status)
  const passed = passedStates(workflow, status)
  if (workflow.path.length === 0) return null
  return (
    <ol className="workflow-steps" aria-label={say('workflowSteps')}>
      {workflow.path.map((state, index) => (
        <li
          key={state}
          className="workflow-step"
          data-step={index < passed ? 'done' : index === at ? 'current' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          {codes.text(workflow.statusCode, state)}
        </li>
      ))}
    </ol>
  )
}
