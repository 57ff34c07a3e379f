import { expect, screen, waitFor } from 'storybook/test'
import { findDealAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts, normalizeSpaces } from '#.storybook/texts'

const meta = preview.meta({ title: 'Screens/Sell/Order confirmation' })
const sheet = findDealAddress('confirmed', { view: 'order_confirmation' })

export const Sheet = meta.story(
  screenStory({ path: sheet, role: 'sale_manager', hasDarkPicture: true }),
)
export const ForPurchaseManager = meta.story(screenStory({ path: sheet, role: 'purchase_manager' }))
export const ForGlobalManager = meta.story(screenStory({ path: sheet, role: 'global_manager' }))
export const ForAdmin = meta.story(screenStory({ path: sheet, role: 'admin' }))
export const NotIssuedYet = meta.story(
  screenStory({
    path: findDealAddress('draft', { view: 'order_confirmation' }),
    role: 'sale_manager',
  }),
)
export const Waiting = meta.story(
  screenStory({ path: sheet, role: 'sale_manager', network: 'silent' }),
)
export const Failing = meta.story(
  screenStory({ path: sheet, role: 'sale_manager', network: 'failing' }),
)
export const Offline = meta.story(
  screenStory({ path: sheet, role: 'sale_manager', network: 'offline' }),
)
export const Phone = meta.story(screenStory({ path: sheet, role: 'sale_manager', width: 'phone' }))

const t = getTexts('widgets/document')
const sendable = screenStory({ path: sheet, role: 'sale_manager' })

async function openSending(userEvent: { click(element: Element): Promise<void> }) {
  await userEvent.click(await screen.findByRole('button', { name: t('send.open') }))
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  await screen.findByLabelText(t('send.subject'), { exact: false })
}

export const Sending = meta.story({
  ...sendable,
  play: async ({ userEvent }) => {
    await sendable.play()
    await openSending(userEvent)
  },
})
export const SendingWithMistakes = meta.story({
  ...sendable,
  play: async ({ userEvent }) => {
    await sendable.play()
    await openSending(userEvent)
    await userEvent.type(screen.getByLabelText(t('send.other')), 'marie@')
    await userEvent.clear(screen.getByLabelText(t('send.subject'), { exact: false }))
    await userEvent.click(screen.getByRole('button', { name: t('send.confirm') }))
    await screen.findByText(t('send.wrong_address'))
  },
})

const sendFailing = screenStory({
  path: sheet,
  failingCall: (path) =>
    `/records/deal/${/[\da-f-]{36}/.exec(path)?.[0]}/papers/order_confirmation/send/`,
  role: 'sale_manager',
})
export const SendingFailed = meta.story({
  ...sendFailing,
  play: async ({ userEvent }) => {
    await sendFailing.play()
    await openSending(userEvent)
    await userEvent.click(screen.getByRole('button', { name: t('send.confirm') }))
    await screen.findByRole('alert')
  },
})

const withoutContacts = screenStory({
  path: async (world) => {
    await world.db
      .updateTable('clients')
      .set({ contacts: '[]' as never })
      .execute()
    return findDealAddress('confirmed', { view: 'order_confirmation' })(world)
  },
  role: 'sale_manager',
})
export const SendingWithoutContacts = meta.story({
  ...withoutContacts,
  play: async ({ userEvent }) => {
    await withoutContacts.play()
    await openSending(userEvent)
    await screen.findByText(normalizeSpaces(t('send.no_contacts')))
  },
})
