import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { holdCall, inHeader, useApp } from './testing/render-app'

const app = useApp('unread_mail')

async function openBell() {
  await app.logInAs('purchase_manager')
  const { user, router } = await app.open('/privacy-policy')
  // jsdom has no popovers, and so never says that one has opened.
  const panel = document.getElementById(inHeader('Notifications').getAttribute('popovertarget') ?? '')
  if (panel) fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }))
  const list = await screen.findByRole('region', { name: 'Notifications', hidden: true })
  const [first] = await within(list).findAllByRole('link', { hidden: true })
  if (!first) throw new Error('The list has no notification.')
  return { user, router, first }
}

describe('a notification', () => {
  it('that is read by hovering over it looks unread until the pointer leaves', async () => {
    const { user, first } = await openBell()
    expect(first.hasAttribute('data-unread')).toBe(true)
    await user.hover(first)
    await waitFor(() => expect(first.hasAttribute('data-unread')).toBe(false))
    expect(first.hasAttribute('data-being-read')).toBe(true)
    await user.unhover(first)
    expect(first.hasAttribute('data-being-read')).toBe(false)
  })

  it('keeps the number of its document together', async () => {
    const { first } = await openBell()
    const number = within(first).getByText(/^D-\d{4}-\d{4}$/)
    expect(first.textContent).toMatch(new RegExp(`deal ${number.textContent} for`, 'i'))
  })

  it('leads to its deal, and the keyboard to the headline, however late the deal comes', async () => {
    const { user, router, first } = await openBell()
    const letGo = holdCall('get', '/deals/:id/')
    await user.click(first)
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/deals\//))
    await screen.findByRole('heading', { level: 1, name: 'Deal' })
    letGo()
    const headline = await screen.findByRole('heading', { level: 1, name: /^D-\d{4}-\d{4}$/ })
    expect(document.activeElement).toBe(headline)
  })
})
