import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { normalizeSpaces, getTexts } from '#.storybook/texts'

const t = getTexts('app/layout')
const tRole = getTexts('entities/session')
const tDeal = getTexts('pages/deal')
const tLogIn = getTexts('features/log-in')

const meta = preview.meta({ title: 'Patterns/Around a screen', tags: ['stable'] })

const refused = screenStory({ path: '/clients', role: 'sale_manager' })
const sessionOver = screenStory({ path: '/general-order', role: 'admin', faults: ['lost_refresh'] })

export const AccessDenied = meta.story({
  ...refused,
  play: async () => {
    await refused.play()
    const message = await screen.findByText(
      normalizeSpaces(t('refused', { role: tRole('role.sale_manager') })),
    )
    await waitFor(() => expect(message).toBeVisible())
    await expect(await screen.findByRole('heading', { level: 1, name: tDeal('new') })).toBeVisible()
  },
})

export const SessionExpired = meta.story({
  ...sessionOver,
  play: async ({ canvas }) => {
    await sessionOver.play()
    await expect(await canvas.findByLabelText(tLogIn('email'))).toBeVisible()
  },
})
