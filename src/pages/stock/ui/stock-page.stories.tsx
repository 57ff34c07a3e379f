import { expect, screen, userEvent } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { textsOf } from '#.storybook/texts'

const meta = preview.meta({ title: 'Screens/Stock' })
const path = '/stock'
const role = 'manager'
const t = textsOf('pages/stock')

export const Manager = meta.story(screenStory({ path, role, isDarkToo: true }))
export const Empty = meta.story(screenStory({ path, role, scenario: 'first_day' }))
export const Phone = meta.story(screenStory({ path: `${path}?empty=hide`, role, width: 'phone' }))
export const Receiving = meta.story({
  ...screenStory({ path, role }),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: t('receive.title') }))
    await expect(await screen.findByRole('dialog', { name: t('receive.title') })).toBeTruthy()
  },
})
