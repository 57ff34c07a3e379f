import { expect, screen, waitFor } from 'storybook/test'
import { cargoIn } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { textsOf } from '#.storybook/texts'

const t = textsOf('pages/cargo')

const meta = preview.meta({ title: 'Screens/Cargo' })
const role = 'cargo_manager'
const path = '/cargo/new'

const blank = screenStory({ path, role })
export const NewForCargoManager = meta.story(blank)
export const NewForPurchaseManager = meta.story(screenStory({ path, role: 'purchase_manager' }))
export const NewForGlobalManager = meta.story(screenStory({ path, role: 'global_manager' }))
export const NewForAdmin = meta.story(screenStory({ path, role: 'admin' }))

export const Planned = meta.story(screenStory({ path: cargoIn('planned'), role }))
export const LoadingGoods = meta.story(screenStory({ path: cargoIn('loading'), role, isDarkToo: true }))
export const InTransit = meta.story(screenStory({ path: cargoIn('in_transit'), role }))
export const Closed = meta.story(screenStory({ path: cargoIn('closed'), role }))
export const Truck = meta.story(screenStory({ path: cargoIn('closed', { kind: 'truck' }), role }))

export const CheckDigit = meta.story({
  ...blank,
  play: async ({ canvas, userEvent }) => {
    await blank.play()
    await userEvent.type(await canvas.findByRole('textbox', { name: t('field.container_number') }), 'csqu 305438-4')
    await waitFor(() => expect(screen.getByText(t('number.wrong', { digit: '3' }))).toBeVisible())
  },
})

export const Waiting = meta.story(screenStory({ path: cargoIn('loading'), role, network: 'silent' }))
export const Failing = meta.story(screenStory({ path: cargoIn('loading'), role, network: 'failing' }))
export const Offline = meta.story(screenStory({ path: cargoIn('loading'), role, network: 'offline' }))
export const NotFound = meta.story(screenStory({ path: '/cargo/00000000-0000-4000-8000-000000000000', role }))
export const Phone = meta.story(screenStory({ path: cargoIn('loading'), role, width: 'phone' }))
