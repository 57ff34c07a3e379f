import { expect, screen, waitFor, within } from 'storybook/test'
import {
  findChangedOrderAddress,
  findCreditedOrderAddress,
  findLargeProposalAddress,
  findOrderAddress,
  findOverdueProposalAddress,
  findPhotographedOrderAddress,
  findProposedOrderAddress,
  findShippedOrderAddress,
  findUncoveredProposalAddress,
} from '@mocks/scenarios/portal'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'

const t = getTexts('pages/order')

const meta = preview.meta({ title: 'Screens/Portal/Order' })

const initial = screenStory({
  path: findOrderAddress('initial', 'UAB Karkaso namai'),
  role: 'global_manager',
})
export const EditingInitial = meta.story({
  ...initial,
  play: async ({ canvas, userEvent }) => {
    await initial.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('edit.open') }))
    const dialog = await screen.findByRole('dialog', { name: t('edit.title') })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

export const Pending = meta.story(
  screenStory({ path: findOrderAddress('pending'), role: 'client', width: 'phone' }),
)
export const Confirmed = meta.story(
  screenStory({ path: findOrderAddress('confirmed'), role: 'client' }),
)
export const ChangeProposed = meta.story(
  screenStory({ path: findProposedOrderAddress, role: 'client', hasDarkPicture: true }),
)
export const ChangeProposedOnPhone = meta.story(
  screenStory({ path: findProposedOrderAddress, role: 'client', width: 'phone' }),
)
export const EveryTermChanges = meta.story(
  screenStory({ path: findLargeProposalAddress, role: 'client' }),
)
export const EveryTermChangesOnPhone = meta.story(
  screenStory({ path: findLargeProposalAddress, role: 'client', width: 'phone' }),
)
const unansweredChange = screenStory({
  path: findProposedOrderAddress,
  role: 'client',
  failingCall: (path) => `${path}/change/answer/`,
})
export const ChangeAnswerFailed = meta.story({
  ...unansweredChange,
  play: async ({ canvas, userEvent }) => {
    await unansweredChange.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('change.decline') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('change.decline_title') }))
    await userEvent.click(dialog.getByRole('button', { name: t('change.decline') }))
    await dialog.findByRole('alert')
  },
})
const uncoveredChange = screenStory({ path: findUncoveredProposalAddress, role: 'client' })
export const ChangeNeedsSeller = meta.story({
  ...uncoveredChange,
  play: async ({ canvas, userEvent }) => {
    await uncoveredChange.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('change.accept') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('needs.seller_approval'))
  },
})
export const ChangeOver = meta.story(
  screenStory({ path: findOverdueProposalAddress, role: 'client' }),
)
export const ChangeAccepted = meta.story(
  screenStory({ path: findChangedOrderAddress, role: 'client' }),
)
export const ChangeAcceptedOnPhone = meta.story(
  screenStory({ path: findChangedOrderAddress, role: 'client', width: 'phone' }),
)
export const ChangeAwaited = meta.story(
  screenStory({ path: findProposedOrderAddress, role: 'manager' }),
)
export const ChangeAwaitedWithDeal = meta.story(
  screenStory({ path: findLargeProposalAddress, role: 'global_manager' }),
)
export const InPreparation = meta.story(
  screenStory({
    path: findShippedOrderAddress({ status: 'loading', etd: '2026-11-27' }),
    role: 'client',
  }),
)
export const InTransit = meta.story(
  screenStory({
    path: findShippedOrderAddress({ status: 'in_transit', eta: '2026-11-21' }),
    role: 'client',
    width: 'phone',
  }),
)
export const Late = meta.story(
  screenStory({
    path: findShippedOrderAddress({ status: 'in_transit', eta: '2026-11-18' }),
    role: 'client',
    width: 'phone',
  }),
)
export const Delivered = meta.story(
  screenStory({ path: findOrderAddress('completed'), role: 'client' }),
)
const credited = screenStory({
  path: findCreditedOrderAddress,
  role: 'client',
  hasDarkPicture: true,
})
export const Invoiced = meta.story({
  ...credited,
  play: async ({ canvas }) => {
    await credited.play()
    const section = within(await canvas.findByRole('region', { name: t('section.invoices') }))
    await expect(section.getAllByRole('listitem')).toHaveLength(3)
    await expect(section.getAllByRole('button', { name: t('invoice.download') })).toHaveLength(3)
  },
})
export const InvoicesWaiting = meta.story(
  screenStory({
    path: findCreditedOrderAddress,
    role: 'client',
    silentCall: (path) => `${path}/thread/`,
  }),
)
const invoicesFailing = screenStory({
  path: findCreditedOrderAddress,
  role: 'client',
  failingCall: (path) => `${path}/thread/`,
})
export const InvoicesFailed = meta.story({
  ...invoicesFailing,
  play: async ({ canvas }) => {
    await invoicesFailing.play()
    const progress = within(await canvas.findByRole('region', { name: t('section.thread') }))
    await progress.findByRole('button', { name: getTexts('shared/ui')('error.retry') })
  },
})
export const InTransitWithPhotos = meta.story(
  screenStory({ path: findPhotographedOrderAddress, role: 'client', hasDarkPicture: true }),
)
export const Canceled = meta.story(
  screenStory({ path: findOrderAddress('canceled'), role: 'client' }),
)
export const Received = meta.story(
  screenStory({ path: findOrderAddress('received'), role: 'manager' }),
)
export const Waiting = meta.story(
  screenStory({ path: findOrderAddress('pending'), role: 'client', network: 'silent' }),
)
export const Failing = meta.story(
  screenStory({ path: findOrderAddress('pending'), role: 'client', network: 'failing' }),
)
export const NotFound = meta.story(screenStory({ path: '/orders/none', role: 'client' }))
