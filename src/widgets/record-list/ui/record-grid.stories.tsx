import { expect, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { ROW_HEIGHTS } from '../model/list-layout'
import { RecordGrid } from './record-grid'
import {
  createSamplePack,
  createSampleSource,
  packHref,
  sampleColumns,
  type Pack,
} from './sample-list'

const meta = preview.meta({
  title: 'Patterns/Record grid',
  tags: ['stable'],
  component: RecordGrid<Pack>,
  args: {
    label: 'Packs',
    columns: sampleColumns,
    source: createSampleSource(100_000),
    rowHeight: ROW_HEIGHTS.roomy,
    hasHead: true,
    sort: 'mark',
    onSort: fn(),
    getHref: packHref,
    onOpen: fn(),
    searchKey: '',
    positionKey: '',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: '480px' }}>
        <Story />
      </div>
    ),
  ],
})

export const HundredThousand = meta.story({ name: '100,000 rows' })

export const Dense = meta.story({ args: { rowHeight: ROW_HEIGHTS.dense } })

export const Cards = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { columns: sampleColumns.slice(0, 1), rowHeight: ROW_HEIGHTS.card, hasHead: false },
})

export const FewRows = meta.story({ args: { source: createSampleSource(3) } })

export const WaitingForRows = meta.story({
  args: {
    source: createSampleSource(100_000, {
      loaded: 5,
      hasMore: true,
      getRow: (index) => (index < 5 ? createSamplePack(index) : undefined),
    }),
  },
})

export const WithoutLinks = meta.story({ args: { getHref: () => null } })

export const Scrolling = meta.story({
  async play({ canvas }) {
    const grid = canvas.getByRole('grid')
    grid.scrollTop = 50_000 * ROW_HEIGHTS.roomy
    await waitFor(() => expect(canvas.getByText('P-050001')).toBeVisible())
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80)
  },
})

export const ByKeyboard = meta.story({
  async play({ args, canvas, userEvent }) {
    canvas.getByRole('grid').focus()
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(createSamplePack(99_999))
  },
})
