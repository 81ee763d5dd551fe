import { useCallback, useEffect } from 'react'
import type { ChoicePopup } from '../contract/popup'
import { FilterView } from '../filter/FilterView'
import { namesOf } from '../filter/filterState'
import { GridView } from '../grid/GridView'
import { RowsToolbar } from '../grid/RowsToolbar'
import { useGridLayout } from '../grid/useGridLayout'
import { QuestionFacts } from '../render/QuestionFacts'
import { IdPrefixContext } from '../render/screenContext'
import { focusPlace } from '../render/useFocusPlace'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { readAddress } from '../runtime/readAddress'
import { textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { PopupFocus } from './PopupFocus'

import './popupView.css'

const unheard = () => undefined

/** Room for the few rows of a preview, so that question, opinion and buttons stand on one small screen. */
const previewHeight = 200

/** A popup: filters, grid, and Cancel and Choose at the right end of the foot (spec §2). */
export function PopupView({ popup, depth }: { readonly popup: ChoicePopup; readonly depth: number }) {
  const { Dialog, Button } = useWidgets()
  const { plan, filter, grid, host } = popup
  const prefix = `${popup.id}.`
  const hasRows = useSlice(grid, state => state.rows.count > 0)
  const hasChoice = useSlice(grid, state => state.selected !== undefined)
  const isLoading = useSlice(grid, state => state.phase === 'loading')
  const isReady = useSlice(grid, state => state.phase === 'ready')
  const kept = useGridLayout(`popup:${plan.popup}`, grid.plan.columns, host.services, unheard, isReady)
  const search = useCallback(() => void popup.search(), [popup])
  const choose = useCallback((index: number) => void popup.chooseRow(index), [popup])
  const hasOpinion = popup.question?.opinion !== undefined
  useEffect(() => {
    const [first] = filter?.plan.fields ?? []
    const field =
      filter?.plan.fields.find(one => plan.focus !== undefined && namesOf(one).includes(plan.focus)) ?? first
    if (filter && field) focusPlace(`${prefix}${filter.plan.id}.${field.field}`)
    else if (hasOpinion) focusPlace(`${prefix}opinion`)
  }, [filter, plan, prefix, hasOpinion])
  const checkedCount = useSlice(grid, state => state.checked.size)
  const listPath = useSlice(grid, state => textOf(state.parts.listPath))
  const told = popup.question ?? popup.about
  const isMany = plan.choose === 'many'
  const canChoose =
    plan.choose === 'confirm' ? !isLoading : hasRows && (isMany ? checkedCount > 0 : hasChoice)
  return (
    <IdPrefixContext value={prefix}>
      <PopupFocus popup={popup} />
      <Dialog
        title={plan.title}
        depth={depth}
        width={widthOf(popup)}
        onClose={popup.close}
        closeLabel={say('close')}
        foot={
          <>
            <ListLink popup={popup} address={listPath} />
            <Button label={say(plan.choose === 'none' ? 'close' : 'cancel')} onPress={popup.close} />
            {plan.choose !== 'none' && (
              <Button
                label={
                  isMany && checkedCount > 0
                    ? say('chooseCount', plan.chooseLabel, checkedCount)
                    : plan.chooseLabel
                }
                look="primary"
                isDisabled={!canChoose}
                hint={canChoose ? undefined : say(hasRows ? 'rowFirst' : 'rowsNotHere')}
                onPress={() => void popup.choose()}
              />
            )}
          </>
        }
      >
        {told && (
          <div className="popup-question">
            <p>{told.text}</p>
            <QuestionFacts facts={told.facts} />
          </div>
        )}
        {popup.question?.opinion && (
          <label className="popup-opinion">
            {popup.question.opinion.label}
            <textarea
              id={`${prefix}opinion`}
              className="field-control"
              rows={2}
              maxLength={popup.question.opinion.maxLength}
              onChange={event => popup.write(event.target.value)}
            />
          </label>
        )}
        {filter && (
          <FilterView
            room={filter}
            host={host}
            onSearch={search}
            isFoldable={false}
            actions={<Button label={say('search')} look="primary" icon="search" onPress={search} />}
          />
        )}
        <div className="popup-grid">
          <RowsToolbar room={grid} host={host} label={plan.title} hasActions={false} />
          <GridView
            room={grid}
            host={host}
            label={plan.title}
            kept={kept}
            height={popup.question ? Math.min(plan.height, previewHeight) : plan.height}
            onOpenRow={plan.choose === 'one' || isMany ? choose : undefined}
          />
        </div>
      </Dialog>
    </IdPrefixContext>
  )
}

/** The list that shows the same rows, where the server knows one and the person may open it. */
function ListLink({ popup, address }: { readonly popup: ChoicePopup; readonly address: string }) {
  const { Button } = useWidgets()
  const { go } = popup.host.services
  const { path, params } = readAddress(address)
  if (path === '' || !go.mayOpen(path)) return null
  function open(): void {
    popup.close()
    go.to(path, params)
  }
  return <Button label={say('seeInList')} look="quiet" onPress={open} />
}

/** As wide as its columns, within what is comfortable to read. */
function widthOf({ grid }: ChoicePopup): number {
  const columns = grid.plan.columns.reduce((sum, column) => sum + column.width, 0)
  return Math.min(Math.max(columns + 64, 560), 1000)
}
