import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'
import type { Role } from '@/entities/session'

const t = getTexts('widgets/header')
const tDocument = getTexts('entities/document')
const tLanguage = getTexts('features/switch-language')

const meta = preview.meta({ title: 'Patterns/Header', tags: ['stable'] })
const createHeaderStory = (role: Role) => screenStory({ path: '/privacy-policy', role })

const forAdmin = createHeaderStory('admin')
const forPurchaseManager = createHeaderStory('purchase_manager')
const onPhone = screenStory({ path: '/privacy-policy', role: 'admin', width: 'phone' })

export const SaleManager = meta.story(createHeaderStory('sale_manager'))
export const PurchaseManager = meta.story(forPurchaseManager)
export const CargoManager = meta.story(createHeaderStory('cargo_manager'))
export const PurchaseAgent = meta.story(createHeaderStory('purchase_agent'))
export const GlobalManager = meta.story(createHeaderStory('global_manager'))
export const Administrator = meta.story(forAdmin)
export const Client = meta.story(createHeaderStory('client'))
export const Manager = meta.story(createHeaderStory('manager'))
export const CountryManager = meta.story(createHeaderStory('country_manager'))

export const Keyboard = meta.story({
  ...forAdmin,
  play: async ({ canvas, userEvent }) => {
    await forAdmin.play()
    const group = await canvas.findByRole('button', { name: t('group.general') })
    group.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'true'))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: tDocument('kind.deal') })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'false'))
  },
})

export const Settings = meta.story({
  ...forPurchaseManager,
  play: async ({ canvas, userEvent }) => {
    await forPurchaseManager.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('person') }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: tLanguage('label') })).toBeVisible(),
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: tLanguage('label') }), 'lt')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('log_out', { lng: 'lt' }) })).toBeVisible(),
    )
  },
})

export const PhoneMenu = meta.story({
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await onPhone.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('menu') }))
    await waitFor(() => expect(canvas.getByRole('button', { name: t('log_out') })).toBeVisible())
  },
})
