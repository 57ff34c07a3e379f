import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '@/shared/i18n'
import texts from '@/shared/forms/i18n/en.json'
import type { FoundOptions, PickerColumn } from './logic/columns'
import { sampleStore, type SampleLine } from './logic/samples'
import { LinesGrid } from './lines-grid'

class StillResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() =>
  startI18n({ shell: async () => ({ 'shared/forms': texts }), page: async () => ({}) }, 'en'),
)
beforeEach(() => {
  // jsdom has no top layer.
  HTMLElement.prototype.showPopover = () => {}
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('ResizeObserver', StillResizeObserver)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const listRows = () => [...document.querySelectorAll('[role=option]')]

/** Opens a grid whose first cell is a picker; the test answers its searches. */
async function openPicker() {
  const answers = new Map<string, (found: FoundOptions) => void>()
  const run = vi.fn<(lineId: string, words: string) => void>()
  const column: PickerColumn<SampleLine> = {
    kind: 'picker',
    id: 'name',
    label: 'Product',
    width: 15.4,
    show: (line) => line.name,
    edit: (line) => line.name,
    write: (line, name) => ({ ...line, name }),
    search: (words) => new Promise((resolve) => answers.set(words, resolve)),
    choose: (line, name) => ({ ...line, name }),
    fallbackAction: { label: 'Describe it', run },
  }
  const store = sampleStore([''])
  const { container } = render(<LinesGrid label="Lines" store={store} columns={[column]} />)
  const user = userEvent.setup()
  const getCell = () => container.querySelector('[data-column=name]') ?? container
  await user.click(getCell())
  const answerSearch = async (words: string, names: string[], hasMore = false) => {
    await waitFor(() => expect(answers.has(words)).toBe(true))
    answers.get(words)?.({ options: names.map((name) => ({ id: name, label: name })), hasMore })
    await waitFor(() =>
      expect(listRows().map((row) => row.textContent)).toEqual([...names, 'Describe it']),
    )
  }
  const getMarked = () => listRows().find((row) => row.ariaSelected === 'true')?.textContent
  const getName = () => store.line('line-1')?.name
  return {
    user,
    getCell,
    answerSearch,
    getMarked,
    getName,
    run,
  }
}

describe('the results for a cell', () => {
  it('have their first highlighted once they belong to the typed text, not before', async () => {
    const { user, answerSearch, getMarked, getName } = await openPicker()
    await user.keyboard('pi')
    await answerSearch('pi', ['pine', 'pitch pine'])
    expect(getMarked()).toBe('pine')
    await user.keyboard('t')
    expect(getMarked()).toBeUndefined()
    await answerSearch('pit', ['pitch pine'])
    expect(getMarked()).toBe('pitch pine')
    await user.keyboard('{Enter}')
    expect(getName()).toBe('pitch pine')
  })

  it('keep an option highlighted that an arrow chose, wherever later results have it', async () => {
    const { user, answerSearch, getMarked, getName } = await openPicker()
    await user.keyboard('p')
    await answerSearch('p', ['pine', 'spruce'])
    await user.keyboard('u{ArrowDown}{ArrowDown}')
    expect(getMarked()).toBe('spruce')
    await answerSearch('pu', ['spruce', 'spruce ends'])
    expect(getMarked()).toBe('spruce')
    await user.keyboard('{Enter}')
    expect(getName()).toBe('spruce')
  })

  it('give an option that an arrow chose to Enter, though more was typed since', async () => {
    const { user, answerSearch, getMarked, getName } = await openPicker()
    await user.keyboard('p')
    await answerSearch('p', ['pine', 'spruce'])
    await user.keyboard('i{ArrowDown}')
    expect(getMarked()).toBe('pine')
    await user.keyboard('{Enter}')
    expect(getName()).toBe('pine')
  })

  it('start at the first on the first arrow in a cell that was only opened', async () => {
    const { user, getCell, answerSearch, getMarked } = await openPicker()
    await user.keyboard('oak{Escape}')
    await user.dblClick(getCell())
    await answerSearch('', ['oak', 'oak ends'])
    expect(getMarked()).toBeUndefined()
    await user.keyboard('{ArrowDown}')
    expect(getMarked()).toBe('oak')
  })

  it('have nothing highlighted by an arrow that came before them', async () => {
    const { user, answerSearch, getMarked, getName, run } = await openPicker()
    await user.keyboard('pi{ArrowDown}')
    expect(getMarked()).toBeUndefined()
    await answerSearch('pi', ['pine', 'pitch pine'])
    expect(getMarked()).toBe('pine')
    await user.keyboard('{Enter}')
    expect(getName()).toBe('pine')
    expect(run).not.toHaveBeenCalled()
  })

  it('say if there are more', async () => {
    const { user, answerSearch } = await openPicker()
    await user.keyboard('p')
    await answerSearch('p', ['pine', 'spruce'], true)
    expect(
      screen.getByText('Showing the first 2 results. Type more to narrow the search.'),
    ).toBeTruthy()
    await user.keyboard('i')
    await answerSearch('pi', ['pine'])
    expect(screen.getByText('1 found')).toBeTruthy()
  })

  it('offer the alternative action with the typed text', async () => {
    const { user, answerSearch, run } = await openPicker()
    await user.keyboard('ebony')
    await answerSearch('ebony', [])
    await user.keyboard('{Enter}')
    expect(run).toHaveBeenCalledWith('line-1', 'ebony')
  })
})
