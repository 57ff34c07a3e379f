import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  findDealRow,
  findDeal,
  findBlockedTransition,
  findOfferedTransition,
  fillField,
} from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

/** Opens a deal in dollars without an exchange rate. */
async function openWithoutRate(status: 'draft' | 'order_confirmation') {
  await app.logInAs('sale_manager')
  const { id, path } = await findDeal('order_confirmation')
  const open = {
    status,
    currency: 'USD',
    exchange_rate: null,
    revenue_eur_cents: null,
    margin_eur_cents: null,
  } as const
  await app.world.db.updateTable('deals').set(open).where('id', '=', id).execute()
  await app.world.db
    .updateTable('clients')
    .set({ status: 'active', credit_limit_cents: null })
    .execute()
  const { user } = await app.open(path)
  return { user, id, rate: await screen.findByLabelText<HTMLInputElement>('Exchange rate') }
}

describe('a deal without an exchange rate', () => {
  it('has no total in euro, links to the rate before confirmation, and is confirmed with it', async () => {
    const { user, id, rate } = await openWithoutRate('order_confirmation')
    await screen.findByText('In euros once the exchange rate is entered')
    await findBlockedTransition('Confirm deal')
    await user.click(screen.getByText('Enter the exchange rate'))
    await waitFor(() => expect(document.activeElement).toBe(rate))

    await fillField(user, rate, '1.25')
    expect(screen.queryByText('In euros once the exchange rate is entered')).toBeNull()
    await user.click(await findOfferedTransition('Confirm deal'))
    await waitFor(async () =>
      expect(await findDealRow(id)).toMatchObject({ status: 'confirmed', exchange_rate: '1.25' }),
    )
    await waitFor(() => expect(screen.getByLabelText('Exchange rate').textContent).toBe('1.25'))
  })

  it('mentions the missing rate as a draft, and can be issued without it', async () => {
    const { user, rate } = await openWithoutRate('draft')
    const ahead = await screen.findByRole('heading', { name: 'Before confirming' })
    expect(ahead.closest('section')?.textContent).toMatch(/Enter the exchange rate/)
    await user.click(screen.getByText('Enter the exchange rate'))
    await waitFor(() => expect(document.activeElement).toBe(rate))
    expect(await findOfferedTransition('Issue order confirmation')).toBeTruthy()
  })

  it('can have its rate filled in and cleared again', async () => {
    const { user, rate } = await openWithoutRate('draft')
    await fillField(user, rate, '1.25')
    await user.clear(rate)
    await user.tab()
    expect(rate.value).toBe('')
  })
})
