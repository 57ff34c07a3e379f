import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { startsWith, getTexts } from '#.storybook/texts'

const t = getTexts('pages/deal')

const meta = preview.meta({ title: 'Screens/Sell/New deal' })
const path = '/deals/new'

const forSaleManager = screenStory({ path, role: 'sale_manager' })

export const SaleManager = meta.story(forSaleManager)
export const PurchaseManager = meta.story(screenStory({ path, role: 'purchase_manager' }))
export const GlobalManager = meta.story(screenStory({ path, role: 'global_manager' }))
export const Admin = meta.story(screenStory({ path, role: 'admin', hasDarkPicture: true }))

export const ClientTermsApplied = meta.story({
  ...forSaleManager,
  play: async ({ canvas, userEvent }) => {
    await forSaleManager.play()
    const place = await canvas.findByRole('textbox', { name: t('field.incoterms_place') })
    await userEvent.type(
      await canvas.findByRole('combobox', { name: startsWith(t('field.client_id')) }),
      'rhône',
    )
    await userEvent.click(await screen.findByRole('option', { name: /Bois du Rhône/ }))
    await waitFor(() => expect(place).toHaveValue('Lyon'))
  },
})

export const Waiting = meta.story(screenStory({ path, role: 'sale_manager', network: 'silent' }))
export const Failing = meta.story(screenStory({ path, role: 'sale_manager', network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role: 'sale_manager', network: 'offline' }))
export const Phone = meta.story(screenStory({ path, role: 'sale_manager', width: 'phone' }))
