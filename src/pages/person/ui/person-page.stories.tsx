import { expect, screen, waitFor } from 'storybook/test'
import { getDemoPersonId, demoNames } from '@backend/seed/people'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'

const t = getTexts('pages/person')

const meta = preview.meta({ title: 'Screens/Admin/Person' })
const path = `/people/${getDemoPersonId('sale_manager')}`

export const Seller = meta.story(screenStory({ path, role: 'admin', hasDarkPicture: true }))
export const New = meta.story(screenStory({ path: '/people/new', role: 'global_manager' }))

const phone = screenStory({ path, role: 'global_manager', width: 'phone' })
export const LeavingOnPhone = meta.story({
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await phone.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('more') }))
    await userEvent.click(await canvas.findByRole('button', { name: t('step.deactivated') }))
    const dialog = await screen.findByRole('dialog', {
      name: t('leave.title', { name: demoNames.sale_manager }),
    })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})
export const Waiting = meta.story(screenStory({ path: path, role: 'admin', network: 'silent' }))
export const Failing = meta.story(screenStory({ path: path, role: 'admin', network: 'failing' }))
