import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'
import { PrivacyBanner } from './privacy-banner'

const t = getTexts('widgets/privacy-banner')

const meta = preview.meta({
  title: 'Patterns/Privacy banner',
  tags: ['stable'],
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  component: PrivacyBanner,
})
const options = { path: '/cargo/new', role: 'cargo_manager', isTermsOpen: true } as const
const asking = screenStory(options)

export const Accepted = meta.story({
  ...asking,
  play: async ({ canvas, userEvent }) => {
    await asking.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('accept') }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('accept') })).toBeNull())
  },
})

export const Open = meta.story(asking)
export const Phone = meta.story(screenStory({ ...options, width: 'phone' }))
