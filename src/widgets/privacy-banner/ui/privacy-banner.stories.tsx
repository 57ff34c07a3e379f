import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { PrivacyBanner } from './privacy-banner'

const meta = preview.meta({ title: 'Patterns/Privacy banner', component: PrivacyBanner })
const asked = { path: '/cargo/new', role: 'cargo_manager', isTermsOpen: true } as const

export const Accepted = meta.story({
  ...screenStory(asked),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull())
  },
})

export const Asking = meta.story(screenStory(asked))
export const Phone = meta.story(screenStory({ ...asked, width: 'phone' }))
