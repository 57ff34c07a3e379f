import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { page, userEvent as pointer } from 'vitest/browser'
import { textSource } from '@/app/i18n'
import { startI18n } from '@/shared/i18n'
import '@/shared/ui/styles.css'
import type { ListSearch } from '../model/filter'
import { createSamplePack, SampleList, createSampleSource, type Pack } from './sample-list'

beforeAll(async () => {
  await page.viewport(1280, 800)
  await startI18n(textSource, 'en')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

function renderList(
  total: number,
  onOpen = vi.fn<(pack: Pack) => void>(),
  part: Parameters<typeof createSampleSource>[1] = {},
) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SampleList source={createSampleSource(total, part)} onOpen={onOpen} />
    </QueryClientProvider>,
  )
  return { grid: screen.getByRole('grid'), onOpen }
}

/** Waits until the first rows are painted and the list knows its height. */
const waitTwoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

const getActiveRow = (grid: HTMLElement) =>
  document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')

describe('a list of 100,000 rows', () => {
  it('has a few dozen row elements, and reports the number of rows', () => {
    const { grid } = renderList(100_000)
    expect(within(grid).getAllByRole('row').length).toBeLessThan(80)
    expect(grid).toHaveProperty('ariaRowCount', '100001')
  })

  it.each([
    ['1,200+ loaded', true],
    ['1200 packs', false],
  ])('shows “%s” for the loaded rows if the server did not count them', (text, hasMore) => {
    renderList(1200, undefined, { total: null, hasMore })
    expect(screen.getByText(text).getAttribute('aria-live')).toBe('polite')
  })

  it('does not announce the number of loaded rows again with each page', () => {
    renderList(1200, undefined, { total: null, hasMore: true, pageCount: 2 })
    expect(screen.getByText('1,200+ loaded').getAttribute('aria-live')).toBe('off')
  })

  it('shows its rows in its first frame', () => {
    const rowCounts: number[] = []
    render(
      <Profiler id="list" onRender={() => void rowCounts.push(screen.getAllByRole('row').length)}>
        <QueryClientProvider client={new QueryClient()}>
          <SampleList source={createSampleSource(100_000)} />
        </QueryClientProvider>
      </Profiler>,
    )
    expect(rowCounts[0]).toBeGreaterThan(10)
  })

  it('shows the rows at the scroll position', async () => {
    const { grid } = renderList(100_000)
    grid.scrollTop = 40 * 50_000
    await waitFor(() => expect(within(grid).getByText('P-050001')).toBeTruthy())
  })

  it('keeps its focus and its active row when that row is scrolled away and back', async () => {
    const { grid } = renderList(100_000)
    grid.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const index = getActiveRow(grid)?.getAttribute('aria-rowindex')
    grid.scrollTop = 400_000
    await waitFor(() => expect(grid.hasAttribute('aria-activedescendant')).toBe(false))
    expect(document.activeElement).toBe(grid)
    grid.scrollTop = 0
    await waitFor(() => expect(getActiveRow(grid)?.getAttribute('aria-rowindex')).toBe(index))
  })

  it('moves to both ends, and opens the active row', async () => {
    const { grid, onOpen } = renderList(100_000)
    grid.focus()
    await userEvent.keyboard('{End}{Enter}')
    await userEvent.keyboard('{Home}{Enter}')
    expect(onOpen.mock.calls).toEqual([[createSamplePack(99_999)], [createSamplePack(0)]])
  })

  it('scrolls the last row fully into view', async () => {
    const { grid } = renderList(100_000)
    grid.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => {
      const row = getActiveRow(grid)?.getBoundingClientRect()
      expect(row?.bottom).toBeLessThanOrEqual(grid.getBoundingClientRect().bottom)
    })
  })
})

describe('a list with more rows to fetch', () => {
  it('requests none of them before the first scroll, and then the next page', async () => {
    const fetchMore = vi.fn<() => void>()
    const source = createSampleSource(100_000, { loaded: 100, hasMore: true, fetchMore })
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SampleList source={source} onOpen={() => undefined} />
      </QueryClientProvider>,
    )
    await waitTwoFrames()
    expect(fetchMore).not.toHaveBeenCalled()
    screen.getByRole('grid').scrollTop = 400
    await waitFor(() => expect(fetchMore).toHaveBeenCalled())
  })
})

describe('opening a row', () => {
  it('works anywhere on the row', async () => {
    const { grid, onOpen } = renderList(50)
    await userEvent.click(within(grid).getAllByText('Spruce')[0] ?? grid)
    expect(onOpen).toHaveBeenCalledWith(createSamplePack(1))
  })

  it('opens a new tab on middle click', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { grid, onOpen } = renderList(50)
    fireEvent(
      within(grid).getAllByText('Spruce')[0] ?? grid,
      new MouseEvent('auxclick', { bubbles: true, button: 1 }),
    )
    expect(open).toHaveBeenCalledWith('#pack-1', '_blank', 'noopener')
    expect(onOpen).not.toHaveBeenCalled()
    open.mockRestore()
  })
})

describe('sorting and choosing columns', () => {
  it('shows the sort order in the head', async () => {
    const { grid } = renderList(50)
    const head = within(grid).getByRole('columnheader', { name: /Pack/ })
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    await userEvent.click(within(head).getByRole('button'))
    expect(head.getAttribute('aria-sort')).toBe('descending')
  })

  it('hides a column, and remembers it', async () => {
    renderList(50)
    await userEvent.click(screen.getByRole('button', { name: /Display/ }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Wood' }))
    expect(screen.queryByRole('columnheader', { name: 'Wood' })).toBeNull()
    cleanup()
    renderList(50)
    expect(screen.queryByRole('columnheader', { name: 'Wood' })).toBeNull()
  })
})

describe('a list too narrow for its columns', () => {
  const longName = 'Larch, heartwood free of knots, dried in the kiln and planed on four sides'

  /** Renders a list of the given width in CSS pixels, with a long wood name in a cell. */
  async function showIn(width: number) {
    const createRow = (index: number) => ({
      ...createSamplePack(index),
      ...(index === 1 && { wood: longName }),
    })
    const createListWithHeight = (pixels: number) => (
      <QueryClientProvider client={new QueryClient()}>
        <div style={{ width: `${pixels}px` }}>
          <SampleList source={createSampleSource(50, { getRow: createRow })} />
        </div>
      </QueryClientProvider>
    )
    const { rerender } = render(createListWithHeight(width))
    await waitTwoFrames()
    return {
      grid: screen.getByRole('grid'),
      name: () => screen.getByText(longName),
      async narrow(pixels: number) {
        rerender(createListWithHeight(pixels))
        await waitTwoFrames()
      },
    }
  }

  const getFontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const findRow = (element: Element) => element.closest('[role=row]') ?? element
  /** Returns the background color; only an opaque one covers the rows below. */
  const getBackground = (element: Element) => getComputedStyle(element).backgroundColor
  const isWhole = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth

  it('reduces its font size, to 12 pixels at least, before it scrolls sideways', async () => {
    const { grid, name, narrow } = await showIn(540)
    expect(getFontSize(name())).toBe(14)
    await narrow(440)
    expect(getFontSize(name())).toBeLessThan(14)
    expect(getFontSize(name())).toBeGreaterThan(12)
    expect(grid.scrollWidth).toBe(grid.clientWidth)
    await narrow(320)
    expect(getFontSize(name())).toBe(12)
    expect(grid.scrollWidth).toBeGreaterThan(grid.clientWidth)
  })

  it('shows truncated text in full in the hovered row', async () => {
    const { grid, name } = await showIn(600)
    expect(isWhole(name())).toBe(false)
    await pointer.hover(name())
    // Without a delay, every row that the pointer crosses would be laid out.
    expect(findRow(name()).getAnimations()[0]?.effect?.getTiming().delay).toBeGreaterThan(0)
    grid.dispatchEvent(new Event('scroll'))
    expect(findRow(name()).getAnimations()).toEqual([])
    await pointer.hover(name(), { position: { x: 5, y: 5 } })
    await waitFor(() => expect(isWhole(name())).toBe(true))
    expect(getBackground(name())).toBe(getBackground(findRow(name())))
    await pointer.unhover(name())
    await waitFor(() => expect(isWhole(name())).toBe(false))
  })

  it('shows truncated text in full in the active row', async () => {
    const { grid, name } = await showIn(600)
    grid.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(isWhole(name())).toBe(true))
    expect(getBackground(name())).toBe(getBackground(findRow(name())))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(isWhole(name())).toBe(false))
  })
})

describe('a list without matches', () => {
  const renderEmptyList = (initialSearch: ListSearch) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SampleList source={createSampleSource(0)} initialSearch={initialSearch} />
      </QueryClientProvider>,
    )
  const listClearButtons = () =>
    screen.getAllByRole('button', { name: /^Clear/ }).map(({ textContent }) => textContent)

  it.each([
    [{ q: 'oak' }, 'Clear search', 'Try fewer or other words.'],
    [{ wood: ['Pine'] }, 'Clear filters', 'Remove a filter.'],
    [
      { q: 'oak', wood: ['Pine'] },
      'Clear search and filters',
      'Try fewer words, or remove a filter.',
    ],
  ])('for %o offers one button: %s', async (search, button, advice) => {
    renderEmptyList(search)
    expect(listClearButtons()).toEqual([button])
    expect(screen.getByText(advice)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByText('No packs yet')).toBeTruthy()
  })
})

describe('a list on a phone', () => {
  const getTop = (name: string) => screen.getByRole('button', { name }).getBoundingClientRect().top

  afterEach(() => page.viewport(1280, 800))

  it('has its filter, views and order in one row, and its active filters in the next', async () => {
    await page.viewport(390, 800)
    render(
      <QueryClientProvider client={new QueryClient()}>
        <SampleList
          source={createSampleSource(50)}
          initialSearch={{ wood: ['Pine', 'Spruce'], week_from: '2026-W49', week_to: '2026-W52' }}
        />
      </QueryClientProvider>,
    )
    await waitTwoFrames()
    expect([getTop('Views'), getTop('Sort')]).toEqual([getTop('Filter'), getTop('Filter')])
    expect(getTop('Wood: 2 chosen')).toBeGreaterThan(getTop('Sort'))
    const clear = screen.getByRole('button', { name: 'Clear filters' }).getBoundingClientRect()
    expect(clear.right).toBeLessThanOrEqual(390)
  })
})
