import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getTestWorld } from '@mocks/node/test-world'
import { findPackAddress } from '@mocks/scenarios/addresses'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const openPack = async () => app.open(await findPackAddress('listed')(getTestWorld()))

it('a pack is split into parts, which replace it', async () => {
  await app.logInAs('global_manager')
  const { user } = await openPack()
  await user.click(await screen.findByRole('button', { name: 'Split' }))
  const form = await screen.findByRole('dialog', { name: /^Split pack/ })
  expect(within(form).getByText(/^Not in a part yet:/)).toBeTruthy()
  await user.click(within(form).getByRole('button', { name: 'Split into 2 packs' }))
  expect(await within(form).findAllByText('Enter the pieces of this pack.')).toHaveLength(2)
  const first = within(form).getByRole('row', { name: /\/1/ })
  const [, pieces] = within(first).getAllByRole('gridcell')
  if (!pieces) throw new Error('A part has no cell for its pieces.')
  await user.click(pieces)
  // The first Escape only lets Tab leave the grid.
  await user.keyboard('1{Enter}{Escape}')
  await user.click(within(form).getByRole('button', { name: /^Put the rest into .*\/2$/ }))
  await within(form).findByText('All pieces are in a part.')
  await user.click(within(form).getByRole('button', { name: 'Split into 2 packs' }))
  expect(await screen.findByText(/was split into 2 packs$/)).toBeTruthy()
  expect(await screen.findByText('Replaced')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: /\/[12]$/ })).toHaveLength(4)
  expect(screen.queryByRole('button', { name: 'Split' })).toBeNull()
})

it('a pack is merged with another of its line under a new number', async () => {
  await app.logInAs('global_manager')
  const { user } = await openPack()
  const merge = await screen.findByRole('button', { name: 'Merge with…' })
  await user.click(merge)
  await screen.findAllByRole('checkbox')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(merge))
  await user.click(merge)
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Merge packs' })
  const form = screen.getByRole('dialog', { name: /^Merge pack/ })
  expect(save.disabled).toBe(true)
  const [other] = await within(form).findAllByRole('checkbox')
  if (!other) throw new Error('No pack can be merged with it.')
  await user.click(other)
  await user.click(save)
  expect(within(form).getByText('Enter the pack number.')).toBeTruthy()
  await user.click(other)
  expect(within(form).getByText('Choose the packs to merge with.')).toBeTruthy()
  await user.click(other)
  await user.type(within(form).getByRole('textbox', { name: /^New pack no\./ }), 'M-1')
  await user.click(save)
  expect(await screen.findByText('2 packs were merged into M-1')).toBeTruthy()
  expect((await screen.findAllByRole('link', { name: 'M-1' })).length).toBeGreaterThan(0)
})

it('a reader of packs can neither split nor merge them', async () => {
  await app.logInAs('cargo_manager')
  await openPack()
  await screen.findByText('At the mill')
  expect(screen.queryByRole('button', { name: 'Split' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Merge with…' })).toBeNull()
})

it('a pack in stock names its yard, and links to it', async () => {
  await app.logInAs('global_manager')
  const { db } = getTestWorld()
  const { id, barcode } = await db
    .selectFrom('packs')
    .innerJoin('lots', 'lots.id', 'packs.lot_id')
    .select(['packs.id', 'lots.barcode'])
    .where('packs.status', '=', 'in_stock')
    .where('lots.location', '=', 'LTKLJ')
    .orderBy('packs.number_sort')
    .executeTakeFirstOrThrow()
  await app.open(`/packs/${id}`)
  const link = await screen.findByRole('link', { name: barcode })
  expect(link.getAttribute('href')).toBe(`/stock?q=${barcode}`)
  expect(link.closest('dd')?.textContent).toBe(`${barcode}, Klaipėda`)
})

it('a pack shows the pieces counted in stock beside those of the mill’s list', async () => {
  await app.logInAs('global_manager')
  const { db } = getTestWorld()
  const { id, lot_id, pcs } = await db
    .selectFrom('packs')
    .select(['id', 'lot_id', 'pcs'])
    .where('status', '=', 'in_stock')
    .orderBy('number_sort')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('lots')
    .set({ pcs: pcs - 5, pack_number: null, tally: null })
    .where('id', '=', lot_id)
    .execute()
  await app.open(`/packs/${id}`)
  expect(await screen.findByText(/^Counted again in stock\./)).toBeTruthy()
  expect(screen.getAllByText(String(pcs - 5)).length).toBeGreaterThan(0)
  expect(screen.getByRole('row', { name: new RegExp(`^Average .+ ${pcs} `) })).toBeTruthy()
})
