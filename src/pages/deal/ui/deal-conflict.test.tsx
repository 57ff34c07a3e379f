import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  getCell,
  findDealRow,
  waitUntilDirty,
  waitUntilSaved,
  openDeal,
  pressSave,
  getReference,
  saveDealElsewhere,
  fillCell,
  fillField,
} from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

describe('a deal that another user saved meanwhile', () => {
  it('shows both versions, and saves the choice with nothing lost', async () => {
    await app.logInAs('sale_manager')
    const { user, id } = await openDeal(app, 'draft')
    await saveDealElsewhere(id, { customer_reference: 'PO 7 by the manager' })
    await fillField(user, getReference(), 'PO 8 by the seller')
    await fillCell(user, 1, 'quantity', '17{Enter}')
    await waitUntilDirty()
    await pressSave(user)
    const conflict = await screen.findByRole('dialog', { name: 'Two versions of this record' })
    expect(conflict.textContent).toContain('PO 7 by the manager')
    expect(conflict.textContent).toContain('PO 8 by the seller')
    await user.click(within(conflict).getByLabelText(/PO 7 by the manager/))
    await user.click(within(conflict).getByText('Save selection'))
    await waitUntilSaved()
    expect(await findDealRow(id)).toMatchObject({ customer_reference: 'PO 7 by the manager' })
    expect(getCell(1, 'quantity').textContent).toBe('17')
  })

  it.each([
    [
      'the other user by name',
      'global_manager',
      /^(?!You ).* saved a newer version while you were editing/,
    ],
    [
      'another tab of the same user as such',
      'sale_manager',
      /^You saved a newer version in another tab or window/,
    ],
  ] as const)('names %s', async (_, by, text) => {
    await app.logInAs('sale_manager')
    const { user, id } = await openDeal(app, 'draft')
    await saveDealElsewhere(id, { customer_reference: 'PO 7' }, by)
    await fillField(user, getReference(), 'PO 8')
    await pressSave(user)
    const conflict = await screen.findByRole('dialog', { name: 'Two versions of this record' })
    expect(within(conflict).getByText(text)).toBeTruthy()
  })
})
