import { expect, screen, waitFor } from 'storybook/test'
import { type FindAddress, findDealAddress } from '@mocks/scenarios/addresses'
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

const copyPath: FindAddress = async (world) =>
  (await findDealAddress('confirmed')(world)).replace('/deals/', '/deals/new?from=')

export const Copy = meta.story(screenStory({ path: copyPath, role: 'sale_manager' }))
export const CopyOfColleague = meta.story(
  screenStory({
    path: async (world) =>
      (await findDealAddress('confirmed', { isColleagues: true })(world)).replace(
        '/deals/',
        '/deals/new?from=',
      ),
    role: 'sale_manager',
  }),
)
export const CopyPhone = meta.story(
  screenStory({ path: copyPath, role: 'sale_manager', width: 'phone' }),
)
export const CopyWaiting = meta.story(
  screenStory({ path: copyPath, role: 'sale_manager', network: 'silent' }),
)
export const CopySourceGone = meta.story(
  screenStory({
    path: '/deals/new?from=00000000-0000-4000-8000-000000000000',
    role: 'sale_manager',
  }),
)

export const Waiting = meta.story(screenStory({ path, role: 'sale_manager', network: 'silent' }))
export const Failing = meta.story(screenStory({ path, role: 'sale_manager', network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role: 'sale_manager', network: 'offline' }))
export const Phone = meta.story(screenStory({ path, role: 'sale_manager', width: 'phone' }))
