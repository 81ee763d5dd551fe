import type { DocumentThread, ThreadDocument } from '../../../codegen/generated/types'
import { codeText } from '../../../schemas/codes/codeGroups'
import { trimDecimal } from '../../../schemas/shared/decimal'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { given } from '../../document/givenFields'
import { moneyText } from '../../document/moneyText'
import { documentNotFound } from '../../http/failure'
import type { MenuBook } from '../access/menuBook'
import { threadFigures } from './threadFigures'
import { threadAddress } from './threadPages'
import { readThreadRows, statusGroups, type ThreadRow } from './threadRows'
import { stages, stageTexts, threadTexts } from './threadTexts'
import { mostDocuments, type Walked, walkThread } from './walkThread'

/**
 * The chain of a document, in the order of the stages. Row policies alone say what the actor sees of it, and what he does not
 * see is counted nowhere. Who decides about a document of another department follows it as somebody on its line (D-09).
 */
export async function readThread(
  tx: Transaction,
  actor: Actor,
  book: MenuBook,
  docNo: string,
): Promise<DocumentThread> {
  const seen = await walkThread(tx, actor.scope, docNo)
  if (seen) return answer(tx, actor, book, seen)
  if (actor.scope === 'section' || actor.scope === 'dept') {
    const passing = { ...actor, scope: 'own' } as const
    const found = await runAs(tx, 'own', async () => {
      const own = await walkThread(tx, 'own', docNo)
      return own && answer(tx, passing, book, own)
    })
    if (found) return found
  }
  throw documentNotFound(actor.scope)
}

async function answer(
  tx: Transaction,
  actor: Actor,
  book: MenuBook,
  { asked, numbers, isCut }: Walked,
): Promise<DocumentThread> {
  const rows = await readThreadRows(tx, actor, numbers)
  const { threadNotice, ...figures } = await threadFigures(tx, rows)
  const cut = isCut ? fillMessage(threadTexts.cut, [String(mostDocuments)]) : undefined
  const notices = [cut, threadNotice].filter(text => text !== undefined)
  return {
    docNo: asked.no,
    documentCnt: rows.length,
    ...figures,
    ...given({ threadNotice: notices.length > 0 ? notices.join(' / ') : undefined }),
    documents: stages.flatMap(stage =>
      rows
        .filter(row => row.stage === stage)
        .map(row => documentOf(row, asked.no, threadAddress(book, actor, row))),
    ),
  }
}

function documentOf(row: ThreadRow, askedNo: string, docUrl: string | undefined): ThreadDocument {
  return {
    stage: row.is_return ? threadTexts.returned : stageTexts[row.stage],
    docNo: row.no,
    mark: row.no === askedNo ? threadTexts.here : '',
    state: codeText(statusGroups[row.stage], row.status),
    ...given({
      title: row.title,
      docDate: row.day,
      compNo: row.comp_no,
      compNameKr: row.comp_name_kr,
      qty: row.qty === null ? null : trimDecimal(row.qty),
      amt: row.amt === null ? null : moneyText(row.amt, row.currency ?? ''),
      currency: row.amt === null ? null : row.currency,
      docUrl,
    }),
  }
}
