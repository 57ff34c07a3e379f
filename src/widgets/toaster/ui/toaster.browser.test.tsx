import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startI18n } from '@/shared/i18n'
import { toast } from '@/shared/lib/toast'
import '@/shared/ui/styles.css'
import texts from '../i18n/en.json'
import { Toaster } from './toaster'

const save = page.getByRole('button', { name: 'Save' })
const closing = page.getByRole('button', { name: 'Close' })
const shown = () => [...document.querySelectorAll('section p')].map(({ textContent }) => textContent)
/** Longer than a toast stays where nobody reads it. */
const aWhile = () => vi.advanceTimersByTimeAsync(6000)

beforeAll(async () => {
  await startI18n({ shell: async () => ({ 'widgets/toaster': texts }), page: async () => ({}) }, 'en')
  // What shows a toast is fetched with the first one, which would be gone by then.
  await import('./toast-card')
})

beforeEach(async () => {
  render(
    <>
      <button type="button">Save</button>
      <Toaster />
    </>,
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  toast.info('Saved')
  toast.info('Sent')
  await expect.poll(shown).toEqual(['Sent', 'Saved'])
  await userEvent.click(save)
})

afterEach(async () => {
  for (const button of closing.elements()) await userEvent.click(button)
  cleanup()
  vi.useRealTimers()
})

describe('toasts', () => {
  it('that are closed by keyboard hand the focus to the next, and the last hands it back to where it was', async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown).toEqual(['Saved'])
    await expect.element(closing).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown).toEqual([])
    await expect.element(save).toHaveFocus()
  })

  it('go in their time after one was closed, when whoever closed it goes on elsewhere', async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.poll(shown).toEqual(['Saved'])
    await userEvent.click(save)
    await aWhile()
    expect(shown()).toEqual([])
  })

  it('stay while a pointer rests on them, with one that comes meanwhile', async () => {
    await userEvent.hover(page.getByText('Saved'))
    toast.info('Copied')
    await aWhile()
    expect(shown()).toEqual(['Copied', 'Sent', 'Saved'])
    await userEvent.hover(save)
    await aWhile()
    expect(shown()).toEqual([])
  })

  it('stay while the focus is on one, though another comes', async () => {
    await userEvent.tab()
    const focused = document.activeElement
    toast.info('Copied')
    await aWhile()
    expect(shown()).toEqual(['Copied', 'Sent', 'Saved'])
    expect(document.activeElement).toBe(focused)
  })
})
