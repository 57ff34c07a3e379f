import { http, HttpResponse } from 'msw'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getDemoPersonId } from '@backend/seed/people'
import { server } from '@mocks/node/set-up-test-worlds'
import { openFilter, openListPanel, toggleFilter } from '@/app/testing/list-filters'
import { failCall, useApp } from '@/app/testing/render-app'
import type { Schemas } from '@/shared/api'

const app = useApp()

const findGrid = () => screen.findByRole('grid', { name: 'Deals' })
/** Returns the texts of a column by its title. */
async function getColumnTexts(title: RegExp): Promise<string[]> {
  const list = await findGrid()
  const heads = within(list).getAllByRole('columnheader')
  const position = heads.findIndex((head) => title.test(head.textContent ?? ''))
  const rows = within(list).getAllByRole('row').slice(1)
  return rows.map((row) => within(row).getAllByRole('gridcell')[position]?.textContent ?? '')
}
const countDeals = async (
  statuses: readonly ('order_confirmation' | 'confirmed' | 'loading')[],
) => {
  const { count } = await app.world.db
    .selectFrom('deals')
    .where('status', 'in', statuses)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

describe('the list of deals', () => {
  it('opens from the purchase manager’s menu with the deals to buy for', async () => {
    await app.logInAs('purchase_manager')
    await app.open('/privacy-policy')
    const links = within(screen.getByRole('banner')).getAllByRole('link', {
      name: 'Deal',
      hidden: true,
    })
    const href =
      links
        .map((link) => link.getAttribute('href'))
        .find((path) => path?.startsWith('/general-order')) ?? ''
    expect(href).toBe('/general-order?status=order_confirmation&status=confirmed&status=loading')

    await app.open(href)
    const statuses = await getColumnTexts(/Status/)
    expect(statuses.length).toBeGreaterThan(0)
    expect(['Order confirmation', 'Confirmed', 'Loading']).toEqual(expect.arrayContaining(statuses))
    const count = await countDeals(['order_confirmation', 'confirmed', 'loading'])
    expect(screen.getByText(`${count} deals`)).toBeTruthy()
    expect(screen.getByRole('button', { name: /Status: 3 chosen/ })).toBeTruthy()
  })

  it.each([
    ['status', 'foo'],
    ['sort', 'bar'],
    ['client_id', 'abc'],
    ['week_from', 'zzz'],
    ['late', 'true'],
    ['q', 'x'.repeat(120)],
    ['cursor', 'abc'],
  ])('ignores a mistyped %s in a link, and removes it from the URL', async (name, value) => {
    await app.logInAs('sale_manager')
    const { router } = await app.open(`/general-order?${name}=${value}`)
    expect((await getColumnTexts(/Deal/)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
    await waitFor(() => expect(router.state.location.href).toBe('/general-order'))
  })

  it('keeps the valid parameters of a mistyped link', async () => {
    await app.logInAs('sale_manager')
    const { router } = await app.open('/general-order?status=foo&status=confirmed&sort=bar')
    expect(new Set(await getColumnTexts(/Status/))).toEqual(new Set(['Confirmed']))
    await waitFor(() => expect(router.state.location.href).toBe('/general-order?status=confirmed'))
  })

  it('finds deals by text, and keeps the text in the URL', async () => {
    await app.logInAs('sale_manager')
    const { router, user } = await app.open('/general-order')
    await findGrid()
    await user.click(screen.getByRole('searchbox', { name: 'Search' }))
    await user.paste('Marchetti')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Marchetti' }))
    await waitFor(async () =>
      expect(new Set(await getColumnTexts(/Client/))).toEqual(new Set(['Ébénisterie Marchetti'])),
    )
  })

  /** Opens a filter. jsdom has no popovers, so the test sends the toggle event. */
  async function findWeeks() {
    const first = await screen.findByLabelText<HTMLInputElement>('From week')
    return { first, last: screen.getByLabelText<HTMLInputElement>('To week') }
  }

  it('reports a last week before the first at the field, and searches once it is corrected', async () => {
    await app.logInAs('sale_manager')
    const { router, user } = await app.open('/general-order?week_from=2026-W48')
    await openListPanel('Delivery week: from W48\u00a02026')
    const { first, last } = await findWeeks()
    expect(first.value).toBe('W48 2026')
    await user.type(last, '47{Enter}')
    expect(
      await screen.findByText('The end is before the start. Correct one of the weeks.'),
    ).toBeTruthy()
    expect(last.getAttribute('aria-invalid')).toBe('true')
    expect(router.state.location.search).toEqual({ week_from: '2026-W48' })

    await user.clear(last)
    await user.type(last, '50{Enter}')
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ week_from: '2026-W48', week_to: '2026-W50' }),
    )
    expect(screen.queryByText('The end is before the start. Correct one of the weeks.')).toBeNull()
    expect(last.value).toBe('W50 2026')
  })

  it('clears the weeks with refused input, and does not search by it later', async () => {
    await app.logInAs('sale_manager')
    const { router, user } = await app.open('/general-order?week_from=2026-W48')
    await openListPanel('Delivery week: from W48\u00a02026')
    const { first, last } = await findWeeks()
    await user.type(last, '47{Enter}')
    await user.click(screen.getByRole('button', { name: 'Clear', hidden: true }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    await waitFor(() => expect([first.value, last.value]).toEqual(['', '']))
    await user.click(last)
    await user.click(first)
    expect(router.state.location.search).toEqual({})
  })

  it('replaces typed weeks with those of a shortcut', async () => {
    await app.logInAs('sale_manager')
    const { router, user } = await app.open('/general-order')
    await openFilter('Delivery week')
    const { first, last } = await findWeeks()
    await user.type(first, 'soon')
    await user.click(screen.getByRole('button', { name: 'Before this week', hidden: true }))
    await waitFor(() => expect(last.value).toMatch(/^W\d+ \d{4}$/))
    expect(first.value).toBe('')
    expect(Object.keys(router.state.location.search)).toEqual(['week_to'])
  })

  it('swaps weeks in the wrong order in its URL', async () => {
    await app.logInAs('sale_manager')
    await app.open('/general-order?week_from=2026-W50&week_to=2026-W48')
    expect(await getColumnTexts(/Number/)).not.toHaveLength(0)
    expect(
      screen.getByRole('button', { name: 'Delivery week: W48–\u206050\u00a02026' }),
    ).toBeTruthy()
  })

  it('searches on Enter, and keeps later input', async () => {
    await app.logInAs('sale_manager')
    const { router } = await app.open('/general-order')
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' })
    // Keys in quick succession, before the address changes.
    act(() => {
      fireEvent.change(field, { target: { value: 'Bois' } })
      fireEvent.keyDown(field, { key: 'Enter' })
      fireEvent.change(field, { target: { value: 'Bois du' } })
    })
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Bois' }))
    expect(field.value).toBe('Bois du')
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Bois du' }))
  })

  it('does not overwrite input typed during a search', async () => {
    await app.logInAs('sale_manager')
    const { router, user } = await app.open('/general-order')
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' })
    await user.type(field, 'Bois ')
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Bois' }))
    await user.type(field, 'du')
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Bois du' }))
    await router.navigate({ to: '/general-order', search: { q: 'Bois' } })
    await waitFor(() => expect(field.value).toBe('Bois'))
  })

  it('sorts by a column head, largest volume first', async () => {
    await app.logInAs('sale_manager')
    const { router, user } = await app.open('/general-order')
    const head = within(await findGrid()).getByRole('columnheader', { name: /Volume/ })
    await user.click(within(head).getByRole('button'))
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: '-volume_m3' }))
    await waitFor(async () => {
      const volumes = (await getColumnTexts(/Volume/)).map((text) =>
        Number(text.replaceAll(',', '')),
      )
      expect(volumes).toEqual(volumes.toSorted((a, b) => b - a))
    })
    expect(
      within(await findGrid())
        .getByRole('columnheader', { name: /Volume/ })
        .getAttribute('aria-sort'),
    ).toBe('descending')
  })

  it('shows how late a deal is only if its weeks are over', async () => {
    await app.logInAs('sale_manager')
    await app.world.db
      .updateTable('deals')
      .set({ delivery_week_from: '2027-W10', delivery_week_to: null })
      .execute()
    const { id } = await app.world.db
      .selectFrom('deals')
      .select('id')
      .where('status', '=', 'confirmed')
      .executeTakeFirstOrThrow()
    // The fake clock is set to Friday of week 47.
    await app.world.db
      .updateTable('deals')
      .set({ delivery_week_from: '2026-W43', delivery_week_to: '2026-W46' })
      .where('id', '=', id)
      .execute()
    await app.open('/general-order?sort=delivery_week_from')
    const [first, ...rest] = await getColumnTexts(/Late/)
    expect(first).toBe('5\u00a0days')
    expect(new Set(rest)).toEqual(new Set(['']))
  })

  it('toggles late deals only, most late first, with their totals', async () => {
    await app.logInAs('sale_manager')
    await app.world.db
      .updateTable('deals')
      .set({ delivery_week_from: '2027-W10', delivery_week_to: null })
      .execute()
    const [week, month] = await app.world.db
      .selectFrom('deals')
      .select(['id', 'volume_l'])
      .where('status', '=', 'confirmed')
      .execute()
    for (const [deal, ended] of [
      [week, '2026-W46'],
      [month, '2026-W42'],
    ] as const) {
      await app.world.db
        .updateTable('deals')
        .set({ delivery_week_from: ended })
        .where('id', '=', deal?.id ?? '')
        .execute()
    }
    const { router, user } = await app.open('/general-order')
    await findGrid()
    await toggleFilter('Late only')
    await waitFor(() => expect(router.state.location.href).toBe('/general-order?late=only'))
    expect(await screen.findByText('2 deals')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove Late only' })).toBeTruthy()
    const litres = (week?.volume_l ?? 0) + (month?.volume_l ?? 0)
    await screen.findByText(
      `${(litres / 1000).toLocaleString('en', { minimumFractionDigits: 3 })} m³`,
    )

    await user.click(within(await findGrid()).getByRole('button', { name: /Late/ }))
    await waitFor(async () =>
      expect(await getColumnTexts(/Late/)).toEqual(['4\u00a0wks', '5\u00a0days']),
    )
    expect(router.state.location.search).toEqual({ late: 'only', sort: '-late_days' })

    await user.click(screen.getByRole('button', { name: 'Remove Late only' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: '-late_days' }))
    await waitFor(async () =>
      expect((await getColumnTexts(/Late/)).slice(0, 3)).toEqual(['4\u00a0wks', '5\u00a0days', '']),
    )
  })

  it('calls a negative margin a loss', async () => {
    await app.logInAs('admin')
    await app.world.db
      .updateTable('deals')
      .set({ best_margin_bp: 1200, best_margin_kind: 'planned' })
      .execute()
    const { id } = await app.world.db.selectFrom('deals').select('id').executeTakeFirstOrThrow()
    await app.world.db
      .updateTable('deals')
      .set({ best_margin_bp: -420, best_margin_kind: 'actual' })
      .where('id', '=', id)
      .execute()
    await app.open('/general-order?sort=margin_percent')
    expect((await getColumnTexts(/Margin/)).slice(0, 2)).toEqual(['A −4.2 at a loss', 'P 12.0'])
    const [first, second] = screen.getAllByRole('img', { name: /^(actual|planned)$/ })
    expect([first?.ariaLabel, second?.ariaLabel]).toEqual(['actual', 'planned'])
    expect(screen.getByText('planned').textContent).toBe('P planned')
  })

  it('keeps the margin for a sale manager whose newest deals are those of colleagues', async () => {
    await app.logInAs('sale_manager')
    await app.world.db
      .updateTable('deals')
      .set({ sale_manager_id: getDemoPersonId('admin') })
      .execute()
    await app.open('/general-order')
    expect(new Set(await getColumnTexts(/Margin/))).toEqual(new Set(['']))
    within(await findGrid()).getByRole('columnheader', { name: /^Margin/ })
  })

  it('shows the totals of all matches, and which deals they exclude', async () => {
    await app.logInAs('sale_manager')
    const deals = await app.world.db
      .selectFrom('deals')
      .select(['volume_l', 'revenue_eur_cents'])
      .where('status', '=', 'confirmed')
      .execute()
    const sum = (values: readonly (number | null)[]) =>
      values.reduce<number>((total, value) => total + (value ?? 0), 0)
    const formatNumber = (value: number, places: number) =>
      value.toLocaleString('en', { minimumFractionDigits: places, maximumFractionDigits: places })
    await app.open('/general-order?status=confirmed&sort=client')
    await screen.findByText(
      `${formatNumber(sum(deals.map(({ volume_l }) => volume_l)) / 1000, 3)} m³`,
    )
    expect(
      screen.getByText(
        `€${formatNumber(sum(deals.map(({ revenue_eur_cents }) => revenue_eur_cents)) / 100, 2)}`,
      ),
    ).toBeTruthy()
    expect(screen.queryByText(/exchange rate/)).toBeNull()
    expect(screen.getByText('Total')).toBeTruthy()
  })

  it('takes the number of a list that is too long to be counted from its totals', async () => {
    server.use(
      http.get('*/api/deals/', async ({ request }) => {
        if (request.headers.has('x-counted')) return undefined
        const headers = new Headers(request.headers)
        headers.set('x-counted', 'yes')
        const list = (await (await fetch(request.url, { headers })).json()) as Schemas['DealList']
        return HttpResponse.json({ ...list, total: null, next_cursor: 'next' })
      }),
    )
    await app.logInAs('sale_manager')
    await app.open('/general-order?status=confirmed')
    await screen.findByText(`${await countDeals(['confirmed'])} deals`)
  })

  it('says that the totals under a filter by wood are those of the matching lines', async () => {
    await app.logInAs('sale_manager')
    await app.open('/general-order?wood=PNSY')
    expect((await screen.findByText('Total of matching lines')).parentElement?.textContent).toMatch(
      /^Total of matching lines[\d.,]+\sm³€/,
    )
  })

  it('is filtered by a destination found by typing', async () => {
    await app.logInAs('sale_manager')
    const { router, user } = await app.open('/general-order')
    await openFilter('Destination')
    await user.type(await screen.findByLabelText('Find Destination'), 'sevi')
    await user.click(await screen.findByRole('checkbox', { name: 'Sevilla', hidden: true }))
    await waitFor(() =>
      expect(router.state.location.href).toBe('/general-order?destination=Sevilla'),
    )
    await waitFor(async () =>
      expect(new Set(await getColumnTexts(/Destination/))).toEqual(new Set(['Sevilla'])),
    )
    expect(screen.getByRole('button', { name: 'Destination: Sevilla' })).toBeTruthy()
  })

  it('reports no matches of the words, and clears them on request', async () => {
    await app.logInAs('sale_manager')
    const { router, user } = await app.open('/general-order?q=teak+veneer&sort=client')
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' })),
    )
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'client' }))
    expect(await getColumnTexts(/Client/)).not.toHaveLength(0)
  })

  it('shows a failure to load, and loads on retry', async () => {
    await app.logInAs('sale_manager')
    failCall('/deals/')
    const { user } = await app.open('/general-order')
    const alert = await screen.findByText('The list could not be loaded')
    expect(alert).toBeTruthy()
    server.resetHandlers()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await getColumnTexts(/Number/)).not.toHaveLength(0)
  })

  it('links deals for users who can open them', async () => {
    await app.logInAs('sale_manager')
    const { router, user } = await app.open('/general-order')
    const [first] = within(await findGrid()).getAllByRole('link')
    if (first) await user.click(first)
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/deals\/[0-9a-f-]{36}$/))
  })

  it('shows the purchase agent deals without links, and no button for a new deal', async () => {
    await app.logInAs('purchase_agent')
    await app.open('/general-order')
    expect(await getColumnTexts(/Number/)).not.toHaveLength(0)
    expect(within(await findGrid()).queryAllByRole('link')).toEqual([])
    const main = screen.getByRole('main')
    expect(within(main).queryByRole('link', { name: 'New deal' })).toBeNull()
    const menu = within(await openListPanel('Filter'))
    await menu.findByRole('button', { name: 'Destination', hidden: true })
    expect(menu.queryByRole('button', { name: 'Client', hidden: true })).toBeNull()
  })

  it.each(['sale_manager', 'purchase_manager', 'global_manager', 'admin'] as const)(
    'offers %s a new deal',
    async (role) => {
      await app.logInAs(role)
      await app.open('/general-order')
      const link = await within(screen.getByRole('main')).findByRole('link', { name: 'New deal' })
      expect(link.getAttribute('href')).toBe('/deals/new')
    },
  )
})
