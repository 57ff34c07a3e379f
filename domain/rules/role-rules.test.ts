import { expect, it } from 'vitest'
import type { components } from '@contract/schema'
import {
  canGrantRole,
  canRecordPayments,
  findRoleErrors,
  getLockedCompanyFields,
  listPriceScopes,
} from './role-rules'

/** Columns: records payments, grants admin, scopes of prices, locked fields of a company. */
it.each<[components['schemas']['Role'], boolean, boolean, string, string]>([
  ['sale_manager', true, false, '', 'reservation_percent country client_id manager_id'],
  ['purchase_manager', false, false, '', 'reservation_percent country client_id manager_id'],
  ['global_manager', true, false, 'company country general', 'reservation_percent'],
  ['admin', true, true, 'company country general', ''],
  ['manager', false, false, 'company', 'reservation_percent country client_id manager_id'],
  ['country_manager', false, false, 'company country', 'reservation_percent country client_id'],
])('a %s has the expected rights by role', (role, pays, grantsAdmin, scopes, locked) => {
  expect(canRecordPayments({ role })).toBe(pays)
  expect(canGrantRole({ role }, 'admin')).toBe(grantsAdmin)
  expect(canGrantRole({ role }, 'manager')).toBe(true)
  expect(listPriceScopes({ role }).join(' ')).toBe(scopes)
  expect(getLockedCompanyFields({ role }).join(' ')).toBe(locked)
})

it('only a client has a company, and only a country manager has countries', () => {
  const findCodes = (...person: Parameters<typeof findRoleErrors>) =>
    findRoleErrors(...person).map(({ pointer, code }) => `${pointer} ${code}`)
  expect(findCodes({ role: 'client', company_id: null, countries: ['FR'] })).toEqual([
    '/company_id required',
    '/countries unexpected',
  ])
  expect(findCodes({ role: 'country_manager', company_id: 'x', countries: [] })).toEqual([
    '/company_id unexpected',
    '/countries required',
  ])
  expect(findCodes({ role: 'manager', company_id: null, countries: [] })).toEqual([])
})
