import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'
import { setAllocations } from '@/entities/cover'

const app = useApp()

const getFocusedLabel = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''
const getRow = (control: HTMLElement) => within(control.closest<HTMLElement>('tr') ?? document.body)

/**
 * Opens a deal with one line whose wood exactly one ordered supply has free. Returns the supply's
 * number.
 */
async function openShortDeal(): Promise<{
  user: Awaited<ReturnType<typeof app.open>>['user']
  supply: string
  dealId: string
}> {
  await app.logInAs('purchase_manager')
  const { db } = app.world
  const { id, wood_key, supply } = await db
    .selectFrom('deal_lines')
    .innerJoin('deals', 'deals.id', 'deal_lines.deal_id')
    .innerJoin('supply_lines', 'supply_lines.wood_key', 'deal_lines.wood_key')
    .innerJoin('supplies', 'supplies.id', 'supply_lines.supply_id')
    .select(['deals.id', 'deal_lines.wood_key', 'supplies.id as supply', 'supplies.number'])
    .where('deals.status', '=', 'confirmed')
    .where('deal_lines.purchased_l', '=', 0)
    .where(
      ({ selectFrom, fn }) =>
        selectFrom('deal_lines as each')
          .whereRef('each.deal_id', '=', 'deals.id')
          .select(fn.countAll<number>().as('count')),
      '=',
      1,
    )
    .where('supplies.status', 'in', ['ordered', 'confirmed', 'in_production', 'ready'])
    .where('supplies.free_l', '>', 0)
    .whereRef('supply_lines.volume_l', '=', 'supplies.free_l')
    .orderBy('supplies.number')
    .executeTakeFirstOrThrow()
  // No other supply has free wood of this kind.
  await db
    .updateTable('supply_lines')
    .set({ wood_key: '-' })
    .where('wood_key', '=', wood_key)
    .where('supply_id', '!=', supply)
    .execute()
  await db.deleteFrom('allocations').where('deal_id', '=', id).execute()
  const { user } = await app.open(`/deals/${id}`)
  const { number } = await db
    .selectFrom('supplies')
    .select('number')
    .where('id', '=', supply)
    .executeTakeFirstOrThrow()
  return { user, supply: number, dealId: id }
}

describe('deal coverage by keyboard alone', () => {
  it('moves the focus to the amount after allocating the rest, and again after releasing it', async () => {
    const { user, supply } = await openShortDeal()
    const rest = await screen.findByRole('button', { name: 'Cover the rest from here' })
    rest.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: `Release ${supply}` })
    await waitFor(() => expect(getFocusedLabel()).toContain(`Amount of ${supply}`))
    await user.tab()
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Cover the rest from here' })
    await waitFor(() => expect(getFocusedLabel()).toContain(`Amount of ${supply}`))
    await user.keyboard('999999{Enter}')
    const amount = await screen.findByRole<HTMLInputElement>('textbox', {
      name: new RegExp(`^Amount of ${supply}`),
    })
    expect((await getRow(amount).findByRole('alert')).textContent).toMatch(/unallocated/)
    expect([amount.value, getFocusedLabel()]).toEqual(['999999', amount.getAttribute('aria-label')])
  })

  it('drags wood by its handle onto a line', async () => {
    const { user, supply } = await openShortDeal()
    const handle = await screen.findByRole('button', { name: new RegExp(`^Drag .* of ${supply}$`) })
    handle.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(getFocusedLabel()).toMatch(/^Line \d+, /))
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: `Release ${supply}` })
    await waitFor(() => expect(getFocusedLabel()).toContain(`Amount of ${supply}`))
  })
})

it('a message says that another user allocated this wood meanwhile, after its amount has moved', async () => {
  const { user, supply, dealId } = await openShortDeal()
  const amount = await screen.findByRole('textbox', { name: new RegExp(`^Amount of ${supply}`) })
  const { db } = app.world
  const line = await db
    .selectFrom('supply_lines')
    .innerJoin('supplies', 'supplies.id', 'supply_lines.supply_id')
    .innerJoin('deal_lines', 'deal_lines.wood_key', 'supply_lines.wood_key')
    .innerJoin('deals', 'deals.id', 'deal_lines.deal_id')
    .select(['supply_lines.id as supply_line_id', 'deal_lines.id as deal_line_id'])
    .where('supplies.number', '=', supply)
    .where('supply_lines.wood_key', '!=', '-')
    .where('deals.id', '=', dealId)
    .executeTakeFirstOrThrow()
  await setAllocations([{ ...line, quantity: '0.5', unit: 'm3' }])
  await user.type(amount, '0.7{Enter}')
  await screen.findByRole('button', { name: `Release ${supply}` })
  await waitFor(() =>
    expect(
      screen.getAllByText('This amount was changed to 0.500 m³ in the meantime. Check it again.'),
    ).not.toHaveLength(0),
  )
})

it('the cover of a delivered deal says that its wood is delivered, no longer ready or loaded', async () => {
  await app.logInAs('admin')
  const { id, number } = await app.world.db
    .selectFrom('cargo_loads')
    .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
    .innerJoin('supplies', 'supplies.id', 'cargo_loads.supply_id')
    .select(['deals.id', 'supplies.number'])
    .where('deals.status', '=', 'delivered')
    .executeTakeFirstOrThrow()
  await app.open(`/deals/${id}`)
  const [row] = (await screen.findAllByRole('row', { name: new RegExp(number) })).filter((each) =>
    within(each).queryByText('Delivered'),
  )
  expect(row).toBeDefined()
  expect(within(row ?? document.body).queryByText(/^(?:Ready|Loaded)$/)).toBeNull()
})

it('an allocation that is loaded in full is shown as text', async () => {
  await app.logInAs('purchase_manager')
  const { id, number } = await app.world.db
    .selectFrom('cargo_loads')
    .innerJoin('cargos', 'cargos.id', 'cargo_loads.cargo_id')
    .innerJoin('deals', 'deals.id', 'cargo_loads.deal_id')
    .innerJoin('supplies', 'supplies.id', 'cargo_loads.supply_id')
    .innerJoin('allocations', (join) =>
      join
        .onRef('allocations.supply_line_id', '=', 'cargo_loads.supply_line_id')
        .onRef('allocations.deal_line_id', '=', 'cargo_loads.deal_line_id'),
    )
    .select(['deals.id', 'supplies.number'])
    .where('deals.status', 'in', ['loading', 'shipped'])
    .where('cargos.status', '=', 'in_transit')
    .whereRef('allocations.litres', '=', 'cargo_loads.litres')
    .executeTakeFirstOrThrow()
  await app.open(`/deals/${id}`)
  const [row] = (await screen.findAllByRole('row', { name: new RegExp(number) })).filter((each) =>
    within(each).queryByText('Loaded'),
  )
  expect(row).toBeDefined()
  expect(within(row ?? document.body).queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: `Release ${number}` })).toBeNull()
})
