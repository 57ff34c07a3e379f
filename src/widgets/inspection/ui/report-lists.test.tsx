import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** Returns a report whose wood can still be inspected. */
const findReported = () =>
  app.world.db
    .selectFrom('inspection_reports')
    .innerJoin('supplies', 'supplies.id', 'supply_id')
    .select(['inspection_reports.number', 'supply_id'])
    .where('supplies.status', 'in', ['confirmed', 'in_production', 'ready', 'loading'])
    .where('inspection_reports.status', '!=', 'canceled')
    .where('corrected_by_id', 'is', null)
    .executeTakeFirstOrThrow()

const warning = 'This supply already has a report'

it('a second report of a supply is warned of, with a link to the first', async () => {
  await app.logInAs('purchase_manager')
  const { number, supply_id } = await findReported()
  await app.open(`/supply-inspection-report/new?supply=${supply_id}`)
  const banner = (await screen.findByText(warning)).closest<HTMLElement>('[role=status]')
  expect(within(banner ?? document.head).getByRole('link', { name: number })).toBeTruthy()
})

it('a first report has no warning', async () => {
  // Another user, because the draft of the report above belongs to its author.
  await app.logInAs('global_manager')
  const { id } = await app.world.db
    .selectFrom('supplies')
    .select('id')
    .where('status', '=', 'confirmed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('inspection_reports')
            .select('inspection_reports.id')
            .whereRef('supply_id', '=', 'supplies.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  await app.open(`/supply-inspection-report/new?supply=${id}`)
  await screen.findByRole('heading', { name: /^1\. / })
  expect(screen.queryByText(warning)).toBeNull()
})

it('the form of a new report is first on a phone, and the reports to continue are collapsed', async () => {
  await app.logInAs('purchase_manager')
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('max-width') }),
  )
  await app.open('/supply-inspection-report/new')
  const summary = await screen.findByText('Continue')
  expect(summary.closest('details')?.open).toBe(false)
})

it.each(['/supply-inspection-report/new', '/cargo-inspection-report/new'])(
  'an inspector is linked from %s to the list of deals',
  async (path) => {
    await app.logInAs('purchase_agent')
    await app.open(path)
    const link = await screen.findByRole('link', { name: 'Deals' })
    expect(link.getAttribute('href')).toBe('/general-order')
  },
)
