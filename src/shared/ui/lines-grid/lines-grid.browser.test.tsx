import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startI18n } from '@/shared/i18n'
import '@/shared/ui/styles.css'
import texts from '@/shared/forms/i18n/en.json'
import { sampleColumns, type SampleLine, sampleStore } from './logic/samples'
import { LinesGrid, type LinesGridProps } from './lines-grid'

beforeAll(() =>
  startI18n({ shell: async () => ({ 'shared/forms': texts }), page: async () => ({}) }, 'en'),
)
afterEach(cleanup)

type Rights = Partial<
  Pick<LinesGridProps<SampleLine>, 'columns' | 'actions' | 'isReadOnly' | 'isFixed' | 'isSheet'>
>

function show(names: readonly string[], rights: Rights = {}) {
  const store = sampleStore(names)
  const { container } = render(
    <LinesGrid label="Lines" store={store} columns={sampleColumns} {...rights} />,
  )
  const getCell = (line: string, column: string) => {
    const found = container.querySelector<HTMLElement>(
      `[data-line="${line}"][data-column="${column}"]`,
    )
    if (!found) throw new Error(`No cell ${column} in ${line}`)
    return found
  }
  return { store, getCell }
}

const getActiveCell = () => {
  const cell = document.activeElement?.closest<HTMLElement>('[data-column]')
  return cell && `${cell.dataset['line']} ${cell.dataset['column']}`
}

const findFrame = (cell: HTMLElement) => cell.closest('table')?.parentElement ?? document.body
const getPosition = (cell: HTMLElement) => getComputedStyle(cell).position

/**
 * Pastes a text into the focused cell.
 * @returns true if the paste is left to the browser
 */
const paste = (text: string): boolean => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  return !!document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

describe('a lines grid under the keyboard', () => {
  it('moves by arrows and Tab, and is left after Escape, also backwards', async () => {
    const { getCell } = show(['spruce', 'pine'])
    getCell('line-1', 'name').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(getActiveCell()).toBe('line-2 count')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}')
    expect(getActiveCell()).toBe('line-1 unit')
    await userEvent.keyboard('{Escape}{Tab}')
    expect(getActiveCell()).toBeFalsy()
    getCell('line-2', 'count').focus()
    await userEvent.keyboard('{Escape}{Shift>}{Tab}{/Shift}')
    expect(getActiveCell()).toBeFalsy()
  })

  it("replaces a cell's text from the first key on, moves down on Enter and up on Shift-Enter", async () => {
    const { store, getCell } = show(['spruce', 'pine'])
    getCell('line-1', 'name').focus()
    await userEvent.keyboard('oak{Enter}ash{Shift>}{Enter}{/Shift}')
    expect(store.lines().map((line) => line.name)).toEqual(['oak', 'ash'])
    expect(getActiveCell()).toBe('line-1 name')
  })

  it('adds a line from the last one, ready for input', async () => {
    const { store, getCell } = show(['spruce'])
    getCell('line-1', 'name').focus()
    await userEvent.keyboard('oak{Enter}ash{Enter}')
    expect(store.lines().map((line) => line.name)).toEqual(['oak', 'ash', ''])
  })

  it('cancels an edit on Escape and undoes a finished one on Ctrl+Z', async () => {
    const { store, getCell } = show(['spruce'])
    getCell('line-1', 'name').focus()
    await userEvent.keyboard('oak{Escape}')
    expect(store.line('line-1')?.name).toBe('spruce')
    await userEvent.keyboard('ash{Tab}{Control>}z{/Control}')
    expect(store.line('line-1')?.name).toBe('spruce')
    await userEvent.keyboard('{Control>}y{/Control}')
    expect(store.line('line-1')?.name).toBe('ash')
  })

  it('duplicates, adds and removes lines, and keeps the focus in the grid', async () => {
    const { store, getCell } = show(['spruce'])
    getCell('line-1', 'name').focus()
    await userEvent.keyboard('{Control>}d{/Control}')
    expect(store.lines().map((line) => line.name)).toEqual(['spruce', 'spruce'])
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(store.lines()).toHaveLength(3)
    await userEvent.keyboard('{Control>}{Delete}{/Control}')
    expect(store.lines()).toHaveLength(2)
    expect(getActiveCell()).toBe('line-2 name')
  })

  it('pastes rows of a spreadsheet and adds the lines they need', async () => {
    const { store, getCell } = show(['spruce'])
    getCell('line-1', 'name').focus()
    paste('oak\t5\t\tPacks\nash\t6\nbeech\tmany')
    await expect
      .poll(() => store.lines())
      .toMatchObject([
        { name: 'oak', count: '5', unit: 'pack' },
        { name: 'ash', count: '6' },
        { name: 'beech', count: 'many' },
      ])
  })

  it('pastes one value into the text of an open cell, and several rows in its place', async () => {
    const { store, getCell } = show(['spruce', 'pine'])
    getCell('line-1', 'name').focus()
    await userEvent.keyboard('{F2}')
    const editor = document.activeElement as HTMLInputElement
    editor.setSelectionRange(0, 0)
    // One value is left to the browser, which inserts it at the caret.
    expect(paste('oak ')).toBe(true)
    expect(document.activeElement).toBe(editor)
    expect(paste('oak\t5\nash\t6')).toBe(false)
    await expect
      .poll(() => store.lines())
      .toMatchObject([
        { name: 'oak', count: '5' },
        { name: 'ash', count: '6' },
      ])
  })

  it('shows an error at its cell', async () => {
    const { getCell } = show(['spruce'])
    getCell('line-1', 'count').focus()
    await userEvent.keyboard('many{Tab}')
    const wrong = getCell('line-1', 'count')
    expect(wrong.getAttribute('aria-invalid')).toBe('true')
    expect(wrong.textContent).toContain('Enter a whole number.')
  })

  it('keeps an error readable while the next cell has the focus', async () => {
    await page.viewport(700, 800)
    const check = () => 'Enter a number of pieces, or 6pk.'
    const columns = sampleColumns.map((column) =>
      column.kind === 'number' ? { ...column, check, width: 5 } : column,
    )
    const { getCell } = show(['spruce'], { columns })
    const error = document.getElementById(
      getCell('line-1', 'count').getAttribute('aria-describedby') ?? '',
    )
    if (!error) throw new Error('The cell has no error.')
    const { left, right, top, bottom } = error.getBoundingClientRect()
    expect(right).toBeGreaterThan(getCell('line-1', 'double').getBoundingClientRect().left + 8)
    for (const column of ['double', 'unit']) {
      getCell('line-1', column).focus()
      // Hit testing finds the text below the cursor only if no cell is drawn above it.
      error.style.pointerEvents = 'auto'
      for (const x of [left + 1, (left + right) / 2, right - 1])
        expect(document.elementFromPoint(x, (top + bottom) / 2)).toBe(error)
    }
    await page.viewport(1280, 800)
  })

  it.each([
    ['a wide screen', 1280],
    ['a phone', 390],
  ])('shows the notes of a cell within the cell, on %s', async (_, width) => {
    await page.viewport(width, 800)
    const { store, getCell } = show(['spruce'])
    store.write('line-1', (line) => ({ ...line, unit: 'pack' }))
    await expect
      .poll(() => getCell('line-1', 'unit').textContent)
      .toBe('PacksA single pack is dear to ship.')
    const noted = getCell('line-1', 'unit')
    const note = document.getElementById(noted.getAttribute('aria-describedby') ?? '')
    expect(note?.scrollWidth).toBeLessThanOrEqual(noted.clientWidth)
    expect(note?.getBoundingClientRect().right).toBeLessThanOrEqual(
      noted.getBoundingClientRect().right,
    )
    expect(noted.getAttribute('aria-invalid')).toBeNull()
    await page.viewport(1280, 800)
  })

  it('validates a cell opened by touch when it is left, not while it is edited', async () => {
    const { getCell } = show(['spruce'])
    const count = getCell('line-1', 'count')
    count.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }))
    await expect.poll(() => getActiveCell()).toBe('line-1 count')
    await userEvent.keyboard(' many')
    expect(count.getAttribute('aria-invalid')).toBeNull()
    await userEvent.keyboard('{Tab}')
    expect(count.getAttribute('aria-invalid')).toBe('true')
  })

  it('shows all cells of a line on a phone, each with its label', async () => {
    await page.viewport(390, 844)
    const { getCell } = show(['spruce'])
    for (const column of ['name', 'count', 'double', 'unit']) {
      const { left, right, width } = getCell('line-1', column).getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(390)
      expect(width).toBeGreaterThan(80)
    }
    // With one other cell in the last row, the last cell spans the two remaining columns.
    expect(getCell('line-1', 'unit').getBoundingClientRect().right).toBeCloseTo(
      getCell('line-1', 'name').getBoundingClientRect().right,
    )
    expect(getComputedStyle(getCell('line-1', 'double'), '::before').content).toBe('"Double, ×2"')
    await page.viewport(1280, 800)
  })

  it('gives a wide cell a row of its own on a phone', async () => {
    await page.viewport(390, 844)
    const columns = sampleColumns.map((column) =>
      column.id === 'double' ? { ...column, isWide: true } : column,
    )
    const { getCell } = show(['spruce'], { columns })
    const measure = (column: string) => getCell('line-1', column).getBoundingClientRect()
    expect(measure('double').width).toBeCloseTo(measure('name').width)
    // The last cell fills the row before it.
    expect(measure('unit').top).toBeCloseTo(measure('count').top)
    expect(measure('unit').right).toBeCloseTo(measure('name').right)
    await page.viewport(1280, 800)
  })

  it('offers an action only for the lines that have it', async () => {
    const action = { id: 'split', label: 'Split', icon: null, run: () => {} }
    show(['spruce', 'pine'], {
      actions: [{ ...action, isOffered: (id: string) => id === 'line-2' }],
    })
    await userEvent.click(page.getByRole('button', { name: 'Actions for line 1' }))
    await expect.element(page.getByRole('button', { name: 'Duplicate line' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Split' }).query()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(page.getByRole('button', { name: 'Actions for line 2' }))
    await expect.element(page.getByRole('button', { name: 'Split' })).toBeVisible()
  })

  it('explains its keys only if the lines are editable', () => {
    const getDescriptionId = () =>
      document.querySelector('[role=grid]')?.getAttribute('aria-describedby')
    const { container } = render(
      <LinesGrid label="Lines" store={sampleStore(['spruce'])} columns={sampleColumns} isFixed />,
    )
    expect(getDescriptionId()).toBeNull()
    expect(container.textContent).not.toContain('Type to fill a cell')
    cleanup()
    show(['spruce'])
    expect(getDescriptionId()).not.toBeNull()
  })

  it('offers undo and redo in fixed lines only while a cell can be edited', () => {
    const listButtons = () =>
      [...document.querySelectorAll('button')].flatMap((each) =>
        ['Undo', 'Redo'].filter((label) => each.getAttribute('aria-label') === label),
      )
    show(['spruce'], { isFixed: true })
    expect(listButtons()).toEqual(['Undo', 'Redo'])
    cleanup()
    render(
      <LinesGrid
        label="Lines"
        store={sampleStore(['spruce'])}
        columns={sampleColumns.map((column) => ({ ...column, isReadOnly: true }))}
        isFixed
      />,
    )
    expect(listButtons()).toEqual([])
    cleanup()
    show(['spruce'], { isReadOnly: true })
    expect(listButtons()).toEqual([])
  })

  it('keeps the last column in view where the others do not fit', async () => {
    await page.viewport(1280, 800)
    const { getCell } = show(['spruce'])
    const last = getCell('line-1', 'unit')
    const frame = findFrame(last)
    expect(getPosition(last)).toBe('static')
    frame.style.width = '420px'
    await expect.poll(() => getPosition(last)).toBe('sticky')
    expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
    expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(
      frame.getBoundingClientRect().right,
    )
    frame.scrollLeft = frame.scrollWidth
    await expect.poll(() => getPosition(last)).toBe('static')
  })

  it('keeps the first column in place when the lines are scrolled sideways, also when it has the focus', async () => {
    const { getCell } = show(['spruce', 'pine'])
    const [first, below] = [getCell('line-1', 'name'), getCell('line-2', 'name')]
    const frame = findFrame(first)
    frame.style.width = '420px'
    const place = first.getBoundingClientRect().left
    expect(getPosition(first)).toBe('static')
    frame.scrollLeft = 50
    await expect.poll(() => getPosition(first)).toBe('sticky')
    first.focus()
    expect(first.getBoundingClientRect().left).toBeCloseTo(place, 0)
    expect(below.getBoundingClientRect().left).toBe(first.getBoundingClientRect().left)
  })

  it('lays out each line of a sheet by itself, but for those with a message', async () => {
    const { store, getCell } = show(['spruce', 'pine'], { isSheet: true })
    const getLayout = (line: string) => {
      const { display, contain } = getComputedStyle(getCell(line, 'name').closest('tr') as Element)
      return { display, contain }
    }
    const alone = { display: 'grid', contain: 'strict' }
    expect([getLayout('line-1'), getLayout('line-2')]).toEqual([alone, alone])
    act(() => store.write('line-1', (line) => ({ ...line, count: 'many' })))
    expect([getLayout('line-1').contain, getLayout('line-2')]).toEqual(['none', alone])
    const message = getCell('line-1', 'count').querySelector('[id]')
    expect(message?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      getCell('line-2', 'count').getBoundingClientRect().top,
    )
  })

  it('keeps only the first column of a sheet in place, with all lines under their heads', async () => {
    const { getCell } = show(['spruce', 'pine'], { isSheet: true })
    const frame = findFrame(getCell('line-1', 'name'))
    frame.style.width = '420px'
    frame.scrollLeft = 50
    await expect.poll(() => getPosition(getCell('line-1', 'name'))).toBe('sticky')
    expect(getPosition(getCell('line-1', 'unit'))).toBe('static')
    const listEdges = (cells: string) =>
      [...frame.querySelectorAll(cells)].map((cell) => cell.getBoundingClientRect().left)
    expect(listEdges('tr:nth-child(2) > *')).toEqual(listEdges('thead th'))
  })

  it('can be read but not edited if it is read-only', async () => {
    const { store, getCell } = show(['spruce'], { isReadOnly: true })
    getCell('line-1', 'name').focus()
    await userEvent.keyboard('oak{Enter}{Delete}{Control>}d{/Control}')
    expect(store.lines()).toMatchObject([{ name: 'spruce' }])
    expect(getCell('line-1', 'name').getAttribute('aria-readonly')).toBe('true')
  })

  it('stays reachable by Tab when the column of the current cell disappears', async () => {
    const { store, getCell } = show(['spruce'], { isReadOnly: true })
    expect(getCell('line-1', 'name').tabIndex).toBe(0)
    act(() => store.write('line-1', (line) => ({ ...line, name: '' })))
    await userEvent.tab()
    expect(getActiveCell()).toBe('line-1 count')
  })
})

describe('several cells of a grid', () => {
  const getSelected = () =>
    [...document.querySelectorAll<HTMLElement>('[aria-selected]')].map(
      ({ dataset }) => `${dataset['line']} ${dataset['column']}`,
    )
  const copySelection = () => {
    const clipboardData = new DataTransfer()
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    )
    return clipboardData
  }

  it('are selected by Shift and arrows, announced, copied, and pasted with the meaning of their numbers', async () => {
    const { store, getCell } = show(['spruce', 'pine', 'oak'])
    getCell('line-1', 'name').focus()
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    expect(getSelected()).toEqual(['line-1 name', 'line-1 count', 'line-2 name', 'line-2 count'])
    expect(getActiveCell()).toBe('line-2 count')
    expect(document.querySelector('[role=status]')?.textContent).toBe('Selected: 2 × 2')
    expect(document.querySelector('[role=grid]')?.getAttribute('aria-multiselectable')).toBe('true')
    const clipboardData = copySelection()
    expect(clipboardData.getData('text/plain')).toBe('spruce\t1\npine\t1')
    await userEvent.keyboard('{Escape}')
    expect(getSelected()).toEqual([])
    getCell('line-3', 'name').focus()
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
    await expect
      .poll(() => store.lines().map(({ name }) => name))
      .toEqual(['spruce', 'pine', 'spruce', 'pine'])
  })

  it('are selected by a click with Shift, and by dragging', async () => {
    const { getCell } = show(['spruce', 'pine', 'oak'])
    await userEvent.click(getCell('line-1', 'name'))
    await userEvent.click(getCell('line-2', 'double'), { modifiers: ['Shift'] })
    expect(getSelected()).toHaveLength(6)
    await userEvent.click(getCell('line-3', 'name'))
    expect(getSelected()).toEqual([])
    await userEvent.dragAndDrop(getCell('line-3', 'count'), getCell('line-2', 'name'))
    expect(getSelected()).toEqual(['line-2 name', 'line-2 count', 'line-3 name', 'line-3 count'])
    expect(getActiveCell()).toBe('line-2 name')
  })

  it('differ from others by more than an outline, also if they are read-only', () => {
    const { getCell } = show(['spruce', 'pine'], { isReadOnly: true })
    const getBackground = (each: HTMLElement) => getComputedStyle(each).backgroundColor
    const before = getBackground(getCell('line-1', 'count'))
    getCell('line-1', 'count').focus()
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', shiftKey: true, bubbles: true }),
    )
    expect(getBackground(getCell('line-1', 'count'))).not.toBe(before)
  })
})

describe('a grid with sums', () => {
  const count = (lines: readonly SampleLine[]) =>
    String(lines.reduce((sum, line) => sum + Number(line.count), 0))
  const columns = sampleColumns.map((column) =>
    column.id === 'count' ? { ...column, sum: count } : column,
  )
  const getSum = () => document.querySelector('tfoot td:nth-of-type(2)')

  it('adds up its lines as they are typed, and has no row of sums without one', async () => {
    const { store, getCell } = show(['spruce', 'pine'], { columns })
    expect(getSum()?.textContent).toBe('2')
    act(() => store.write('line-1', (line) => ({ ...line, count: '30' })))
    // A key does not wait for the sums, which follow once typing pauses.
    expect(getSum()?.textContent).toBe('2')
    getCell('line-1', 'count').focus()
    await userEvent.keyboard('40')
    await expect.poll(() => getSum()?.textContent).toBe('41')
    cleanup()
    show(['spruce'])
    expect(document.querySelector('tfoot')).toBeNull()
  })

  it('stays a table on a phone under its first column and above its sums, with a shade where columns follow', async () => {
    await page.viewport(390, 600)
    const { getCell } = show(
      Array.from({ length: 40 }, () => 'spruce'),
      { columns, isSheet: true },
    )
    const first = getCell('line-1', 'name')
    const frame = findFrame(first)
    const place = first.getBoundingClientRect().left
    const getShade = () => getComputedStyle(frame.parentElement ?? frame, '::after').content
    await expect.poll(getShade).toBe('""')
    frame.scrollLeft = 1000
    await expect.poll(getShade).toBe('none')
    frame.scrollLeft = 200
    expect(frame.scrollLeft).toBeGreaterThan(0)
    expect(first.getBoundingClientRect().left).toBeLessThan(place + 1)
    expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      frame.getBoundingClientRect().left,
    )
    expect(getSum()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      frame.getBoundingClientRect().bottom,
    )
    getCell('line-40', 'count').focus()
    await expect
      .poll(() => getCell('line-40', 'count').getBoundingClientRect().bottom)
      .toBeLessThanOrEqual((getSum()?.getBoundingClientRect().top ?? 0) + 1)
    await page.viewport(1280, 800)
  })
})

it('the column heads stay in view while many lines scroll', async () => {
  await page.viewport(1280, 600)
  const { getCell } = show(Array.from({ length: 60 }, () => 'spruce'))
  const frame = findFrame(getCell('line-1', 'name'))
  const head = frame.querySelector('thead th:nth-child(2)')
  getCell('line-60', 'name').focus()
  await expect.poll(() => frame.scrollTop).toBeGreaterThan(0)
  await expect
    .poll(() => head?.getBoundingClientRect().top)
    .toBeCloseTo(frame.getBoundingClientRect().top + 1, 0)
  // A cell that is focused from below is not hidden by the heads.
  frame.scrollTop = 1000
  getCell('line-10', 'name').focus()
  await expect
    .poll(() => getCell('line-10', 'name').getBoundingClientRect().top)
    .toBeGreaterThanOrEqual(head?.getBoundingClientRect().bottom ?? 0)
})

it('a column that wraps shows all lines, and another shows two', async () => {
  await page.viewport(1280, 800)
  const columns = sampleColumns.map((column) =>
    column.id === 'name' ? { ...column, wraps: true } : column,
  )
  const packs = Array.from({ length: 200 }, (_, i) => `M-${String(100 + i)}`).join(', ')
  const getHidden = (cell: HTMLElement) => {
    const text = cell.querySelector('span')
    return text ? text.scrollHeight - text.clientHeight : null
  }
  expect(getHidden(show([packs]).getCell('line-1', 'name'))).toBeGreaterThan(10)
  cleanup()
  // A difference of one pixel is a rounding error.
  expect(getHidden(show([packs], { columns }).getCell('line-1', 'name'))).toBeLessThan(2)
})
