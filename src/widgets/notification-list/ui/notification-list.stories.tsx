import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { normalizeSpaces, getTexts } from '#.storybook/texts'

const t = getTexts('widgets/notification-list')

const meta = preview.meta({ title: 'Patterns/Notification list', tags: ['stable'] })
const path = '/privacy-policy'

const unread = screenStory({ path, role: 'purchase_manager', scenario: 'unread_mail' })
const empty = screenStory({ path, role: 'client', scenario: 'first_day' })

export const Unread = meta.story({
  ...unread,
  play: async ({ canvas, userEvent }) => {
    await unread.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('title') }))
    const list = await canvas.findByRole('region', { name: t('title') })
    await waitFor(() => expect(list.querySelectorAll('[data-unread]').length).toBeGreaterThan(0))
    const marked = list.querySelectorAll('[data-unread]')
    const [first] = marked
    if (first) await userEvent.hover(first)
    await waitFor(() =>
      expect(list.querySelectorAll('[data-unread]')).toHaveLength(marked.length - 1),
    )
  },
})

export const Empty = meta.story({
  ...empty,
  play: async ({ canvas, userEvent }) => {
    await empty.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('title') }))
    await expect(await canvas.findByText(normalizeSpaces(t('empty')))).toBeVisible()
  },
})
