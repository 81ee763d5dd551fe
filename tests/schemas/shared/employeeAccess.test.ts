import { describe, expect, it } from 'vitest'
import { employeeAccess } from '../../../schemas/shared/employeeAccess'

const letters = { section: 's', department: 'd', person: 'p' } as const

function parts(access: ReturnType<typeof employeeAccess>, question: 'isEnabled' | 'isPrefilled'): string {
  const { section, department, person } = letters
  const names = [
    access.section[question] ? section : '',
    access.department[question] ? department : '',
    access.person[question] ? person : '',
  ]
  return names.join('')
}

/** Spec §6: group, auth, flag of the widget, fields that may be changed, fields filled from the log-in. */
const table = [
  ['99', 'N', false, 'sdp', ''],
  ['99', 'A', false, 'sp', ''],
  ['50', 'N', false, 'sdp', ''],
  ['51', 'N', false, 'sdp', ''],
  ['34', 'N', false, 'sdp', ''],
  ['33', 'N', false, 'sd', ''],
  ['33', 'N', true, 'sdp', ''],
  ['33', 'A', true, 'sp', ''],
  ['33', 'A', false, 's', ''],
  ['32', 'N', false, 'dp', 's'],
  ['32', 'A', false, 'p', 's'],
  ['31', 'N', false, 'p', 'sd'],
  ['31', 'A', false, 'p', 'sd'],
  ['30', 'N', false, '', 'sdp'],
  ['30', 'N', true, '', 'sdp'],
  ['30', 'A', true, '', 'sdp'],
  ['20', 'N', false, 'sdp', 'sdp'],
  ['10', 'N', false, 'sdp', 'sdp'],
  ['40', 'N', false, 'sdp', 'sdp'],
  ['40', 'A', false, 'sp', 'sdp'],
  ['60', 'N', false, 'sdp', 'sdp'],
  ['61', 'N', false, 'sdp', 'sdp'],
  ['77', 'N', true, '', 'sdp'],
  ['', '', false, '', 'sdp'],
] as const

describe('the employee widget', () => {
  it.each(table)(
    'group "%s" with auth "%s" and person flag %s may change "%s" and finds "%s" filled',
    (...row) => {
      const [authGroupId, auth, isPersonPickAllowed, enabled, prefilled] = row
      const access = employeeAccess({ auth, authGroupId }, isPersonPickAllowed)
      expect([parts(access, 'isEnabled'), parts(access, 'isPrefilled')]).toEqual([enabled, prefilled])
    },
  )
})
