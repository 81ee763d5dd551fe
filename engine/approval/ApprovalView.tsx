import { codeTone } from '../../schemas/codes/codeTones'
import { approvalOf } from '../document/workflowFacts'
import type { ApprovalPlan } from '../plan/screenPlan'
import { timeText } from '../record/cellText'
import { useScreen, useScreenState } from '../render/screenContext'
import { useWidgets } from '../render/useWidgets'
import { say } from '../runtime/say'
import './approvalView.css'

/** The approval line: who acts in which order, who has acted when, and what he said. */
export function ApprovalView({ plan }: { readonly plan: ApprovalPlan }) {
  const { StatusChip } = useWidgets()
  const { codes } = useScreen().host.services
  const approval = useScreenState(state => state.document && approvalOf(state.document.parts))
  return (
    <section className="card" aria-label={plan.title} data-part="">
      <header className="card-head">
        <h2>{plan.title}</h2>
        {approval && approval.revision > 1 && (
          <span className="card-fact">{say('approvalRevision', approval.revision)}</span>
        )}
      </header>
      {!approval ? (
        <p className="card-empty">{say('approvalNone')}</p>
      ) : (
        <ol className="approval">
          {approval.drafterNm !== undefined && (
            <li className="approval-step">
              <span className="approval-type">{codes.text('APPR_STEP_TYPE', 'DRAFT')}</span>
              <span className="approval-who">
                <strong>{approval.drafterNm}</strong>
              </span>
              <time className="approval-when">{timeText(approval.draftedDt)}</time>
              {approval.opinion && <p className="approval-opinion">{approval.opinion}</p>}
            </li>
          )}
          {approval.steps.map(step => (
            <li
              className="approval-step"
              key={`${step.stepNo}-${step.seq}`}
              data-current={step.status === 'CURRENT' || undefined}
            >
              <span className="approval-type">{codes.text('APPR_STEP_TYPE', step.stepType)}</span>
              <span className="approval-who">
                <strong>{step.delegateNm ?? step.approverNm}</strong>{' '}
                {[step.positionNm, step.deptnm].filter(Boolean).join(' · ')}
                {step.delegateNm && <span> ({say('approvalDelegate', step.approverNm)})</span>}
              </span>
              {step.status && (
                <StatusChip
                  tone={codeTone('APPR_STEP_STATUS', step.status)}
                  text={codes.text('APPR_STEP_STATUS', step.status)}
                />
              )}
              {step.actedDt && <time className="approval-when">{timeText(step.actedDt)}</time>}
              {step.opinion && <p className="approval-opinion">{step.opinion}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
