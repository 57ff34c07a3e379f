import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const findSection = (name: string) => screen.findByRole('region', { name })

it('a to-do line names the filters that it ignores, and says that it shows today', async () => {
  await app.logInAs('global_manager')
  await app.open('/deal-dashboard?wood=PNSY&country=FR&week_from=2026-W20&week_to=2026-W25')
  const work = await findSection('To do')
  const lines = within(work).getAllByRole('listitem')
  const findLine = (name: RegExp) => lines.find(({ textContent }) => name.test(textContent ?? ''))
  expect(findLine(/unanswered offers/)?.textContent).toContain('Not filtered by: Country, Wood')
  expect(findLine(/deals with a shortfall/)?.textContent).not.toContain('Not filtered by')
  within(work).getByText('As of today, regardless of the period')
  screen.getByText(/^Volumes and amounts cover only the lines with this wood/)
  within(await findSection('Deals by status')).getByText('As of today, regardless of the period')
})

it('a dashboard follows a period with one end, and says so', async () => {
  await app.logInAs('global_manager')
  await app.open('/deal-dashboard?week_to=2026-W42')
  await findSection('For delivery in W30–\u206042\u00a02026 compared with W17–\u206029\u00a02026')
  within(await findSection('To do')).getByText('As of today, regardless of the period')
})

it('the headline counts all late cargo, beyond the 20 that are drawn', async () => {
  await app.logInAs('cargo_manager')
  await app.world.db
    .updateTable('cargos')
    .set({ status: 'in_transit', eta: '2026-10-01', promised_day: null })
    .where('status', 'in', ['planned', 'booked', 'loading', 'sealed', 'in_transit'])
    .execute()
  const { count } = await app.world.db
    .selectFrom('cargos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'in_transit')
    .executeTakeFirstOrThrow()
  expect(count).toBeGreaterThan(20)
  await app.open('/cargo-dashboard')
  await screen.findByRole('figure', { name: `${count} cargos are late` })
})

it('a dashboard makes no claim of values that are not known', async () => {
  await app.logInAs('global_manager')
  await app.world.db.updateTable('deals').set({ revenue_eur_cents: null }).execute()
  await app.world.db
    .updateTable('cargos')
    .set({ eta: '2027-06-01', ata: null, promised_day: null })
    .execute()
  const { router } = await app.open('/deal-dashboard')
  const name = 'No data for these weeks'
  await screen.findByRole('figure', { name })
  const status = within(await findSection('Deals by status'))
  const confirmed = status.getByRole('row', { name: /^Confirmed/ })
  expect(confirmed.textContent).toMatch(/–\d+ deals without a euro amount/)
  await router.navigate({ to: '/cargo-dashboard' })
  await screen.findByText('No arrivals with a carrier and ETA in these weeks')
  expect(screen.queryByRole('figure', { name: /No carrier is late/ })).toBeNull()
})

it('a chart says that no cargo is due yet where all of it is expected later', async () => {
  await app.logInAs('cargo_manager')
  await app.world.db
    .updateTable('cargos')
    .set({ status: 'in_transit', eta: '2027-06-01', ata: null, promised_day: null })
    .execute()
  await app.open('/cargo-dashboard')
  await screen.findByText('No cargo of these weeks is due yet')
})

it('a chart says how many supplies were due if they are few, and compares no handful', async () => {
  await app.logInAs('purchase_manager')
  const { db } = app.world
  await db
    .updateTable('supplies')
    .set({ status: 'ordered', ready_week: '2026-W49', ready_at: null })
    .execute()
  const [now, before] = await db.selectFrom('supplies').select('id').execute()
  const makeReady = (id: string | undefined, ready_week: string, ready_at: string) =>
    db
      .updateTable('supplies')
      .set({ status: 'completed', ready_week, ready_at })
      .where('id', '=', id ?? '')
      .execute()
  await makeReady(now?.id, '2026-W45', '2026-11-20T09:00:00.000Z')
  await makeReady(before?.id, '2026-W35', '2026-08-25T09:00:00.000Z')
  await app.open('/supply-dashboard?week_from=2026-W40&week_to=2026-W50')
  const label = await screen.findByText('Ready on time', { selector: 'dt' })
  expect(label.parentElement?.textContent).toBe(
    'Ready on time0.0%100.0%, of 1 supply due so farof 1 supply due so far',
  )
})

it.each([
  ['punctual', '2026-11-12'],
  ['late', '2026-11-20'],
])('a chart does not call carriers %s after a handful of arrivals', async (_, ata) => {
  await app.logInAs('cargo_manager')
  const { db } = app.world
  await db
    .updateTable('cargos')
    .set({ status: 'in_transit', eta: '2027-06-01', ata: null, promised_day: null })
    .execute()
  const cargos = await db.selectFrom('cargos').select('id').limit(2).execute()
  for (const [i, { id }] of cargos.entries())
    await db
      .updateTable('cargos')
      .set({
        status: 'arrived',
        carrier: `Carrier ${i}`,
        etd: '2026-11-02',
        eta: '2026-11-12',
        ata,
      })
      .where('id', '=', id)
      .execute()
  await app.open('/cargo-dashboard')
  await screen.findByRole('figure', {
    name: '2 cargos arrived or late: too few to compare carriers',
  })
})

it('a chart of margins gives the reason for which deals are not in it', async () => {
  await app.logInAs('global_manager')
  await app.open('/deal-dashboard')
  await screen.findByText(/^\d+ partly loaded deals excluded\.$/)
  screen.getByText(/^\d+ deals excluded: not loaded yet, or without a rate or price\.$/)
})

it('a past period is described as past, and an empty one as empty', async () => {
  await app.logInAs('global_manager')
  const { router } = await app.open('/deal-dashboard?week_from=2026-W36&week_to=2026-W42')
  expect(
    await screen.findByRole('figure', {
      name: /m³ sold in these weeks, of which .* m³ has been bought$/,
    }),
  ).toBeTruthy()
  expect(await screen.findByRole('figure', { name: /^Top client: / })).toBeTruthy()
  expect(
    await screen.findByRole('figure', {
      name: /was .* points below the planned margin$|were as planned$/,
    }),
  ).toBeTruthy()
  await router.navigate({
    to: '/deal-dashboard',
    search: { week_from: '1999-W01', week_to: '1999-W04' },
  })
  await waitFor(() => expect(screen.getAllByText('No sales in these weeks')).toHaveLength(2))
})

it('a price is not called steady after one purchase', async () => {
  await app.logInAs('purchase_manager')
  await app.open('/supply-dashboard?week_from=2026-W44&week_to=2026-W44')
  expect(
    await screen.findByRole('figure', {
      name: 'No product was bought in more than one of these weeks',
    }),
  ).toBeTruthy()
})

it('a printed dashboard has the filters as text and the time of the figures', async () => {
  await app.logInAs('global_manager')
  await app.open(
    '/deal-dashboard?wood=PNSY&wood=PCAB&country=FR&country=ES&week_from=2026-W36&week_to=2026-W42',
  )
  const filters = await screen.findByRole('search', { name: 'Filter the figures' })
  // The filter shows this on screen; the printed page needs the text.
  expect(await within(filters).findAllByText('Period: W36–\u206042 2026')).toHaveLength(2)
  await within(filters).findByText('Country: France, Spain')
  await within(filters).findByText('Wood: Pine, Spruce')
  await screen.findByText(/^As of .*\d{4}/)
})

it('a total shows how many drafts it excludes', async () => {
  await app.logInAs('global_manager')
  await app.open('/deal-dashboard')
  const stages = await findSection('Deals by status')
  const [head, ...rows] = within(stages).getAllByRole('row')
  const getCount = (row: HTMLElement | undefined) =>
    Number(within(row ?? stages).getAllByRole('cell')[0]?.textContent)
  const [drafts, total] = [rows[0], rows.at(-1)]
  expect(head && drafts?.textContent).toMatch(/^Draft/)
  expect(getCount(drafts)).toBeGreaterThan(0)
  expect(total?.textContent).toContain(`${getCount(drafts)} drafts excluded`)
  expect(getCount(total)).toBe(rows.slice(1, -1).reduce((sum, row) => sum + getCount(row), 0))
})
