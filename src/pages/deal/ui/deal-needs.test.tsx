import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellOf, chooseClient, writeCell } from '@/app/testing/deal-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

it('names a line by its number in the sheet, blank lines before it counted', async () => {
  await app.logInAs('sale_manager')
  const { user } = await app.open('/deals/new')
  await chooseClient(user)
  await user.click(screen.getByText('Add line'))
  await writeCell(user, 2, 'quantity', '40m3{Enter}')
  const need = await screen.findByText(/^Line 2, /)
  expect(screen.queryByText(/^Line 1, /)).toBeNull()

  await user.click(need)
  await waitFor(() => expect(document.activeElement?.closest('tr')).toBe(cellOf(2, 'product').closest('tr')))
})
