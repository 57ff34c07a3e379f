import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getField, openClient, fillField } from '@/app/testing/client-screen'
import { useApp } from '@/app/testing/render-app'

const app = useApp()

describe('unsaved input', () => {
  it('is deleted when it is discarded', async () => {
    await app.logInAs('global_manager')
    const { user, client } = await openClient(app)
    await fillField(user, /^Destination/, 'Valence')
    await fillField(user, /^Destination/, client.default_destination ?? '')
    await openClient(app)
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('of one user is not shown to another in the same browser', async () => {
    await app.logInAs('global_manager')
    const { user, client } = await openClient(app)
    await fillField(user, /^Destination/, 'Valence')
    await app.logInAs('admin')
    await openClient(app)
    expect(getField(/^Destination/).value).toBe(client.default_destination)
  })

  it('needs a confirmation before leaving', async () => {
    await app.logInAs('global_manager')
    const { router, user } = await openClient(app)
    await fillField(user, /^Destination/, 'Valence')
    const path = router.state.location.pathname
    void router.navigate({ to: '/clients' })
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(router.state.location.pathname).toBe(path)
    expect(getField(/^Destination/).value).toBe('Valence')

    void router.navigate({ to: '/clients' })
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients'))
  })

  it('that is invalid when saved on leaving focuses the invalid field', async () => {
    await app.logInAs('global_manager')
    const { user } = await openClient(app)
    await fillField(user, /^VAT code/, '17 812 345 678')
    await user.click(screen.getByRole('link', { name: 'Sawmill' }))
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(getField(/^VAT code/)))
  })

  it('is not mentioned if there is none', async () => {
    await app.logInAs('global_manager')
    const { router } = await openClient(app)
    await router.navigate({ to: '/clients' })
    expect(router.state.location.pathname).toBe('/clients')
  })
})
