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
/** Newest first; one that goes leaves in a moment. */
const shown = () =>
  [...document.querySelectorAll('li[data-removed=false] p:first-child')].map(
    ({ textContent }) => textContent,
  )
/** Of the newest, in the window. */
const place = () =>
  document.querySelector('[data-front=true]')?.getBoundingClientRect() ?? new DOMRect()
/** Longer than a toast stays where nobody reads it, and no longer than it takes to go. */
const aWhile = () => vi.advanceTimersByTimeAsync(6000)

/** Lets a little time pass at each look: a toast comes and goes in a moment. */
function soon<T>(read: () => T) {
  return expect.poll(async () => {
    await vi.advanceTimersByTimeAsync(50)
    return read()
  })
}
/** Says it, and waits until what shows it was asked to. */
const showToastText = async (text: string) => {
  toast.info(text)
  await loadStack()
}

beforeAll(async () => {
  await page.viewport(1280, 800)
  await startI18n({ shell: async () => ({ 'shared/ui': texts }), page: async () => ({}) }, 'en')
  // What shows a toast is fetched with the first one, which would be gone by then.
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
  await soon(shown).toEqual(['Sent', 'Saved'])
  await userEvent.click(save)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('toasts', () => {
  it('are at the bottom left, and go after five seconds', async () => {
    expect(place().left).toBeLessThan(60)
    expect(innerHeight - place().bottom).toBeLessThan(60)
    await vi.advanceTimersByTimeAsync(3500)
    expect(shown()).toEqual(['Sent', 'Saved'])
    await aWhile()
    expect(shown()).toEqual([])
  })

  it('are three at most, and what is pushed out is no stop of Tab', async () => {
    toast.info('Copied')
    toast.error('Not printed')
    await soon(shown).toEqual(['Not printed', 'Copied', 'Sent'])
    await soon(() => closing.elements()).toHaveLength(3)
  })

  it('stand once for what is said twice, as long as if it were new', async () => {
    await vi.advanceTimersByTimeAsync(3500)
    await showToastText('Saved')
    await vi.advanceTimersByTimeAsync(3500)
    expect(shown()).toEqual(['Saved'])
    await aWhile()
    expect(shown()).toEqual([])
  })

  it('that say of a failure are read aloud at once', async () => {
    toast.error('Not printed')
    await soon(() => document.querySelector('[role=alert]')?.textContent).toBe('Not printed')
    expect(document.querySelector('section')?.ariaLive).toBe('polite')
  })

  it('that are closed by keyboard hand the focus to the next, and the last hands it back to where it was', async () => {
    notes.element().focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await soon(shown).toEqual(['Saved'])
    await soon(() => document.activeElement?.closest('li')?.textContent).toBe('Saved')
    await userEvent.keyboard('{Enter}')
    await soon(() => document.activeElement).toBe(notes.element())
    expect(shown()).toEqual([])
  })

  it('leave the focus where it goes from them', async () => {
    notes.element().focus()
    await userEvent.tab()
    await soon(() => document.activeElement?.closest('li')).not.toBeNull()
    await userEvent.click(save)
    await expect.element(save).toHaveFocus()
    notes.element().focus()
    await aWhile()
    expect(shown()).toEqual([])
    await expect.element(notes).toHaveFocus()
  })

  it('go in their time after one was closed, when whoever closed it goes on elsewhere', async () => {
    notes.element().focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await soon(shown).toEqual(['Saved'])
    await userEvent.click(save)
    await aWhile()
    expect(shown()).toEqual([])
  })

  it('stay while a pointer rests on them, with one that comes meanwhile', async () => {
    await userEvent.hover(page.getByText('Sent'))
    await showToastText('Copied')
    await aWhile()
    expect(shown()).toEqual(['Copied', 'Sent', 'Saved'])
    await userEvent.hover(save)
    await aWhile()
    expect(shown()).toEqual([])
  })

  it('stay while the focus is on one, though another comes', async () => {
    notes.element().focus()
    await userEvent.tab()
    const focused = document.activeElement
    await showToastText('Copied')
    await aWhile()
    expect(shown()).toEqual(['Copied', 'Sent', 'Saved'])
    expect(document.activeElement).toBe(focused)
  })

  it('are reached by Alt and T from an open dialog, and send whoever has pressed one back into it', async () => {
    await aWhile()
    await soon(shown).toEqual([])
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
    await soon(shown).toEqual([])
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('go beside the list of a field that leaves them no room above it', async () => {
    const list = document.createElement('div')
    list.id = 'found'
    list.style.cssText = 'position: fixed; top: 10px; left: 0; width: 500px'
    notes.element().setAttribute('aria-controls', 'found')
    await userEvent.type(notes, 'E')
    document.body.append(list)
    list.append(Object.assign(document.createElement('p'), { style: 'height: 700px' }))
    await soon(() => place().left).toBeGreaterThan(600)
    list.remove()
    await soon(() => place().left).toBeLessThan(60)
  })

  it('leave free what was pressed, with the buttons beside it', async () => {
    const foot = document.createElement('footer')
    foot.style.cssText =
      'position: fixed; bottom: 0; left: 0; width: 600px; height: 120px; z-index: 1'
    const again = Object.assign(document.createElement('button'), { textContent: 'Try again' })
    foot.append(again)
    document.body.append(foot)
    again.focus()
    await soon(() => place().bottom).toBeLessThan(foot.getBoundingClientRect().top)
    await userEvent.click(save)
    await soon(() => place().bottom).toBeGreaterThan(foot.getBoundingClientRect().top)
    foot.remove()
  })

  it('rise above the field that is typed into, and come back when it is left', async () => {
    await userEvent.type(notes, 'Ends painted red')
    const field = notes.element().getBoundingClientRect()
    await soon(() => place().bottom).toBeLessThan(field.top)
    await userEvent.click(save)
    await soon(() => place().bottom).toBeGreaterThan(field.top)
  })
})
