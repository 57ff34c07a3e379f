import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'

const meta = preview.meta({ title: 'Screens/Sell/Deals list' })
const path = '/general-order'
const t = getTexts('pages/deals-list')

export const Admin = meta.story(screenStory({ path, role: 'admin', hasDarkPicture: true }))
export const GlobalManager = meta.story(screenStory({ path, role: 'global_manager' }))
export const SaleManager = meta.story(screenStory({ path, role: 'sale_manager' }))
export const PurchaseManager = meta.story(
  screenStory({
    path: `${path}?status=order_confirmation&status=confirmed&status=loading`,
    role: 'purchase_manager',
  }),
)
export const PurchaseAgent = meta.story(screenStory({ path, role: 'purchase_agent' }))
export const EverythingLate = meta.story(
  screenStory({ path, role: 'admin', scenario: 'everything_late' }),
)
export const PrivacyBanner = meta.story(screenStory({ path, role: 'admin', isTermsOpen: true }))

const searchable = screenStory({ path, role: 'sale_manager' })
export const Searching = meta.story({
  ...searchable,
  play: async ({ canvas, userEvent }) => {
    await searchable.play()
    await userEvent.type(await canvas.findByRole('searchbox'), 'rhône')
    await waitFor(() => {
      const labels = canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent)
      void expect(labels.length).toBeGreaterThan(0)
      void expect(labels.every((name) => name.includes('Bois du Rhône'))).toBe(true)
    })
  },
})

export const Overdue = meta.story(
  screenStory({ path: `${path}?overdue=only`, role: 'sale_manager' }),
)
export const OverdueOnPhone = meta.story(
  screenStory({ path: `${path}?overdue=only`, role: 'sale_manager', width: 'phone' }),
)

const upload = screenStory({ path, role: 'global_manager' })
export const UploadingPayments = meta.story({
  ...upload,
  play: async ({ canvas, userEvent }) => {
    await upload.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('payments.open') }))
    await screen.findByRole('dialog', { name: t('payments.title') })
  },
})

const checking = screenStory({ path, role: 'global_manager' })
export const CheckingPayments = meta.story({
  ...checking,
  play: async ({ canvas, userEvent }) => {
    await checking.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('payments.open') }))
    const dialog = await screen.findByRole('dialog', { name: t('payments.title') })
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('No file can be chosen.')
    const sheet = [
      'Date;Amount;Currency;Reference;Payer',
      '2026-11-18;5000,00;EUR;Invoice of May;Bois du Rhône',
      '2026-11-19;-9,50;EUR;Bank fee;',
    ].join('\n')
    await userEvent.upload(input, new File([sheet], 'statement.csv', { type: 'text/csv' }))
    await screen.findByText(t('payments.reason.unmatched'))
  },
})

export const Waiting = meta.story(screenStory({ path, role: 'admin', network: 'silent' }))
export const Empty = meta.story(screenStory({ path, role: 'admin', scenario: 'first_day' }))
export const NothingMatches = meta.story(
  screenStory({ path: `${path}?q=teak+veneer`, role: 'admin' }),
)
export const Failing = meta.story(screenStory({ path, role: 'admin', network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role: 'admin', network: 'offline' }))

export const Phone = meta.story(screenStory({ path, role: 'admin', width: 'phone' }))
export const EmptyOnPhone = meta.story(
  screenStory({ path, role: 'sale_manager', scenario: 'first_day', width: 'phone' }),
)
export const FailingOnPhone = meta.story(
  screenStory({ path, role: 'admin', network: 'failing', width: 'phone' }),
)
export const OfflineOnPhone = meta.story(
  screenStory({ path, role: 'admin', network: 'offline', width: 'phone' }),
)
