import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useApp } from '@/app/testing/render-app'

const app = useApp()
type User = Awaited<ReturnType<typeof app.open>>['user']

/**
 * Opens the menu of views by its button. jsdom has no popovers, so the test dispatches the panel's
 * event.
 */
async function openViews(buttonName = 'Views') {
  await screen.findByRole('grid', { name: 'Clients' })
  const button = screen.getByRole('button', { name: buttonName })
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (!panel) throw new Error('The button opens nothing')
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }))
  await screen.findByLabelText('View name')
}

async function saveAs(user: User, name: string) {
  await user.click(screen.getByLabelText('View name'))
  await user.paste(name)
  await user.click(screen.getByRole('button', { name: 'Save', hidden: true }))
}

describe('a view of a list', () => {
  it('is saved by name, opened after a reload, and deleted', async () => {
    await app.logInAs('global_manager')
    const { user } = await app.open('/clients?country=FR&sort=-exposure_eur')
    await openViews()
    await saveAs(user, 'French debts')
    expect(
      await screen.findByRole('button', { name: 'French debts', hidden: true, expanded: true }),
    ).toBeTruthy()

    const again = await app.open('/clients')
    await openViews()
    await again.user.click(screen.getByRole('button', { name: 'French debts', hidden: true }))
    await waitFor(() =>
      expect(again.router.state.location.search).toEqual({ country: 'FR', sort: '-exposure_eur' }),
    )
    await again.user.click(
      screen.getByRole('button', { name: 'Delete French debts', hidden: true }),
    )
    expect(await screen.findByText(/^Save the current search, filters/)).toBeTruthy()

    await app.open('/clients')
    await openViews()
    expect(screen.queryByRole('button', { name: 'French debts', hidden: true })).toBeNull()
  })

  it('belongs to the user who saved it', async () => {
    await app.logInAs('global_manager')
    const { user } = await app.open('/clients?status=blocked')
    await openViews()
    await saveAs(user, 'Blocked')
    await screen.findByRole('button', { name: 'Delete Blocked', hidden: true })

    await app.logInAs('admin')
    await app.open('/clients')
    await openViews()
    expect(screen.queryByRole('button', { name: 'Blocked', hidden: true })).toBeNull()
  })
})
