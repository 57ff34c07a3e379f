import { expect, screen, waitFor } from 'storybook/test'
import { SUSPENDED_SAWMILL } from '@backend/seed/sawmill-list'
import { findSupplyAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { startsWith, getTexts } from '#.storybook/texts'

const t = getTexts('pages/supply')

const meta = preview.meta({ title: 'Screens/Buy/New supply' })
const path = '/supplies/new'

const blank = screenStory({ path, role: 'purchase_manager' })

export const PurchaseManager = meta.story(blank)
export const CargoManager = meta.story(screenStory({ path, role: 'cargo_manager' }))
export const GlobalManager = meta.story(screenStory({ path, role: 'global_manager' }))
export const Admin = meta.story(screenStory({ path, role: 'admin', hasDarkPicture: true }))

export const SawmillTermsApplied = meta.story({
  ...blank,
  play: async ({ canvas, userEvent }) => {
    await blank.play()
    const place = await canvas.findByRole('textbox', { name: t('field.loading_place') })
    await userEvent.type(
      await canvas.findByRole('combobox', { name: startsWith(t('field.sawmill_id')) }),
      'vidz',
    )
    await userEvent.click(await screen.findByRole('option', { name: /Vidzemes/ }))
    await waitFor(() => expect(place).not.toHaveValue(''))
  },
})

export const SuspendedSawmill = meta.story({
  ...blank,
  play: async ({ canvas, userEvent }) => {
    await blank.play()
    const [word = ''] = SUSPENDED_SAWMILL.split(' ').toReversed()
    await userEvent.type(
      await canvas.findByRole('combobox', { name: startsWith(t('field.sawmill_id')) }),
      word,
    )
    await userEvent.click(
      await screen.findByRole('option', { name: startsWith(SUSPENDED_SAWMILL) }),
    )
    await canvas.findByText(t('sawmill.suspended'))
  },
})

export const Waiting = meta.story(
  screenStory({ path, role: 'purchase_manager', network: 'silent' }),
)
export const Failing = meta.story(
  screenStory({ path, role: 'purchase_manager', network: 'failing' }),
)
export const Offline = meta.story(
  screenStory({ path, role: 'purchase_manager', network: 'offline' }),
)
export const Copy = meta.story(
  screenStory({
    path: async (world) =>
      (await findSupplyAddress('ready')(world)).replace('/supplies/', '/supplies/new?from='),
    role: 'purchase_manager',
  }),
)
export const CopySourceGone = meta.story(
  screenStory({
    path: '/supplies/new?from=00000000-0000-4000-8000-000000000000',
    role: 'purchase_manager',
  }),
)

export const Phone = meta.story(screenStory({ path, role: 'purchase_manager', width: 'phone' }))
