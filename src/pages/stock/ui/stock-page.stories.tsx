import { expect, screen, userEvent, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'
import { fetchLotPage } from '@/entities/stock'

const meta = preview.meta({ title: 'Screens/Portal/Stock' })
const path = '/stock'
const role = 'manager'
const t = getTexts('pages/stock')
const startsWith = (text: string) => new RegExp(`^${text}`)

function getFileInput(sheet: HTMLElement): HTMLInputElement {
  const input = sheet.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('No file can be chosen.')
  return input
}

export const Manager = meta.story(screenStory({ path, role, hasDarkPicture: true }))
export const Empty = meta.story(screenStory({ path, role, scenario: 'first_day' }))
export const Failing = meta.story(screenStory({ path, role, network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role, network: 'offline' }))
export const Phone = meta.story(screenStory({ path: `${path}?empty=hide`, role, width: 'phone' }))
export const Receiving = meta.story({
  ...screenStory({ path, role }),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: t('receive.title') }))
    await expect(await screen.findByRole('dialog', { name: t('receive.title') })).toBeTruthy()
  },
})
/** Receives the packs of a mill's list. */
const receiveListed = async () => {
  await userEvent.click(await screen.findByRole('button', { name: t('receive.title') }))
  const form = within(await screen.findByRole('dialog', { name: t('receive.title') }))
  await userEvent.type(
    form.getByRole('combobox', { name: startsWith(t('receive.line')) }),
    '47x150',
  )
  const [line] = await screen.findAllByRole('option', { name: /47[x×]150/ })
  await userEvent.click(line ?? document.body)
  await expect(await form.findAllByRole('checkbox')).toHaveLength(10)
}
export const ReceivingListed = meta.story({
  ...screenStory({ path, role }),
  play: receiveListed,
})
export const ReceivingListedOnPhone = meta.story({
  ...screenStory({ path, role, width: 'phone' }),
  play: receiveListed,
})
export const Labels = meta.story({
  ...screenStory({ path: `${path}?empty=hide`, role }),
  async play() {
    const [link] = await within(
      await screen.findByRole('grid', { name: t('title') }),
    ).findAllByRole('link')
    if (!link) throw new Error('The seed has no pack in stock.')
    await userEvent.click(link)
    const packs = await screen.findByRole('dialog')
    const [all] = await within(packs).findAllByRole('checkbox')
    if (!all) throw new Error('No pack is there.')
    await userEvent.click(all)
    await userEvent.click(await within(packs).findByRole('button', { name: t('labels.open') }))
    await expect(await screen.findByRole('radiogroup', { name: t('labels.paper') })).toBeTruthy()
  },
})
export const Removed = meta.story({
  ...screenStory({ path, role }),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: t('removed.title') }))
    const removed = await screen.findByRole('dialog', { name: t('removed.title') })
    await expect(await within(removed).findByText(t('removed.none'))).toBeTruthy()
  },
})
export const Sheet = meta.story({
  ...screenStory({ path, role }),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: t('sheet.open') }))
    const sheet = await screen.findByRole('dialog', { name: t('sheet.title') })
    const file = new File(
      [
        `${t('sheet.columns.barcode')};${t('sheet.columns.product')};${t('sheet.columns.location')}\n`,
        'NEW-1;Teak veneer;Klaipėda\n',
      ],
      'count.csv',
    )
    await userEvent.upload(getFileInput(sheet), file)
    await expect(await within(sheet).findByText(t('sheet.refusal.unknown_product'))).toBeTruthy()
  },
})
export const SheetUndone = meta.story({
  ...screenStory({ path, role }),
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: t('sheet.open') }))
    const sheet = await screen.findByRole('dialog', { name: t('sheet.title') })
    const { items } = await fetchLotPage(
      { cursor: undefined, limit: 50 },
      new AbortController().signal,
    )
    const columns = (['barcode', 'pcs'] as const).map((column) => t(`sheet.columns.${column}`))
    await userEvent.upload(
      getFileInput(sheet),
      new File(
        [
          `${columns.join(';')}\n${items.find(({ status }) => status === 'available')?.barcode};3\n`,
        ],
        'count.csv',
      ),
    )
    await userEvent.type(await within(sheet).findByRole('textbox'), 'November')
    await userEvent.click(
      within(sheet).getByRole('button', { name: t('sheet.confirm', { count: 1 }) }),
    )
    await userEvent.click(await within(sheet).findByRole('button', { name: t('sheet.undo') }))
    await userEvent.click(await within(sheet).findByRole('button', { name: t('sheet.another') }))
    await expect(await within(sheet).findByText('November')).toBeTruthy()
  },
})
export const Waiting = meta.story(screenStory({ path, role, network: 'silent' }))
