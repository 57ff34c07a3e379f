import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Patterns/Notification list' })
const path = '/privacy-policy'

export const Unread = meta.story({
  ...screenStory({ path, role: 'purchase_manager', scenario: 'unread_mail' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }))
    const list = await canvas.findByRole('region', { name: 'Notifications' })
    await waitFor(() => expect(list.querySelectorAll('[data-unread]').length).toBeGreaterThan(0))
    const unread = list.querySelectorAll('[data-unread]')
    const [first] = unread
    if (first) await userEvent.hover(first)
    await waitFor(() => expect(list.querySelectorAll('[data-unread]')).toHaveLength(unread.length - 1))
  },
})

export const Empty = meta.story({
  ...screenStory({ path, role: 'client', scenario: 'first_day' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }))
    await expect(await canvas.findByText(/^No notifications/)).toBeVisible()
  },
})
