import { daysBetween } from '../../../schemas/shared/calendar'
import { listOf } from '../../document/listOf'
import { contractSheet } from './sheetKinds'

/** Sheets of contracts with what is said of the contract. */
export const listContracts = listOf(
  { ...contractSheet, table: 'pur_cont_eva_listed' },
  {
    operation: 'listContEva',
    numbers: ['contNo'],
    computed: {
      dDay: ({ cont_to }, today) => (typeof cont_to === 'string' ? daysBetween(today, cont_to) : undefined),
    },
    sortedBy: { dDay: 'cont_to' },
  },
)
