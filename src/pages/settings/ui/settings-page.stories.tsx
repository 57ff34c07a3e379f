import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts, startsWith } from '#.storybook/texts'

const t = getTexts('pages/settings')

const meta = preview.meta({ title: 'Screens/Admin/Settings' })
const path = '/settings'

const adminStory = screenStory({ path, role: 'admin', hasDarkPicture: true })
export const Admin = meta.story(adminStory)

export const MistakesWhenSaved = meta.story({
  ...adminStory,
  play: async ({ canvas, userEvent }) => {
    await adminStory.play()
    const name = await canvas.findByRole('textbox', { name: startsWith(t('field.name')) })
    await userEvent.clear(name)
    await userEvent.click(
      canvas.getByRole('button', { name: getTexts('features/edit-record')('save') }),
    )
    await expect(name).toHaveFocus()
    await expect(name).toBeInvalid()
  },
})

export const Forbidden = meta.story(screenStory({ path, role: 'global_manager' }))
export const Waiting = meta.story(screenStory({ path, role: 'admin', network: 'silent' }))
export const Failing = meta.story(screenStory({ path, role: 'admin', network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role: 'admin', network: 'offline' }))
export const Phone = meta.story(screenStory({ path, role: 'admin', width: 'phone' }))
