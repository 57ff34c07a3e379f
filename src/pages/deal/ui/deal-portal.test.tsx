import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'
import { findProposedOrderAddress } from '@mocks/scenarios/portal'

const app = useApp()

describe('a deal of a portal order', () => {
  it('leads to its order, and is revised while the client answers in the portal', async () => {
    await app.logInAs('global_manager')
    const path = await findProposedOrderAddress(app.world)
    const { id } = await app.world.db
      .selectFrom('deals')
      .select('id')
      .where('portal_order_id', '=', path.replace('/orders/', ''))
      .executeTakeFirstOrThrow()
    await app.open(`/deals/${id}`)
    const link = await screen.findByText('Open the order')
    expect(link.closest('a')?.getAttribute('href')).toBe(path)
    await app.open(`/deals/${id}?revision=2`)
    const differences = within(
      await screen.findByRole('region', { name: 'Changes from the valid terms' }),
    )
    expect(
      differences.getByText(/^The client can accept or decline this change on the portal/),
    ).toBeTruthy()
  })
})
