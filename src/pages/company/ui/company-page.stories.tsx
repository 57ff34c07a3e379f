import { expect, screen, waitFor } from 'storybook/test'
import { DEMO_COMPANY } from '@backend/seed/company-list'
import { findCompanyAddress, findPendingCompanyAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'

const t = getTexts('pages/company')

const meta = preview.meta({ title: 'Screens/Portal/Company' })
const path = findCompanyAddress(DEMO_COMPANY)

export const Manager = meta.story(screenStory({ path, role: 'manager' }))
export const Pending = meta.story(
  screenStory({ path: findPendingCompanyAddress, role: 'admin', hasDarkPicture: true }),
)

const verifying = screenStory({ path: findPendingCompanyAddress, role: 'manager' })
export const Verifying = meta.story({
  ...verifying,
  play: async ({ canvas, userEvent }) => {
    await verifying.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('step.verify') }))
    await waitFor(() => expect(screen.getByText(t('client_dialog.new'))).toBeVisible())
  },
})

const phone = screenStory({ path, role: 'country_manager', width: 'phone' })
export const BlockingOnPhone = meta.story({
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await phone.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('more') }))
    await userEvent.click(await canvas.findByRole('button', { name: t('step.block') }))
    const dialog = await screen.findByRole('dialog', {
      name: t('block.title', { name: DEMO_COMPANY }),
    })
    await waitFor(() => expect(dialog).toBeVisible())
  },
})
export const Waiting = meta.story(screenStory({ path, role: 'manager', network: 'silent' }))
export const Failing = meta.story(screenStory({ path, role: 'manager', network: 'failing' }))
