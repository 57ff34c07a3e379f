import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { getTestWorld } from '@mocks/node/test-world'
import { findDealAddress, findSupplyAddress } from '@mocks/scenarios/addresses'
import { useApp } from './testing/render-app'

const app = useApp()

function goOnline(isOnline: boolean) {
  app.world.network.isOffline = !isOnline
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}
afterEach(() => {
  goOnline(true)
  vi.restoreAllMocks()
})

const records = [
  ['deal', () => findDealAddress('draft')(getTestWorld()), /^D-/],
  ['supply', () => findSupplyAddress('draft')(getTestWorld()), /^S-/],
] as const

it.each(records)(
  'a %s that was not cached is unavailable offline, and opens once the network returns',
  async (_kind, find, title) => {
    await app.logInAs('admin')
    const path = await find()
    const { user, router } = await app.open('/general-order')
    await screen.findByRole('grid')
    goOnline(false)
    void router.navigate({ href: path })
    await screen.findByRole('heading', { level: 1, name: 'Not available offline' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'Not available offline' })
    goOnline(true)
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(title),
    )
  },
)
