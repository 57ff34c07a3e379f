import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { server } from '@mocks/node/set-up-test-worlds'
import { useApp } from './testing/render-app'

const app = useApp()
const findClientPath = async () => {
  const { id } = await app.world.db.selectFrom('clients').select('id').executeTakeFirstOrThrow()
  return `/clients/${id}`
}

// React also logs a page's error to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('a page that cannot be shown', () => {
  it('reports a network failure, and loads once the network returns', async () => {
    await app.logInAs('global_manager')
    const path = await findClientPath()
    app.world.injectFault('offline')
    const { user } = await app.open(path)
    await screen.findByText('The server can’t be reached. Try again in a moment.')
    app.world.network.isOffline = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText(/^VAT code/)).toBeTruthy()
  })

  it('does not report a network failure for its own errors', async () => {
    await app.logInAs('global_manager')
    server.use(http.get('*/api/clients/:id/', () => HttpResponse.json({})))
    await app.open(await findClientPath())
    await screen.findByRole('heading', { name: 'This page could not be shown' })
    expect(screen.getByText(/^Something went wrong\. Try again, or contact/)).toBeTruthy()
    expect(screen.queryByText(/can’t be reached/)).toBeNull()
  })
})
