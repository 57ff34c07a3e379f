import { expect, screen, waitFor } from 'storybook/test'
import {
  findAllocatedSupplyAddress,
  findMixedSupplyAddress,
  findSupplyAddress,
} from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'

const t = getTexts('pages/supply')

const meta = preview.meta({ title: 'Screens/Buy/Supply' })
const role = 'purchase_manager'

export const Draft = meta.story(screenStory({ path: findSupplyAddress('draft'), role }))
export const Ordered = meta.story(
  screenStory({ path: findSupplyAddress('ordered'), role, hasDarkPicture: true }),
)
export const Confirmed = meta.story(
  screenStory({ path: findAllocatedSupplyAddress('confirmed'), role }),
)
export const InProduction = meta.story(
  screenStory({ path: findSupplyAddress('in_production'), role }),
)
export const Ready = meta.story(screenStory({ path: findSupplyAddress('ready'), role }))
export const LoadingGoods = meta.story(screenStory({ path: findSupplyAddress('loading'), role }))
export const Shipped = meta.story(screenStory({ path: findSupplyAddress('shipped'), role }))
export const Completed = meta.story(screenStory({ path: findSupplyAddress('completed'), role }))
export const Canceled = meta.story(screenStory({ path: findSupplyAddress('canceled'), role }))
export const Late = meta.story(
  screenStory({ path: findSupplyAddress('ordered'), role, scenario: 'everything_late' }),
)

export const ForCargoManager = meta.story(
  screenStory({ path: findSupplyAddress('ready'), role: 'cargo_manager' }),
)
export const ForGlobalManager = meta.story(
  screenStory({ path: findSupplyAddress('ordered'), role: 'global_manager' }),
)
export const ForAdmin = meta.story(screenStory({ path: findSupplyAddress('draft'), role: 'admin' }))

const confirmable = screenStory({ path: findSupplyAddress('in_production'), role })
export const PartlyReady = meta.story({
  ...confirmable,
  play: async ({ canvas, userEvent }) => {
    await confirmable.play()
    await userEvent.click(await waitFor(() => getCell('ready_quantity')))
    await userEvent.keyboard('0{Enter}')
    await canvas.findAllByText(t('warning.short.cut'))
  },
})

function getCell(column: string): HTMLElement {
  const cell = document.querySelector<HTMLElement>(`[role=grid] tbody [data-column="${column}"]`)
  if (!cell) throw new Error(`There is no ${column}`)
  return cell
}

const cancelable = screenStory({ path: findSupplyAddress('ordered'), role })
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
  screenStory({ path: findSupplyAddress('draft'), role, network: 'silent' }),
)
export const Failing = meta.story(
  screenStory({ path: findSupplyAddress('draft'), role, network: 'failing' }),
)
export const Offline = meta.story(
  screenStory({ path: findSupplyAddress('draft'), role, network: 'offline' }),
)
export const NotFound = meta.story(
  screenStory({ path: '/supplies/00000000-0000-4000-8000-000000000000', role }),
)

export const DraftOnPhone = meta.story(
  screenStory({ path: findSupplyAddress('draft'), role, width: 'phone' }),
)
export const OrderedOnPhone = meta.story(
  screenStory({ path: findSupplyAddress('ordered'), role, width: 'phone' }),
)
export const FailingOnPhone = meta.story(
  screenStory({ path: findSupplyAddress('draft'), role, network: 'failing', width: 'phone' }),
)

/** Shows the packs of the supply, which are below its lines. */
const toPacks = (story: ReturnType<typeof screenStory>) => ({
  ...story,
  play: async ({ canvas }: { canvas: Pick<typeof screen, 'findByRole'> }) => {
    await story.play()
    const title = await canvas.findByRole('heading', { name: getTexts('widgets/packs')('title') })
    title.scrollIntoView()
  },
})
const mixed = { path: findMixedSupplyAddress, role: 'global_manager' } as const

export const MixedLengths = meta.story(screenStory(mixed))
export const MixedLengthsOnPhone = meta.story(screenStory({ ...mixed, width: 'phone' }))
export const Packs = meta.story(toPacks(screenStory({ ...mixed, hasDarkPicture: true })))
export const PacksOnPhone = meta.story(toPacks(screenStory({ ...mixed, width: 'phone' })))
export const PacksReadOnly = meta.story(toPacks(screenStory({ ...mixed, role: 'cargo_manager' })))
export const PacksEmpty = meta.story(
  toPacks(screenStory({ path: findSupplyAddress('in_production'), role: 'global_manager' })),
)
export const PacksWaiting = meta.story(
  toPacks(screenStory({ ...mixed, silentCall: (path) => `${path}/packs/` })),
)
export const PacksFailing = meta.story(
  toPacks(screenStory({ ...mixed, failingCall: (path) => `${path}/packs/` })),
)

const commented = screenStory(mixed)
/** Packs and documents that a comment can quote. */
export const QuotingPacks = meta.story({
  ...commented,
  play: async ({ canvas, userEvent }) => {
    await commented.play()
    const comments = getTexts('widgets/document')
    await userEvent.type(await canvas.findByLabelText(comments('comment.label')), 'Wet: #')
    const numbers = await canvas.findByRole('listbox', { name: comments('comment.numbers') })
    await expect(numbers).toBeVisible()
  },
})
