import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { getTexts } from '#.storybook/texts'
import { Button } from '../button/button'
import { LockIcon, PlusIcon, SearchXIcon } from '../icons/icons'
import { EmptyState, ErrorState, PageState } from './page-state'

const t = getTexts('shared/ui')

const meta = preview.meta({ title: 'Patterns/Page state', tags: ['stable'], component: PageState })

const action = (
  <Button variant="primary" icon={<PlusIcon />}>
    New deal
  </Button>
)

export const Empty = meta.story({
  args: { title: '' },
  render: () => (
    <EmptyState title="No deals yet" action={action}>
      Deals are listed here with their volume, week and margin. Create the first one.
    </EmptyState>
  ),
})

export const NothingFits = meta.story({
  args: { title: '' },
  render: () => (
    <EmptyState
      icon={<SearchXIcon />}
      title="No deal fits"
      action={<Button>Clear the filters</Button>}
    >
      The filters leave nothing over. Take one away, or search for less.
    </EmptyState>
  ),
})

const retry = fn()

export const Failed = meta.story({
  args: { title: '' },
  render: () => <ErrorState onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('error.retry') }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})

export const Offline = meta.story({
  args: { title: '' },
  beforeEach: () => {
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    return () => void (online && Object.defineProperty(navigator, 'onLine', online))
  },
  render: () => <ErrorState size="page" onRetry={retry} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('offline.title') })).toBeVisible()
  },
})

export const Forbidden = meta.story({
  args: {
    size: 'page',
    icon: <LockIcon />,
    title: 'Not part of your work',
    children: 'Ask an administrator if it should be.',
  },
})

export const NotFound = meta.story({
  args: {
    size: 'page',
    icon: <SearchXIcon />,
    title: 'This deal doesn’t exist',
    children: 'It may have been removed, or the address is wrong.',
  },
})
