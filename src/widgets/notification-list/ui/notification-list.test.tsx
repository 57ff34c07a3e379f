import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failCall, inHeader, useApp } from '@/app/testing/render-app'

const app = useApp()
const list = async () => within(await screen.findByRole('region', { name: 'Notifications' }))

it('keeps the last list after a fetch that failed', async () => {
  await app.logInAs('sale_manager')
  const { user, queryClient } = await app.open('/privacy-policy')
  await user.click(inHeader('Notifications'))
  const before = (await (await list()).findAllByRole('listitem')).length
  await user.click(inHeader('Notifications'))
  failCall('/notifications/')
  await user.click(inHeader('Notifications'))
  await waitFor(() => expect(queryClient.getQueryState(['notifications', 'list'])?.status).toBe('error'), { timeout: 60_000 })
  expect((await list()).getAllByRole('listitem')).toHaveLength(before)
})

it('does not call a list empty that never came', async () => {
  await app.logInAs('sale_manager')
  failCall('/notifications/')
  const { user, queryClient } = await app.open('/privacy-policy')
  await user.click(inHeader('Notifications'))
  await waitFor(() => expect(queryClient.getQueryState(['notifications', 'list'])?.status).toBe('error'), { timeout: 60_000 })
  await (await list()).findByRole('link')
  expect((await list()).queryByText(/^No notifications/)).toBeNull()
})
