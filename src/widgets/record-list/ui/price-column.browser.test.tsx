import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { formatFor } from '@domain/languages/format'
import '@/shared/ui/styles.css'
import type { RecordColumn } from '../model/column'
import { createPriceListColumn } from '../model/common-columns'
import { RecordGrid } from './record-grid'
import { createSampleSource, packHref, sampleColumns, type Pack } from './sample-list'

afterEach(cleanup)

/** Shows a list of a hundred prices of 355.00 and returns the edges of its last column. */
async function showPriceColumn(column: { unit: string; hasRowUnits: boolean }) {
  const price = createPriceListColumn<Pack, string>(
    {
      id: 'price',
      title: 'Price',
      unit: column.unit,
      width: 14,
      currency: 'EUR',
      value: () => '355',
      ...(column.hasRowUnits && { formatUnit: () => '€/m³' }),
    },
    formatFor('en'),
  )
  const columns: readonly RecordColumn<Pack>[] = [...sampleColumns, price]
  render(
    <div style={{ display: 'flex', blockSize: '300px', inlineSize: '1000px' }}>
      <RecordGrid
        label="Packs"
        columns={columns}
        source={createSampleSource(100)}
        rowHeight={36}
        hasHead
        sort="mark"
        onSort={() => {}}
        getHref={packHref}
        onOpen={() => {}}
        searchKey=""
        positionKey=""
      />
    </div>,
  )
  await document.fonts.ready
  const grid = within(screen.getByRole('grid'))
  const head = grid.getByRole('columnheader', { name: /^Price/ })
  const cell = (await grid.findAllByText(/355\.00/))[0] ?? head
  return {
    title: measure(head, 'Price'),
    unit: measure(head, column.unit),
    figures: measure(cell, '355.00'),
    rowUnit: column.hasRowUnits ? measure(cell, '€/m³') : null,
  }
}

/** Returns the edges of a text within an element, CSS pixels. */
function measure(element: HTMLElement, text: string): DOMRect {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const start = node.textContent?.indexOf(text) ?? -1
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, start + text.length)
    return range.getBoundingClientRect()
  }
  throw new Error(`The text ${text} is not shown.`)
}

it('the head of a price column ends above the figures, not above blank decimals', async () => {
  const { unit, figures } = await showPriceColumn({ unit: '€', hasRowUnits: false })
  expect(Math.abs(unit.right - figures.right)).toBeLessThan(2)
})

it('the title of prices is above the figures, and its unit above the units', async () => {
  const edges = await showPriceColumn({ unit: 'excl. VAT', hasRowUnits: true })
  expect(Math.abs(edges.title.right - edges.figures.right)).toBeLessThan(2)
  expect(Math.abs(edges.unit.left - (edges.rowUnit?.left ?? 0))).toBeLessThan(2)
})
