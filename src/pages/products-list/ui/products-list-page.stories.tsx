import { screen } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { normalizeSpaces, getTexts } from '#.storybook/texts'

const t = getTexts('pages/products-list')
const tList = getTexts('widgets/record-list')

const meta = preview.meta({ title: 'Screens/Portal/All products' })
const path = '/products/all'

export const Manager = meta.story(screenStory({ path, role: 'manager', hasDarkPicture: true }))
export const Empty = meta.story(screenStory({ path, role: 'manager', scenario: 'first_day' }))
export const Failing = meta.story(screenStory({ path, role: 'manager', network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role: 'manager', network: 'offline' }))

const changing = screenStory({ path: `${path}?wood=LADC`, role: 'global_manager', width: 'phone' })
export const Changing = meta.story({
  ...changing,
  play: async ({ canvas, userEvent }) => {
    await changing.play()
    await userEvent.click(await canvas.findByRole('button', { name: tList('more_actions') }))
    await userEvent.click(await canvas.findByRole('button', { name: t('change', { count: 3 }) }))
    const field = await screen.findByLabelText(t('changes.field'))
    await userEvent.selectOptions(field, 'certification')
    await userEvent.click(await screen.findByRole('button', { name: t('changes.preview') }))
    await screen.findByText(new RegExp(normalizeSpaces(t('changes.refused', { count: 3 }))))
  },
})
