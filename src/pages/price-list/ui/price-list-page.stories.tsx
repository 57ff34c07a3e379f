import { expect, screen, userEvent } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'

const meta = preview.meta({ title: 'Screens/Portal/Price list' })
const path = '/price-list'
const role = 'global_manager'
const t = getTexts('pages/price-list')

export const GlobalManager = meta.story(screenStory({ path, role, hasDarkPicture: true }))
export const Client = meta.story(screenStory({ path, role: 'client', width: 'phone' }))
export const Empty = meta.story(screenStory({ path, role, scenario: 'first_day' }))
export const Failing = meta.story(screenStory({ path, role, network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role, network: 'offline' }))
export const Phone = meta.story(screenStory({ path, role, width: 'phone' }))
export const Sheet = meta.story({
  ...screenStory({ path, role }),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: t('upload.open') }))
    await expect(await screen.findByText(t('upload.how'))).toBeTruthy()
  },
})
export const Waiting = meta.story(screenStory({ path, role, network: 'silent' }))
