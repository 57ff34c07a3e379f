import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { textSource } from '@/app/i18n'
import { startI18n } from '@/shared/i18n'
import '@/shared/ui/styles.css'
import type { RecordColumn } from '../model/column'
import { ROW_HEIGHTS } from '../model/list-layout'
import { RecordGrid } from './record-grid'
import {
  createSamplePack,
  createSampleSource,
  packHref,
  sampleColumns,
  type Pack,
} from './sample-list'

beforeAll(() => startI18n(textSource, 'en'))
beforeEach(() => page.viewport(1280, 800))
afterEach(cleanup)

const rowHeight = ROW_HEIGHTS.roomy
const headHeight = 36

type Props = Partial<ComponentProps<typeof RecordGrid<Pack>>>

const defaults = {
  label: 'Packs',
  columns: sampleColumns,
  source: createSampleSource(100_000),
  rowHeight,
  hasHead: true,
  sort: 'mark',
  onSort: () => {},
  getHref: packHref,
  onOpen: () => {},
  searchKey: '',
  positionKey: '',
}

/** Renders a grid, by default of 480 pixels, and waits for its spare rows. */
async function renderGrid(props: Props = {}, height = '480px') {
  const createGrid = (change: Props) => (
    <div style={{ display: 'flex', height }}>
      <RecordGrid {...defaults} {...props} {...change} />
    </div>
  )
  const { rerender, unmount } = render(createGrid({}))
  const grid = screen.getByRole('grid')
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve()))
  await waitTwoFrames()
  return { grid, unmount, update: (change: Props) => rerender(createGrid(change)) }
}

const waitTwoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Row elements by the index of their row, without the head. */
const getRows = (grid: HTMLElement) =>
  new Map(
    within(grid)
      .getAllByRole('row')
      .map((row) => [Number(row.getAttribute('aria-rowindex')) - 2, row] as const)
      .filter(([index]) => index >= 0),
  )

const getActiveRow = (grid: HTMLElement) =>
  document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')

async function scrollToRow(grid: HTMLElement, index: number) {
  grid.scrollTop = index * rowHeight
  await waitFor(() => expect(getRows(grid).has(index)).toBe(true))
}

/** Expects an element at its place for each row that the grid can show at this position. */
function expectFullScreen(grid: HTMLElement) {
  const rows = getRows(grid)
  const first = Math.floor(grid.scrollTop / rowHeight)
  const last = Math.floor((grid.scrollTop + grid.clientHeight - headHeight - 1) / rowHeight)
  const top = grid.getBoundingClientRect().top + headHeight - grid.scrollTop
  for (let index = first; index <= last; index++) {
    expect(within(rows.get(index) ?? grid).getByText(createSamplePack(index).mark)).toBeTruthy()
    const place = (rows.get(index)?.getBoundingClientRect().top ?? 0) - top
    expect(Math.abs(place - index * rowHeight), `row ${index}`).toBeLessThan(3)
  }
}

it('the columns share spare width: texts get more of it, and the last ends at the edge', async () => {
  const { grid } = await renderGrid()
  const [mark = 0, wood = 0, volume = 0] = within(grid)
    .getAllByRole('columnheader')
    .map((head) => head.getBoundingClientRect().width)
  expect(mark / volume).toBeCloseTo(11.5 / 10, 1)
  expect(wood / mark).toBeGreaterThan(14 / 11.5)
  expect(mark + wood + volume).toBeCloseTo(grid.clientWidth, 0)
})

describe('the row elements', () => {
  it('are the same ones at any position', async () => {
    const { grid } = await renderGrid()
    const elements = new Set(getRows(grid).values())
    expect(elements.size).toBeLessThan(60)
    for (const index of [3, 700, 50_000, 99_980, 12]) {
      await scrollToRow(grid, index)
      expect(new Set(getRows(grid).values())).toEqual(elements)
    }
  })

  it('fill the screen at any position', async () => {
    const { grid } = await renderGrid()
    expectFullScreen(grid)
    for (const index of [3, 700.5, 50_000, 12.25]) {
      grid.scrollTop = index * rowHeight
      await waitFor(() => expectFullScreen(grid))
    }
  })

  it('fill a window that gets taller', async () => {
    const { grid } = await renderGrid({}, '90vh')
    await page.viewport(1280, 1400)
    await waitFor(() => expect(grid.clientHeight).toBeGreaterThan(1200))
    await waitFor(() => expectFullScreen(grid))
  })

  it('change only where a row left the screen', async () => {
    const { grid } = await renderGrid()
    await scrollToRow(grid, 1_000)
    await waitTwoFrames()
    const changed = new Set<Node>()
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changed.add(target)
    })
    observer.observe(grid, { attributeFilter: ['aria-rowindex'], subtree: true })
    grid.scrollTop += 3 * rowHeight
    await waitFor(() => expect(changed.size).toBe(3))
    await waitTwoFrames()
    expect(changed.size).toBe(3)
    observer.disconnect()
  })

  it('are as many as the rows of a short list', async () => {
    const { grid, update } = await renderGrid({ source: createSampleSource(3) })
    expect([...getRows(grid).keys()]).toEqual([0, 1, 2])
    update({ source: createSampleSource(1) })
    expect([...getRows(grid).keys()]).toEqual([0])
  })

  it('have placeholders until their rows are loaded, and keep their places', async () => {
    const partial = createSampleSource(50, {
      loaded: 2,
      hasMore: true,
      getRow: (index) => (index < 2 ? createSamplePack(index) : undefined),
    })
    const { grid, update } = await renderGrid({ source: partial })
    const waiting = getRows(grid).get(5)
    expect(waiting?.getAttribute('aria-busy')).toBe('true')
    expect(waiting?.textContent).toBe('')
    update({ source: createSampleSource(50) })
    expect(getRows(grid).get(5)).toBe(waiting)
    expect(waiting?.hasAttribute('aria-busy')).toBe(false)
    expect(waiting?.textContent).toContain('P-000006')
  })
})

describe('the position', () => {
  it('is restored for a history entry, with its active row', async () => {
    const { grid, unmount } = await renderGrid({ positionKey: 'packs' })
    await scrollToRow(grid, 400)
    await userEvent.click(within(grid).getByText('P-000403'))
    expect(getActiveRow(grid)?.textContent).toContain('P-000403')
    const { scrollTop } = grid
    unmount()
    const again = await renderGrid({ positionKey: 'packs' })
    expect(again.grid.scrollTop).toBe(scrollTop)
    expectFullScreen(again.grid)
    expect(getActiveRow(again.grid)?.textContent).toContain('P-000403')
  })

  it('is the top for a new search, without an active row', async () => {
    const { grid, update } = await renderGrid({ searchKey: 'pine' })
    await scrollToRow(grid, 400)
    await userEvent.click(within(grid).getByText('P-000403'))
    update({ searchKey: 'spruce' })
    expect(grid.scrollTop).toBe(0)
    await waitFor(() => expectFullScreen(grid))
    expect(grid.hasAttribute('aria-activedescendant')).toBe(false)
  })
})

it('a row without a link opens nothing', async () => {
  const onOpen = vi.fn<(pack: Pack) => void>()
  const { grid } = await renderGrid({ getHref: () => null, onOpen })
  await userEvent.click(within(grid).getByText('P-000002'))
  grid.focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(within(grid).queryByRole('link')).toBeNull()
  expect(onOpen).not.toHaveBeenCalled()
})

it('a digit starts the field of the active row, which keys leave again', async () => {
  const onOpen = vi.fn<() => void>()
  const { grid } = await renderGrid({ onOpen, columns: [...sampleColumns, createFieldColumn()] })
  grid.focus()
  await userEvent.keyboard('{ArrowDown}7')
  const field = screen.getByRole('textbox', { name: 'Packs of P-000002' })
  expect(document.activeElement).toBe(field)
  expect(field).toHaveProperty('value', '7')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(grid)
  await userEvent.keyboard('8')
  expect(screen.getByRole('textbox', { name: 'Packs of P-000003' })).toHaveProperty('value', '8')
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(grid)
  await userEvent.keyboard('9')
  expect(screen.getByRole('textbox', { name: 'Packs of P-000003' })).toHaveProperty('value', '9')
  await userEvent.keyboard('{ArrowUp}{F2}')
  expect(document.activeElement).toBe(field)
  await userEvent.click(field)
  expect(onOpen).not.toHaveBeenCalled()
})

const createFieldColumn = (): RecordColumn<Pack> => ({
  id: 'field',
  title: 'Order',
  width: 8,
  cell: (pack) => <input key={pack.id} aria-label={`Packs of ${pack.mark}`} tabIndex={-1} />,
  sheet: null,
})
