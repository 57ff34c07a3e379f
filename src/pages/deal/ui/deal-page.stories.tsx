import { expect, screen, waitFor } from 'storybook/test'
import { BLOCKED_CLIENT, CHARGED_CLIENT, OVER_LIMIT_CLIENT } from '@backend/seed/client-list'
import {
  findCoverAddress,
  findCreditedDealAddress,
  findDealAddress,
  findMixedDealAddress,
  findOverdueDealAddress,
  findQuotedDealAddress,
} from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'

const t = getTexts('pages/deal')

const meta = preview.meta({ title: 'Screens/Sell/Deal' })
const role = 'sale_manager'

export const Draft = meta.story(
  screenStory({ path: findDealAddress('draft'), role, hasDarkPicture: true }),
)
export const OrderConfirmation = meta.story(
  screenStory({ path: findDealAddress('order_confirmation'), role }),
)
export const Confirmed = meta.story(screenStory({ path: findDealAddress('confirmed'), role }))
export const LoadingGoods = meta.story(screenStory({ path: findDealAddress('loading'), role }))
export const Shipped = meta.story(screenStory({ path: findDealAddress('shipped'), role }))
export const Delivered = meta.story(screenStory({ path: findDealAddress('delivered'), role }))
export const Completed = meta.story(screenStory({ path: findDealAddress('completed'), role }))
export const Canceled = meta.story(screenStory({ path: findDealAddress('canceled'), role }))

/** Opens the quotations of the deal. */
const toQuotations = (story: ReturnType<typeof screenStory>) => ({
  ...story,
  play: async ({ canvas }: { canvas: Pick<typeof screen, 'findByText'> }) => {
    await story.play()
    const summary = await canvas.findByText(t('quotation.list'))
    summary.click()
    summary.scrollIntoView()
  },
})

export const Quoted = meta.story(
  toQuotations(screenStory({ path: findQuotedDealAddress('open'), role: 'global_manager' })),
)
export const QuotationAccepted = meta.story(
  toQuotations(screenStory({ path: findQuotedDealAddress('accepted'), role: 'global_manager' })),
)

/** Shows a section of the deal. */
const toSection = (
  name: 'section.invoices' | 'section.payments',
  story: ReturnType<typeof screenStory>,
) => ({
  ...story,
  play: async ({ canvas }: { canvas: Pick<typeof screen, 'findByRole'> }) => {
    await story.play()
    const section = await canvas.findByRole('region', { name: t(name) })
    section.scrollIntoView()
  },
})

export const Invoiced = meta.story(
  toSection(
    'section.invoices',
    screenStory({ path: findCreditedDealAddress, role: 'global_manager' }),
  ),
)
export const Overdue = meta.story(
  toSection(
    'section.payments',
    screenStory({ path: findOverdueDealAddress(), role: 'global_manager' }),
  ),
)
export const PaidInParts = meta.story(
  toSection(
    'section.payments',
    screenStory({ path: findOverdueDealAddress({ isInParts: true }), role: 'global_manager' }),
  ),
)
export const OverCreditLimit = meta.story(
  screenStory({
    path: findDealAddress('order_confirmation', { client: OVER_LIMIT_CLIENT }),
    role: 'global_manager',
  }),
)
export const BlockedClient = meta.story(
  screenStory({
    path: findDealAddress('order_confirmation', { client: BLOCKED_CLIENT }),
    role: 'global_manager',
  }),
)

/** Scrolls to the discounts and charges. */
const toCharges = (story: ReturnType<typeof screenStory>) => ({
  ...story,
  play: async ({ canvas }: { canvas: Pick<typeof screen, 'findByRole'> }) => {
    await story.play()
    const charges = await canvas.findByRole('group', { name: t('charge.label') })
    await waitFor(() => expect(charges.querySelector('dl')).not.toBeNull())
    charges.scrollIntoView()
  },
})

export const Charges = meta.story(
  toCharges(
    screenStory({
      path: findDealAddress('completed', { client: CHARGED_CLIENT }),
      role: 'global_manager',
    }),
  ),
)
const withCharge = screenStory({ path: findDealAddress('draft'), role })
const addCharge = {
  ...withCharge,
  play: async ({
    canvas,
    userEvent,
  }: {
    canvas: Pick<typeof screen, 'findByRole'>
    userEvent: { click(element: Element): Promise<void> }
  }) => {
    await withCharge.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('charge.add') }))
    const charges = await canvas.findByRole('group', { name: t('charge.label') })
    charges.scrollIntoView()
  },
}
export const AddingCharge = meta.story(addCharge)
export const AddingChargeOnPhone = meta.story({
  ...addCharge,
  globals: { viewport: { value: 'phone', isRotated: false } },
})

/** Scrolls to the cover section, which loads after the screen is idle. */
const toCover = (story: ReturnType<typeof screenStory>) => ({
  ...story,
  play: async ({ canvas }: { canvas: Pick<typeof screen, 'findByRole'> }) => {
    await story.play()
    const cover = await canvas.findByRole('region', { name: getTexts('widgets/cover')('title') })
    await waitFor(() => expect(cover.querySelector('tbody')).not.toBeNull())
    cover.scrollIntoView()
  },
})

// Short of wood, split over eight supplies per line.
export const ForPurchaseManager = meta.story(
  toCover(screenStory({ path: findCoverAddress('split'), role: 'purchase_manager' })),
)
export const ForGlobalManager = meta.story(
  toCover(screenStory({ path: findCoverAddress('long'), role: 'global_manager' })),
)
export const LateCover = meta.story(
  toCover(
    screenStory({
      path: findCoverAddress('split'),
      role: 'purchase_manager',
      scenario: 'everything_late',
    }),
  ),
)
export const ForAdmin = meta.story(screenStory({ path: findDealAddress('draft'), role: 'admin' }))
export const ReadOnlyDealOfColleague = meta.story(
  screenStory({ path: findDealAddress('confirmed', { isColleagues: true }), role }),
)

const cancelable = screenStory({ path: findDealAddress('order_confirmation'), role })
export const Cancelling = meta.story({
  ...cancelable,
  play: async ({ canvas, userEvent }) => {
    await cancelable.play()
    await userEvent.click(
      await canvas.findByRole('button', { name: getTexts('features/change-status')('more') }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: t('action.to_canceled') }))
    const dialog = await screen.findByRole('dialog', { name: t('reason.to_canceled.title') })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

export const Waiting = meta.story(
  screenStory({ path: findDealAddress('draft'), role, network: 'silent' }),
)
export const Failing = meta.story(
  screenStory({ path: findDealAddress('draft'), role, network: 'failing' }),
)
export const Offline = meta.story(
  screenStory({ path: findDealAddress('draft'), role, network: 'offline' }),
)
export const NotFound = meta.story(
  screenStory({ path: '/deals/00000000-0000-4000-8000-000000000000', role }),
)

export const DraftOnPhone = meta.story(
  screenStory({ path: findDealAddress('draft'), role, width: 'phone' }),
)
export const ConfirmedOnPhone = meta.story(
  toCover(
    screenStory({ path: findCoverAddress('split'), role: 'purchase_manager', width: 'phone' }),
  ),
)
export const FailingOnPhone = meta.story(
  screenStory({ path: findDealAddress('draft'), role, network: 'failing', width: 'phone' }),
)
export const OfflineOnPhone = meta.story(
  screenStory({ path: findDealAddress('draft'), role, network: 'offline', width: 'phone' }),
)

const mixed = { path: findMixedDealAddress, role: 'global_manager' } as const
export const MixedLengths = meta.story(screenStory(mixed))
export const MixedLengthsOnPhone = meta.story(screenStory({ ...mixed, width: 'phone' }))
