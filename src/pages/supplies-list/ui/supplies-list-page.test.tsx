import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getSawmillId } from '@backend/seed/sawmills'
import { toggleFilter } from '@/app/testing/list-filters'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** Returns the texts of a column, row by row. */
async function listColumnTexts(title: RegExp): Promise<string[]> {
  const list = await screen.findByRole('grid', { name: 'Supplies' })
  const position = within(list)
    .getAllByRole('columnheader')
    .findIndex((head) => title.test(head.textContent ?? ''))
  return within(list)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[position]?.textContent ?? '')
}

const sawmill = 'SIA Vidzemes zāģētava'

it('the list is filtered by a mill in its URL, and names the mill', async () => {
  await app.logInAs('cargo_manager')
  await app.open(`/general-supply?sawmill_id=${getSawmillId(sawmill)}`)
  await waitFor(async () =>
    expect(new Set(await listColumnTexts(/^Sawmill/))).toEqual(new Set([sawmill])),
  )
  expect(
    await within(screen.getByRole('main')).findAllByText(new RegExp(sawmill)),
  ).not.toHaveLength(0)
  expect((await screen.findByText('Total')).parentElement?.textContent).toMatch(
    /^Total[\d.,]+\sm³ agreed[\d.,]+\sm³ unallocated€/,
  )
})

it('the list says that the totals under a filter by wood are those of the matching lines', async () => {
  await app.logInAs('cargo_manager')
  await app.open('/general-supply?wood=PNSY')
  expect((await screen.findByText('Total of matching lines')).parentElement?.textContent).toMatch(
    /^Total of matching lines[\d.,]+\sm³ agreed[\d.,]+\sm³ unallocated€/,
  )
})

it('the list shows only late supplies, with how late they are', async () => {
  await app.world.db
    .updateTable('supplies')
    .set({ ready_week: '2026-W40' })
    .where('status', '=', 'in_production')
    .execute()
  await app.world.db
    .updateTable('supplies')
    .set({ ready_week: null })
    .where('status', '!=', 'in_production')
    .execute()
  await app.logInAs('purchase_manager')
  await app.open('/general-supply')
  await toggleFilter('Late only')
  await waitFor(async () =>
    expect(new Set(await listColumnTexts(/^Status/))).toEqual(new Set(['In production'])),
  )
  expect((await listColumnTexts(/^Late/)).every((late) => late !== '')).toBe(true)
})

it('the list links to a supply and to a new one', async () => {
  await app.logInAs('purchase_manager')
  const { user, router } = await app.open('/general-supply')
  expect((await screen.findByRole('link', { name: 'New supply' })).getAttribute('href')).toBe(
    '/supplies/new',
  )
  const [first = ''] = await listColumnTexts(/^Number/)
  await user.click(await screen.findByRole('link', { name: first }))
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/supplies\/[0-9a-f-]{36}$/))
})
