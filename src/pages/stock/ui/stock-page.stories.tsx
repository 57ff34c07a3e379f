import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { textsOf } from '#.storybook/texts'

const meta = preview.meta({ title: 'Screens/Stock' })
const path = '/stock'
const role = 'manager'
const t = textsOf('pages/stock')

export const Manager = meta.story(screenStory({ path, role, isDarkToo: true }))
export const Empty = meta.story(screenStory({ path, role, scenario: 'first_day' }))
export const Phone = meta.story(screenStory({ path: `${path}?empty=hide`, role, width: 'phone' }))
export const Receiving = meta.story({
  ...screenStory({ path, role }),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: t('receive.title') }))
    await expect(await screen.findByRole('dialog', { name: t('receive.title') })).toBeTruthy()
  },
})
export const Labels = meta.story({
  ...screenStory({ path: `${path}?empty=hide`, role }),
  async play() {
    const [link] = await within(await screen.findByRole('grid', { name: t('title') })).findAllByRole('link')
    if (!link) throw new Error('Nothing stands in the yard.')
    await userEvent.click(link)
    const packs = await screen.findByRole('dialog')
    const [all] = await within(packs).findAllByRole('checkbox')
    if (!all) throw new Error('No pack is there.')
    await userEvent.click(all)
    await userEvent.click(await within(packs).findByRole('button', { name: t('labels.open') }))
    await expect(await screen.findByRole('radiogroup', { name: t('labels.paper') })).toBeTruthy()
  },
})
export const Sheet = meta.story({
  ...screenStory({ path, role }),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: t('sheet.open') }))
    const sheet = await screen.findByRole('dialog', { name: t('sheet.title') })
    const file = new File([`${t('sheet.columns.barcode')};${t('sheet.columns.product')}\nNEW-1;Teak veneer\n`], 'count.csv')
    const input = sheet.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('No file can be chosen.')
    await userEvent.upload(input, file)
    await expect(await within(sheet).findByText(t('sheet.refusal.unknown_product'))).toBeTruthy()
  },
})
