import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '@/shared/i18n'
import texts from '@/shared/forms/i18n/en.json'
import { sampleColumns, sampleStore } from './logic/samples'
import { LinesGrid } from './lines-grid'

class StillResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() =>
  startI18n({ shell: async () => ({ 'shared/forms': texts }), page: async () => ({}) }, 'en'),
)
beforeEach(() => void vi.stubGlobal('ResizeObserver', StillResizeObserver))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the error of a cell', () => {
  async function openWrong() {
    const store = sampleStore(['spruce'])
    store.write('line-1', (line) => ({ ...line, count: 'many' }))
    const { container } = render(<LinesGrid label="Lines" store={store} columns={sampleColumns} />)
    const user = userEvent.setup()
    const cell = container.querySelector('[data-column=count]') ?? container
    expect(cell.textContent).toContain('Enter a whole number.')
    await user.dblClick(cell)
    return { user, cell }
  }
  const getDescription = () =>
    document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')
      ?.textContent

  it('is readable while the cell is open, and describes its field', async () => {
    const { cell } = await openWrong()
    expect(document.activeElement?.tagName).toBe('INPUT')
    expect(cell.textContent).toContain('Enter a whole number.')
    expect(getDescription()).toBe('Enter a whole number.')
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  })

  it('disappears once the user types, and is checked again when the cell is left', async () => {
    const { user, cell } = await openWrong()
    await user.keyboard('y')
    expect(cell.textContent).not.toContain('Enter a whole number.')
    expect(document.activeElement?.hasAttribute('aria-describedby')).toBe(false)
    await user.keyboard('{Tab}')
    expect(cell.textContent).toContain('Enter a whole number.')
  })
})
