import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { getTexts } from '#.storybook/texts'
import { Unreachable } from '@/shared/api'
import { SampleList, createSampleSource } from './sample-list'

const t = getTexts('widgets/record-list')

const meta = preview.meta({
  title: 'Patterns/Record list',
  tags: ['stable'],
  component: SampleList,
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
})

export const Rows = meta.story({ args: { source: createSampleSource(240) } })

export const HundredThousand = meta.story({
  name: '100,000 rows',
  args: { source: createSampleSource(100_000) },
})

export const Uncounted = meta.story({
  args: { source: createSampleSource(200, { total: null, hasMore: true }) },
})

export const ByKeyboard = meta.story({
  args: { source: createSampleSource(100_000) },
  async play({ canvasElement }) {
    const grid = within(canvasElement).getByRole('grid')
    grid.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => {
      const active = grid.ownerDocument.getElementById(
        grid.getAttribute('aria-activedescendant') ?? '',
      )
      void expect(active).toHaveAttribute('aria-rowindex', '100001')
    })
  },
})

export const Loading = meta.story({
  args: { source: createSampleSource(0, { state: 'loading', total: null }) },
})

export const Empty = meta.story({ args: { source: createSampleSource(0) } })

export const NothingMatches = meta.story({
  args: { source: createSampleSource(0), initialSearch: { q: 'teak' } },
})

export const Failed = meta.story({
  args: {
    source: createSampleSource(0, {
      state: 'failed',
      total: null,
      error: new Unreachable('no answer'),
    }),
  },
})

export const Offline = meta.story({
  args: { source: createSampleSource(0, { state: 'paused', total: null }) },
})

export const MoreFailed = meta.story({
  args: { source: createSampleSource(120, { hasMore: true, hasMoreFailed: true }) },
})

export const Filtering = meta.story({
  args: { source: createSampleSource(240) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: t('filter.open') }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Wood' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Larch' }))
    await expect(
      canvas.getByRole('button', { name: t('filter.named', { label: 'Wood', value: 'Larch' }) }),
    ).toBeVisible()
  },
})

export const Sorting = meta.story({
  args: { source: createSampleSource(240) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Pack label' }))
    await expect(canvas.getByRole('columnheader', { name: 'Pack label' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  },
})

export const ChoosingColumns = meta.story({
  args: { source: createSampleSource(240) },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: t('display.title') }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Wood' }))
    await userEvent.click(canvas.getByRole('radio', { name: t('display.dense') }))
    await waitFor(() =>
      expect(canvas.queryByRole('columnheader', { name: 'Wood' })).not.toBeInTheDocument(),
    )
  },
})

export const SavingAView = meta.story({
  args: { source: createSampleSource(240), initialSearch: { q: 'larch' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: t('views.title') }))
    await userEvent.type(
      await canvas.findByRole('textbox', { name: t('views.name') }),
      'Larch in stock{Enter}',
    )
    await expect(
      await canvas.findByRole('button', { name: t('views.delete', { name: 'Larch in stock' }) }),
    ).toBeVisible()
  },
})
