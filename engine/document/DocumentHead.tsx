import { codeTone } from '../../schemas/codes/codeTones'
import type { DocumentRoom } from '../contract/documentRoom'
import { useScreen } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { ActionBar } from '../toolbar/ActionBar'
import { Toolbar } from '../toolbar/Toolbar'
import { WorkBar } from '../toolbar/WorkBar'

import { isAway } from './documentState'
import { WorkflowSteps } from './WorkflowSteps'
import './documentHead.css'

/** Number, title and status of a document; what can be done stays at the top right while the page scrolls. */
export function DocumentHead({ room }: { readonly room: DocumentRoom }) {
  const { StatusChip } = useWidgets()
  const { plan, host } = useScreen()
  const { workflow, key } = room.plan
  const isNew = useSlice(room, state => state.isNew)
  // What can be done is known with the record; until then its place stays empty, instead of buttons that nobody may press.
  const isHere = useSlice(room, state => state.isNew || Object.keys(state.header).length > 0 || isAway(state))
  const number = useSlice(room, state => textOf(state.header[key]))
  const status = useSlice(room, state => textOf(state.header[workflow.statusField]))
  return (
    <header className="document-head">
      <div className="document-head-line">
        <h1>{plan.title}</h1>
        <span className="document-number">{isNew ? say('newDocument') : number}</span>
        {status !== '' && (
          <StatusChip
            tone={codeTone(workflow.statusCode, status)}
            text={host.services.codes.text(workflow.statusCode, status)}
          />
        )}
        <div className="document-head-actions">
          <WorkBar />
          {isHere && (
            <Toolbar label={say('toolbar', plan.title)}>
              <ActionBar place="page" />
            </Toolbar>
          )}
        </div>
      </div>
      <WorkflowSteps workflow={workflow} status={isNew ? workflow.initial : status} />
    </header>
  )
}
