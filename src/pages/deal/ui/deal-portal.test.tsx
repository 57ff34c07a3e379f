import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { parseJson, toJson } from '@backend/db/rows'
import { fillCell, fillField, getCell, findOfferedTransition } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'
import { findProposedOrderAddress } from '@mocks/scenarios/portal'

const app = useApp()

/** Opens the next revision of a deal. */
async function openRevision(id: string) {
  const { user } = await app.open(`/deals/${id}`)
  await user.click(await screen.findByText('Revise…'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText(/^Reason/), 'Less wood')
  await user.click(dialog.getByRole('button', { name: 'Open revision' }))
  await screen.findByRole('heading', { level: 1, name: /^Revision 2 of D-/ })
  return user
}

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
    await app.open(path)
    expect(await screen.findByText('Waiting for the client’s answer')).toBeTruthy()
  })

  it('is revised in its amounts and prices only, and gets no further lines', async () => {
    await app.logInAs('global_manager')
    const { id } = await app.world.db
      .selectFrom('deals')
      .select('id')
      .where('portal_order_id', 'is not', null)
      .where('status', '=', 'confirmed')
      .executeTakeFirstOrThrow()
    const user = await openRevision(id)
    const isClosed = (column: string) => getCell(1, column).getAttribute('aria-readonly') === 'true'
    await waitFor(() => expect(isClosed('quantity')).toBe(false))
    expect(['price', 'product', 'unit', 'price_unit'].map(isClosed)).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(screen.getByLabelText('Named place').tagName).toBe('DD')
    expect(screen.queryByRole('button', { name: 'Add line' })).toBeNull()
    await fillCell(user, 1, 'quantity', '1{Enter}')
    const changes = within(screen.getByRole('region', { name: 'Changes from the valid terms' }))
    expect(await changes.findByText(/^Line 1, Quantity: .* packs/)).toBeTruthy()
    expect(changes.queryByText('No changes yet.')).toBeNull()
  })
  it('is proposed with a day to answer, in spite of a warning of too few trucks', async () => {
    await app.logInAs('global_manager')
    const { db } = app.world
    const { id } = await db
      .selectFrom('deals')
      .select('id')
      .where('portal_order_id', 'is not', null)
      .where('status', '=', 'confirmed')
      .orderBy('volume_l', 'desc')
      .executeTakeFirstOrThrow()
    await db.updateTable('deals').set({ transport_count: 2 }).where('id', '=', id).execute()
    const lines = await db.selectFrom('deal_lines').selectAll().where('deal_id', '=', id).execute()
    for (const line of lines) {
      const specification = toJson({ ...parseJson(line.specification), thickness_mm: 300 })
      await db.updateTable('deal_lines').set({ specification }).where('id', '=', line.id).execute()
    }
    const user = await openRevision(id)
    await fillField(user, screen.getByLabelText('Number of trucks'), '1')
    expect(await screen.findByText(/kg and .* m³ exceed one truck/)).toBeTruthy()
    await user.click(await findOfferedTransition('Send to the client'))
    const dialog = within(await screen.findByRole('alertdialog'))
    const send = dialog.getByRole('button', { name: 'Send to the client' })
    const parts = dialog.getAllByRole('spinbutton')
    expect(parts.map((part) => part.textContent)).toEqual(['27', 'Nov', '2026'])
    for (const part of parts) {
      await user.click(part)
      await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    }
    expect(send).toHaveProperty('disabled', true)
    const typeDay = async (texts: readonly string[]) => {
      for (const [i, part] of dialog.getAllByRole('spinbutton').entries()) {
        await user.click(part)
        await user.keyboard(texts[i] ?? '')
      }
    }
    await typeDay(['30', '11', '2025'])
    await user.click(send)
    expect(await dialog.findByText('This date is in the past. Choose today or later.')).toBeTruthy()
    await typeDay(['30', '11', '2026'])
    await user.click(send)
    expect((await screen.findAllByText('Awaiting agreement')).length).toBeGreaterThan(0)
    expect(await screen.findByText(/on the portal until 30 Nov 2026/)).toBeTruthy()
  })
})
