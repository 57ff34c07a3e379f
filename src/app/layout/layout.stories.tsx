import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Patterns/Around a screen' })

const refused = screenStory({ path: '/clients', role: 'sale_manager' })
const over = screenStory({ path: '/general-order', role: 'admin', faults: ['lost_refresh'] })

export const NotForThisRole = meta.story({
  ...refused,
  play: async () => {
    await refused.play()
    const words = await screen.findByText(/isn’t open to your role/)
    await waitFor(() => expect(words).toBeVisible())
    await expect(await screen.findByRole('heading', { level: 1, name: 'New deal' })).toBeVisible()
  },
})

export const SessionOver = meta.story({
  ...over,
  play: async ({ canvas }) => {
    await over.play()
    await expect(await canvas.findByLabelText('E-mail', {}, { timeout: 5_000 })).toBeVisible()
  },
})
