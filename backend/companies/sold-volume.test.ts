import { expect, test } from 'vitest'
import { emptyDatabase } from '../db/empty-database'
import { companyId } from '../seed/companies'
import { DEMO_COMPANY } from '../seed/company-list'
import { clientId } from '../seed/clients'
import { seedBusyWeek } from '../seed/worlds'
import { secureRandom } from '../surroundings'
import { soldByCompany, threeMonthsBefore } from './sold-volume'

test.each([
  ['2026-11-20', '2026-08-20'],
  ['2026-05-31', '2026-02-28'],
  ['2027-01-15', '2026-10-15'],
])('three months before %s is %s', (day, before) => {
  expect(threeMonthsBefore(new Date(`${day}T12:00:00Z`))).toBe(before)
})

test('a company has bought what its client did in three months, and one without a client nothing', async () => {
  const now = new Date('2026-11-20T09:30:00Z')
  const db = await emptyDatabase()
  await seedBusyWeek(db, { clock: () => now, random: secureRandom })
  const deals = await db
    .selectFrom('deals')
    .selectAll()
    .where('client_id', '=', clientId(DEMO_COMPANY))
    .execute()
  const litres = deals
    .filter(
      ({ date, status }) =>
        date > '2026-08-20' &&
        date <= '2026-11-20' &&
        !['draft', 'order_confirmation', 'canceled'].includes(status),
    )
    .reduce((sum, { volume_l }) => sum + volume_l, 0)
  const alone = companyId('SIA Dārza terases')
  const sold = await soldByCompany(db, [companyId(DEMO_COMPANY), alone], now)
  expect(litres).toBeGreaterThan(0)
  expect(sold(companyId(DEMO_COMPANY))).toBe((litres / 1000).toFixed(3))
  expect(sold(alone)).toBe('0.000')
})
