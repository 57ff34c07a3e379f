import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findOrderAddress } from '@mocks/scenarios/portal'
import { findNotes, getCell } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

const findCopyButton = () => screen.findByRole('button', { name: /^Copy \d+ lines?$/ })

it('an order’s lines are pasted into a deal, with its prices as sale prices', async () => {
  await app.logInAs('admin')
  const { user } = await app.open(await findOrderAddress('confirmed')(app.world))
  await user.click(await findCopyButton())
  cleanup()
  await app.open('/deals/new')
  await findNotes()
  await user.click(screen.getByRole('button', { name: /^Paste \d+ lines?$/ }))
  await waitFor(() => expect(getCell(1, 'unit').textContent).toBe('pcs'))
  expect(getCell(1, 'price').textContent).toMatch(/^[\d,]+\.\d\d/)
  expect(getCell(1, 'planned_purchase_price').textContent).toBe('')
})

it('a client, who has no deals, copies no lines', async () => {
  await app.logInAs('client')
  await app.open(await findOrderAddress('confirmed')(app.world))
  await screen.findByRole('button', { name: 'Order again' })
  expect(screen.queryByRole('button', { name: /^Copy \d+ lines?$/ })).toBeNull()
})
