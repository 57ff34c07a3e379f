import { expect } from 'storybook/test'
import { BLOCKED_CLIENT, OVER_LIMIT_CLIENT } from '@backend/seed/client-list'
import { findClientAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { startsWith, getTexts } from '#.storybook/texts'

const t = getTexts('pages/client')

const meta = preview.meta({ title: 'Screens/Sell/Client' })
const path = findClientAddress('Bois du Rhône SAS')

export const Admin = meta.story(screenStory({ path, role: 'admin' }))
export const GlobalManager = meta.story(screenStory({ path, role: 'global_manager' }))
export const OverCreditLimit = meta.story(
  screenStory({ path: findClientAddress(OVER_LIMIT_CLIENT), role: 'admin', hasDarkPicture: true }),
)
export const Blocked = meta.story(
  screenStory({ path: findClientAddress(BLOCKED_CLIENT), role: 'admin' }),
)

export const New = meta.story(screenStory({ path: '/clients/new', role: 'admin' }))
export const NewForGlobalManager = meta.story(
  screenStory({ path: '/clients/new', role: 'global_manager' }),
)

const empty = screenStory({ path: '/clients/new', role: 'admin' })
export const MistakesWhenSaved = meta.story({
  ...empty,
  play: async ({ canvas, userEvent }) => {
    await empty.play()
    await userEvent.type(
      await canvas.findByRole('textbox', { name: startsWith(t('field.vat_code')) }),
      'FR12',
    )
    await userEvent.click(
      canvas.getByRole('button', { name: getTexts('features/edit-record')('save') }),
    )
    await expect(canvas.getByRole('textbox', { name: startsWith(t('field.name')) })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: startsWith(t('field.name')) })).toBeInvalid()
  },
})

export const Waiting = meta.story(screenStory({ path, role: 'admin', network: 'silent' }))
export const Failing = meta.story(screenStory({ path, role: 'admin', network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role: 'admin', network: 'offline' }))
export const NotFound = meta.story(
  screenStory({ path: '/clients/00000000-0000-4000-8000-000000000000', role: 'admin' }),
)

export const Phone = meta.story(screenStory({ path, role: 'admin', width: 'phone' }))
export const NewOnPhone = meta.story(
  screenStory({ path: '/clients/new', role: 'admin', width: 'phone' }),
)
