import { expect } from 'storybook/test'
import { EXPIRED_SAWMILL, EXPIRING_SAWMILL, SUSPENDED_SAWMILL } from '@backend/seed/sawmill-list'
import { findSawmillAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { startsWith, getTexts } from '#.storybook/texts'

const t = getTexts('pages/sawmill')

const meta = preview.meta({ title: 'Screens/Buy/Sawmill' })
const path = findSawmillAddress('SIA Vidzemes zāģētava')

export const Admin = meta.story(screenStory({ path, role: 'admin' }))
export const GlobalManager = meta.story(screenStory({ path, role: 'global_manager' }))
export const CertificateExpired = meta.story(
  screenStory({ path: findSawmillAddress(EXPIRED_SAWMILL), role: 'admin', hasDarkPicture: true }),
)
export const CertificateExpiresSoon = meta.story(
  screenStory({ path: findSawmillAddress(EXPIRING_SAWMILL), role: 'admin' }),
)
export const Suspended = meta.story(
  screenStory({ path: findSawmillAddress(SUSPENDED_SAWMILL), role: 'admin' }),
)

export const New = meta.story(screenStory({ path: '/sawmills/new', role: 'admin' }))

const emptyStory = screenStory({ path: '/sawmills/new', role: 'global_manager' })
export const MistakesWhenSaved = meta.story({
  ...emptyStory,
  play: async ({ canvas, userEvent }) => {
    await emptyStory.play()
    await userEvent.click(
      await canvas.findByRole('button', { name: getTexts('features/edit-record')('save') }),
    )
    await expect(canvas.getByRole('textbox', { name: startsWith(t('field.name')) })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: startsWith(t('field.name')) })).toBeInvalid()
  },
})

export const Waiting = meta.story(screenStory({ path, role: 'admin', network: 'silent' }))
export const Failing = meta.story(screenStory({ path, role: 'admin', network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role: 'admin', network: 'offline' }))
export const NotFound = meta.story(
  screenStory({ path: '/sawmills/00000000-0000-4000-8000-000000000000', role: 'admin' }),
)

export const Phone = meta.story(
  screenStory({ path: findSawmillAddress(EXPIRED_SAWMILL), role: 'admin', width: 'phone' }),
)
export const NewOnPhone = meta.story(
  screenStory({ path: '/sawmills/new', role: 'admin', width: 'phone' }),
)
