import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startI18n } from '@/shared/i18n'
import '@/shared/ui/styles.css'
import texts from '../i18n/en.json'
import { Dialog } from '../dialog/dialog'
import { loadStack, toast } from './toast'
import { Toaster } from './toaster'

const save = page.getByRole('button', { name: 'Save' })
const notes = page.getByRole('textbox', { name: 'Notes' })
const closing = page.getByRole('button', { name: 'Close' })
/** Titles, newest first, without closing toasts. */
const listShownToasts = () =>
  [...document.querySelectorAll('li[data-removed=false] p:first-child')].map(
    ({ textContent }) => textContent,
  )
/** Position of the newest toast in the window. */
const measureNewest = () =>
  document.querySelector('[data-front=true]')?.getBoundingClientRect() ?? new DOMRect()
/** Longer than an unread toast stays, including its exit. */
const waitSixSeconds = () => vi.advanceTimersByTimeAsync(6000)

/** Advances the fake clock at each poll. */
function pollWhileTimeAdvances<T>(read: () => T) {
  return expect.poll(async () => {
    await vi.advanceTimersByTimeAsync(50)
    return read()
  })
}
/** Shows a toast and waits for its chunk. */
const showToastText = async (text: string) => {
  toast.info(text)
  await loadStack()
}

beforeAll(async () => {
  await page.viewport(1280, 800)
  await startI18n({ shell: async () => ({ 'shared/ui': texts }), page: async () => ({}) }, 'en')
  // Otherwise the chunk is loaded with the first toast, which would be gone by then.
  await loadStack()
})

beforeEach(async () => {
  render(
    <>
      <button type="button">Save</button>
      <textarea aria-label="Notes" style={{ position: 'fixed', bottom: 0, left: 0, width: 600 }} />
      <Toaster />
    </>,
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  toast.info('Saved')
  toast.info('Sent')
  await pollWhileTimeAdvances(listShownToasts).toEqual(['Sent', 'Saved'])
  await userEvent.click(save)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('toasts', () => {
  it('appear at the bottom left and disappear after five seconds', async () => {
    expect(measureNewest().left).toBeLessThan(60)
    expect(innerHeight - measureNewest().bottom).toBeLessThan(60)
    await vi.advanceTimersByTimeAsync(3500)
    expect(listShownToasts()).toEqual(['Sent', 'Saved'])
    await waitSixSeconds()
    expect(listShownToasts()).toEqual([])
  })

  it('are three at most, and a surplus one is not a tab stop', async () => {
    toast.info('Copied')
    toast.error('Not printed')
    await pollWhileTimeAdvances(listShownToasts).toEqual(['Not printed', 'Copied', 'Sent'])
    await pollWhileTimeAdvances(() => closing.elements()).toHaveLength(3)
  })

  it('are shown once for a repeated message, with a new timer', async () => {
    await vi.advanceTimersByTimeAsync(3500)
    await showToastText('Saved')
    await vi.advanceTimersByTimeAsync(3500)
    expect(listShownToasts()).toEqual(['Saved'])
    await waitSixSeconds()
    expect(listShownToasts()).toEqual([])
  })

  it('are announced at once if they report an error', async () => {
    toast.error('Not printed')
    await pollWhileTimeAdvances(() => document.querySelector('[role=alert]')?.textContent).toBe(
      'Not printed',
    )
    expect(document.querySelector('section')?.ariaLive).toBe('polite')
  })

  it('that are closed by keyboard move the focus to the next, and the last one returns it', async () => {
    notes.element().focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await pollWhileTimeAdvances(listShownToasts).toEqual(['Saved'])
    await pollWhileTimeAdvances(() => document.activeElement?.closest('li')?.textContent).toBe(
      'Saved',
    )
    await userEvent.keyboard('{Enter}')
    await pollWhileTimeAdvances(() => document.activeElement).toBe(notes.element())
    expect(listShownToasts()).toEqual([])
  })

  it('do not bring back a focus that moved on', async () => {
    notes.element().focus()
    await userEvent.tab()
    await pollWhileTimeAdvances(() => document.activeElement?.closest('li')).not.toBeNull()
    await userEvent.click(save)
    await expect.element(save).toHaveFocus()
    notes.element().focus()
    await waitSixSeconds()
    expect(listShownToasts()).toEqual([])
    await expect.element(notes).toHaveFocus()
  })

  it('expire normally after one was closed and the user moved on', async () => {
    notes.element().focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await pollWhileTimeAdvances(listShownToasts).toEqual(['Saved'])
    await userEvent.click(save)
    await waitSixSeconds()
    expect(listShownToasts()).toEqual([])
  })

  it('stay while the pointer is over them, with one that is added meanwhile', async () => {
    await userEvent.hover(page.getByText('Sent'))
    await showToastText('Copied')
    await waitSixSeconds()
    expect(listShownToasts()).toEqual(['Copied', 'Sent', 'Saved'])
    await userEvent.hover(save)
    await waitSixSeconds()
    expect(listShownToasts()).toEqual([])
  })

  it('stay while one has the focus, though another is added', async () => {
    notes.element().focus()
    await userEvent.tab()
    const focused = document.activeElement
    await showToastText('Copied')
    await waitSixSeconds()
    expect(listShownToasts()).toEqual(['Copied', 'Sent', 'Saved'])
    expect(document.activeElement).toBe(focused)
  })

  it('are reached by Alt+T from an open dialog, and return the focus to it after a press', async () => {
    await waitSixSeconds()
    await pollWhileTimeAdvances(listShownToasts).toEqual([])
    const undo = vi.fn()
    render(
      <Dialog title="Prices" isOpen onClose={() => {}}>
        <input aria-label="Price" />
      </Dialog>,
    )
    const price = page.getByRole('textbox', { name: 'Price' })
    await userEvent.click(price)
    toast.info('Removed', { label: 'Undo', onPress: undo })
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(undo).toHaveBeenCalledOnce()
    await pollWhileTimeAdvances(listShownToasts).toEqual([])
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('move beside the list of a field if there is no room above it', async () => {
    const list = document.createElement('div')
    list.id = 'found'
    list.style.cssText = 'position: fixed; top: 10px; left: 0; width: 500px'
    notes.element().setAttribute('aria-controls', 'found')
    await userEvent.type(notes, 'E')
    document.body.append(list)
    list.append(Object.assign(document.createElement('p'), { style: 'height: 700px' }))
    await pollWhileTimeAdvances(() => measureNewest().left).toBeGreaterThan(600)
    list.remove()
    await pollWhileTimeAdvances(() => measureNewest().left).toBeLessThan(60)
  })

  it('do not cover a pressed button and the buttons next to it', async () => {
    const foot = document.createElement('footer')
    foot.style.cssText =
      'position: fixed; bottom: 0; left: 0; width: 600px; height: 120px; z-index: 1'
    const again = Object.assign(document.createElement('button'), { textContent: 'Try again' })
    foot.append(again)
    document.body.append(foot)
    again.focus()
    await pollWhileTimeAdvances(() => measureNewest().bottom).toBeLessThan(
      foot.getBoundingClientRect().top,
    )
    await userEvent.click(save)
    await pollWhileTimeAdvances(() => measureNewest().bottom).toBeGreaterThan(
      foot.getBoundingClientRect().top,
    )
    foot.remove()
  })

  it('move above the field in use, and back when it is left', async () => {
    await userEvent.type(notes, 'Ends painted red')
    const field = notes.element().getBoundingClientRect()
    await pollWhileTimeAdvances(() => measureNewest().bottom).toBeLessThan(field.top)
    await userEvent.click(save)
    await pollWhileTimeAdvances(() => measureNewest().bottom).toBeGreaterThan(field.top)
  })
})

describe('the toast of a failed validation', () => {
  it('disappears once no field is invalid any more', async () => {
    const field = notes.element()
    const title = texts.toast.form_validation_error.title
    field.setAttribute('aria-invalid', 'true')
    toast.formValidationError()
    await pollWhileTimeAdvances(listShownToasts).toContain(title)
    field.setAttribute('aria-label', 'Notes')
    await vi.advanceTimersByTimeAsync(500)
    expect(listShownToasts()).toContain(title)
    field.removeAttribute('aria-invalid')
    await pollWhileTimeAdvances(listShownToasts).not.toContain(title)
    expect(listShownToasts()).toEqual(['Sent', 'Saved'])
  })

  it('stays if no field was marked as invalid', async () => {
    toast.formValidationError()
    await pollWhileTimeAdvances(listShownToasts).toHaveLength(3)
    notes.element().setAttribute('aria-invalid', 'false')
    await vi.advanceTimersByTimeAsync(500)
    expect(listShownToasts()).toHaveLength(3)
  })
})

describe('toasts on a phone', () => {
  beforeEach(async () => {
    await page.viewport(390, 844)
    return () => page.viewport(1280, 800)
  })

  it('cover the header only', async () => {
    ;(document.activeElement as HTMLElement).blur()
    toast.formValidationError()
    await pollWhileTimeAdvances(listShownToasts).toHaveLength(3)
    await pollWhileTimeAdvances(() => Math.round(measureNewest().top)).toBe(4)
    const header = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 3.5
    expect(measureNewest().bottom).toBeLessThanOrEqual(header)
    expect(measureNewest().right).toBeLessThanOrEqual(390)
  })

  it('move below the field in use, and back when it is left', async () => {
    notes.element().style.cssText = 'position: fixed; top: 0; left: 0; height: 60px'
    await userEvent.type(notes, 'Ends painted red')
    await pollWhileTimeAdvances(() => measureNewest().top).toBeGreaterThan(60)
    save.element().style.cssText = 'position: fixed; top: 300px'
    await userEvent.click(save)
    await pollWhileTimeAdvances(() => measureNewest().top).toBeLessThan(10)
  })
})
