import { expect, it } from 'vitest'
import { openBusyWeek } from '@mocks/node/busy-week'
import { getCompanyId } from '../seed/companies'
import { DEMO_COMPANY } from '../seed/company-list'
import { getClientId } from '../seed/clients'
import { sumSoldByCompany, getDayThreeMonthsBefore } from './sold-volume'

it.each([
  ['2026-11-20', '2026-08-20'],
  ['2026-05-31', '2026-02-28'],
  ['2027-01-15', '2026-10-15'],
])('three months before %s is %s', (day, before) => {
  expect(getDayThreeMonthsBefore(day)).toBe(before)
})

it('the sold volume of a company is its client’s of three months, and zero without a client', async () => {
  const db = await openBusyWeek()
  const deals = await db
    .selectFrom('deals')
    .selectAll()
    .where('client_id', '=', getClientId(DEMO_COMPANY))
    .execute()
  const litres = deals
    .filter(
      ({ date, status }) =>
        date > '2026-08-20' &&
        date <= '2026-11-20' &&
        !['draft', 'order_confirmation', 'canceled'].includes(status),
    )
    .reduce((sum, { volume_l }) => sum + volume_l, 0)
  const unlinkedCompany = getCompanyId('SIA Dārza terases')
  const sold = await sumSoldByCompany(
    db,
    [getCompanyId(DEMO_COMPANY), unlinkedCompany],
    '2026-11-20',
  )
  expect(litres).toBeGreaterThan(0)
  expect(sold(getCompanyId(DEMO_COMPANY))).toBe((litres / 1000).toFixed(3))
  expect(sold(unlinkedCompany)).toBe('0.000')
})
