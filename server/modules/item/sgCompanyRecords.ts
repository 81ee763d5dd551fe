import { type RawBuilder, sql } from 'kysely'
import type { SgCompanyChange } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { documentNotFound, fieldRefused, refused } from '../../http/failure'
import { companyFailure } from '../../master/companySteps'
import { takeMainMark } from '../../master/mainCompany'
import { recordOf } from '../../record/recordOf'
import { sourcingGroupTexts } from './sourcingGroupTexts'

interface Parent {
  readonly sgCode: string
  readonly isLeaf: boolean
}

const ofCompany = (column: string): RawBuilder<unknown> =>
  sql`(select ${sql.ref(column)} from company where company.comp_no = sg_company.comp_no)`

/** The companies of a sourcing group, as they stand on the pages of the companies as well (domain 3.47). */
export const sgCompanyRoutes = recordOf<SgCompanyChange, Row<'sg_company'>, Parent>({
  list: 'listSgMapping',
  save: 'saveSgCompany',
  table: 'sg_company',
  order: ['comp_no'],
  docType: 'SG_COMPANY',
  noted: ['sgCode', 'compNo', 'mainYn', 'useYn'],
  taken: sourcingGroupTexts.companyTwice,
  computed: { compNameKr: ofCompany('comp_name_kr'), status: ofCompany('status') },
  open: async ({ tx, actor }, { sgCode }) => {
    const group = await tx
      .selectFrom('sourcing_group')
      .select(['sg_code', 'sg_level'])
      .where('sg_code', '=', String(sgCode))
      .forUpdate()
      .executeTakeFirst()
    if (!group) throw documentNotFound(actor.scope)
    return { sgCode: group.sg_code, isLeaf: group.sg_level === '004' }
  },
  rules: async (context, { change: { rowState, compNo, mainYn, useYn }, parent, row }) => {
    if (!parent.isLeaf) return fieldRefused('compNo', sourcingGroupTexts.notLeaf, [], row)
    if (rowState === 'D') return undefined
    if (rowState === 'I') {
      if (!(await isKnown(context.tx, compNo))) return fieldRefused('compNo', 'codeNotAllowed', [compNo], row)
      const failure = await companyFailure(context.tx, compNo, 'addToGroup', 'compNo')
      if (failure) return fieldRefused('compNo', failure.text, [], row)
    }
    if (mainYn === 'Y' && useYn === 'N') return fieldRefused('mainYn', sourcingGroupTexts.mainUnused, [], row)
    if (mainYn === 'Y') await takeMainMark(context, parent.sgCode, compNo)
    return undefined
  },
  together: changes =>
    changes.filter(one => one.rowState !== 'D' && one.mainYn === 'Y').length > 1
      ? refused('twoMains', sourcingGroupTexts.twoMains)
      : undefined,
})

const isKnown = async (tx: Transaction, compNo: string) =>
  (await tx.selectFrom('company').select('comp_no').where('comp_no', '=', compNo).executeTakeFirst()) !==
  undefined
