import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getTestWorld } from '@mocks/node/test-world'
import { getPackInputs, findReadyWood, createSavedCargo } from '@/app/testing/cargo-screen'
import { getCell, waitUntilSaved, pressSave, fillCell } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'
import type { LoadableWood } from '@/entities/cargo'

const app = useApp()

/** Returns wood with reserved packs in the yard that no cargo has loaded. */
async function findYardWood(): Promise<LoadableWood> {
  await app.logInAs('cargo_manager')
  const match = (await findReadyWood()).find(({ lots }) => lots.length >= 3)
  if (!match) throw new Error('No order waits for its packs')
  return match
}
const findLots = async (cargoId: string) => {
  const rows = await getTestWorld()
    .db.selectFrom('cargo_loads')
    .select(['quantity', 'lot_ids'])
    .where('cargo_id', '=', cargoId)
    .execute()
  return rows.map(({ quantity, lot_ids }) => [quantity, ...(JSON.parse(lot_ids) as string[])])
}

/** Opens the pack choice of a deal's wood. */
async function openChoice(
  user: Awaited<ReturnType<typeof app.open>>['user'],
  { deal }: LoadableWood,
) {
  const readyWood = await screen.findByRole('region', { name: 'Ready to load' })
  await user.type(within(readyWood).getByRole('searchbox'), deal.number)
  await user.click((await within(readyWood).findAllByText('Choose packs'))[0] ?? readyWood)
  return readyWood
}

it('a cargo takes the selected yard packs, and the next ones for a larger quantity', async () => {
  const wood = await findYardWood()
  const [first, second, third] = wood.lots.map(({ barcode }) => new RegExp(`^${barcode},`))
  const { user, router } = await app.open('/cargo/new')
  const readyWood = await openChoice(user, wood)
  await user.click(within(readyWood).getByLabelText(third ?? ''))
  await waitFor(() => expect(getCell(1, 'quantity').textContent).toBe('1'))
  expect(getCell(1, 'unit').textContent).toBe('packs')
  await fillCell(user, 1, 'quantity', '2{Enter}')
  await waitFor(() =>
    expect(within(readyWood).getByLabelText<HTMLInputElement>(first ?? '').checked).toBe(true),
  )
  expect(within(readyWood).getByLabelText<HTMLInputElement>(second ?? '').checked).toBe(false)
  await pressSave(user)
  await waitUntilSaved()
  expect(await findLots(router.state.location.pathname.slice('/cargo/'.length))).toEqual([
    ['2', wood.lots[2]?.id, wood.lots[0]?.id],
  ])
})

it('a saved cargo exchanges one pack for another', async () => {
  const wood = await findYardWood()
  const cargo = await createSavedCargo({ lines: [getPackInputs(wood, 1)] })
  const { user } = await app.open(`/cargo/${cargo.id}`)
  const readyWood = await openChoice(user, wood)
  await user.click(within(readyWood).getByLabelText(new RegExp(`^${wood.lots[1]?.barcode},`)))
  await user.click(within(readyWood).getByLabelText(new RegExp(`^${wood.lots[0]?.barcode},`)))
  await pressSave(user)
  await waitUntilSaved()
  expect(await findLots(cargo.id)).toEqual([['1', wood.lots[1]?.id]])
})

it('the packing list shows each yard pack with barcode and pieces, and its m³ add up to the load', async () => {
  const wood = await findYardWood()
  const { id, figures } = await createSavedCargo({ lines: [getPackInputs(wood, 2)] })
  await app.open(`/cargo/${id}?view=packing_list`)
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  const listedPacks = wood.lots.slice(0, 2).map((lot, i) => {
    const cells = within(rows[i + 1] ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells.join(' ')).toContain(lot.barcode)
    expect(cells).toContain(String(lot.pcs))
    const m3 = Number(cells.at(-2))
    expect(m3).toBeCloseTo(Number(lot.m3), 2)
    return m3
  })
  expect(listedPacks.reduce((sum, m3) => sum + m3, 0).toFixed(3)).toBe(figures.m3)
  expect(rows.at(-1)?.textContent).toContain(figures.m3)
})
