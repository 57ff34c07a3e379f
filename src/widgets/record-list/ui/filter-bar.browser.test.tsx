import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { textSource } from '@/app/i18n'
import { startI18n } from '@/shared/i18n'
import '@/shared/ui/styles.css'
import type { ListSearch, RecordFilter } from '../model/filter'
import { FilterBar } from './filter-bar'

beforeAll(() => startI18n(textSource, 'en'))
afterEach(cleanup)

const filters: readonly RecordFilter[] = [
  {
    kind: 'choices',
    id: 'wood',
    label: 'Wood',
    choices: [
      { value: 'larch', label: 'Larch' },
      { value: 'pine', label: 'Pine' },
    ],
  },
  { kind: 'weeks', id: 'week', label: 'Week', fromId: 'week_from', toId: 'week_to' },
  { kind: 'toggle', id: 'late', label: 'Late only', value: 'only' },
]

function Bar({ initialSearch = {} }: { initialSearch?: ListSearch }) {
  const [search, setSearch] = useState(initialSearch)
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FilterBar filters={filters} search={search} onSearch={setSearch} />
      <output>{JSON.stringify(search)}</output>
    </QueryClientProvider>
  )
}

const findSearch = () => JSON.parse(screen.getByRole('status').textContent ?? '') as ListSearch

it('a filter is set by keyboard alone, and only active filters are shown', async () => {
  render(<Bar />)
  expect(screen.queryByText('Wood')).toBeNull()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('button', { name: 'Filter' }))
    .toHaveAttribute('aria-expanded', 'true')
  await screen.findByRole('button', { name: 'Week' })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(await screen.findByRole('checkbox', { name: 'Larch' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.poll(findSearch).toEqual({ wood: ['larch'] })
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Wood' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Wood: Larch' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove Late only' })).toBeNull()
})

it('the focus stays in the bar when the active filter is removed', async () => {
  render(<Bar initialSearch={{ wood: ['larch'], late: 'only' }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Late only' }))
  await expect.poll(findSearch).toEqual({ wood: ['larch'] })
  await expect.element(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()
})

it('the panel of an active filter stays open while its last value is removed', async () => {
  render(<Bar initialSearch={{ wood: ['larch'] }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Wood: Larch' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Larch' }))
  await expect.poll(findSearch).toEqual({})
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pine' }))
  await expect.poll(findSearch).toEqual({ wood: ['pine'] })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pine' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Filter' })).toHaveFocus()
  expect(screen.queryByText('Wood')).toBeNull()
})

it('a panel that the focus leaves is closed, and the focus goes on in order', async () => {
  render(<Bar initialSearch={{ late: 'only' }} />)
  const open = screen.getByRole('button', { name: 'Filter' })
  open.focus()
  await userEvent.keyboard('{Enter}')
  const late = await screen.findByRole('checkbox', { name: 'Late only' })
  late.focus()
  await userEvent.tab()
  await expect.element(open).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.getByRole('button', { name: 'Remove Late only' })).toHaveFocus()
})

it('the focus stays where it went from the panel of a filter that was cleared there', async () => {
  render(<Bar initialSearch={{ wood: ['larch'], late: 'only' }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Wood: Larch' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Larch' }))
  await expect.poll(findSearch).toEqual({ late: 'only' })
  screen.getByRole('checkbox', { name: 'Pine' }).focus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Remove Late only' })).toHaveFocus()
  await expect.poll(() => screen.queryByText('Wood')).toBeNull()
  await expect.element(screen.getByRole('button', { name: 'Remove Late only' })).toHaveFocus()
})
