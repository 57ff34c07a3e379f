import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findDeal } from './testing/deal-screen'
import { useApp } from './testing/render-app'

const app = useApp()

describe('printing an issued deal', () => {
  const confirmation = () => screen.queryByRole('heading', { name: /^Order confirmation D-/ })
  const tell = (event: 'beforeprint' | 'afterprint') => act(() => void globalThis.dispatchEvent(new Event(event)))

  it('gives its order confirmation, prices with their unit, and the screen again afterwards', async () => {
    await app.logInAs('sale_manager')
    const { path } = await findDeal('order_confirmation')
    await app.open(path)
    const reference = await screen.findByLabelText('Customer reference')
    await waitFor(() => {
      tell('beforeprint')
      expect(confirmation()).toBeTruthy()
    })
    expect(document.querySelector('article table tbody')?.textContent).toMatch(/\d\.\d{2} per (m³|lm|m²|pc|pack)/)
    tell('afterprint')
    expect(confirmation()).toBeNull()
    expect(screen.getByLabelText('Customer reference')).toBe(reference)
  })
})
