import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getCell, chooseClient, fillCell } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it('a need names a line by its row number, counting blank lines', async () => {
  await app.logInAs('sale_manager')
  const { user } = await app.open('/deals/new')
  await chooseClient(user)
  await user.click(screen.getByText('Add line'))
  await fillCell(user, 2, 'quantity', '40m3{Enter}')
  const need = await screen.findByText(/^Line 2, /)
  expect(screen.queryByText(/^Line 1, /)).toBeNull()

  await user.click(need)
  await waitFor(() =>
    expect(document.activeElement?.closest('tr')).toBe(getCell(2, 'product').closest('tr')),
  )
})

it('pasted numbers that could be thousands or decimals are asked about once per column', async () => {
  await app.logInAs('sale_manager')
  const { user } = await app.open('/deals/new')
  await chooseClient(user)
  await user.click(getCell(1, 'product'))
  await user.paste(
    ['1.250', '2.250', '3.250']
      .map((number) => `Spruce KD SF 22x100x4000\t${number}\tlm\t1.125`)
      .join('\n'),
  )
  await screen.findByText(
    'Line 1, Quantity and 2 other lines: Thousands or decimals? Answer the question shown with the lines.',
  )
  await screen.findByText(
    'Line 1, Price and 2 other lines: Thousands or decimals? Answer the question shown with the lines.',
  )
  expect(screen.queryByText(/^Line [23], /)).toBeNull()

  const quantity = screen
    .getByText(/^Line 1, Quantity and 2 other lines/)
    .closest('li') as HTMLElement
  await user.click(within(quantity).getByText('Show all 3'))
  await user.click(within(quantity).getByText(/^Line 3, Quantity: /))
  await waitFor(() =>
    expect(document.activeElement?.closest('tr')).toBe(getCell(3, 'product').closest('tr')),
  )
})

it('a new deal asks for its client and sale manager in the same form of words', async () => {
  await app.logInAs('admin')
  await app.open('/deals/new')
  await screen.findByRole('button', { name: 'Choose the client' })
  expect(screen.getByRole('button', { name: 'Choose the sale manager' })).toBeDefined()
})
