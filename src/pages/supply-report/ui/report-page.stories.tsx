import { expect } from 'storybook/test'
import { supplyReportIn } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { textsOf } from '#.storybook/texts'

const t = textsOf('pages/supply-report')

const meta = preview.meta({ title: 'Screens/Supply inspection report' })
const role = 'purchase_agent'
const path = '/supply-inspection-report/new'

export const New = meta.story(screenStory({ path, role, width: 'phone' }))
export const NewForManager = meta.story(screenStory({ path, role: 'purchase_manager' }))
export const Draft = meta.story(
  screenStory({ path: supplyReportIn('draft'), role, width: 'phone', isDarkToo: true }),
)
export const Submitted = meta.story(
  screenStory({ path: supplyReportIn('submitted'), role: 'purchase_manager' }),
)
export const Returned = meta.story(
  screenStory({ path: supplyReportIn('returned'), role, width: 'phone' }),
)
export const Approved = meta.story(
  screenStory({ path: supplyReportIn('approved'), role: 'global_manager' }),
)
export const Paper = meta.story(
  screenStory({ path: supplyReportIn('approved', { view: 'paper' }), role: 'admin' }),
)
export const Waiting = meta.story(
  screenStory({ path: supplyReportIn('draft'), role, network: 'silent', width: 'phone' }),
)
export const Offline = meta.story(
  screenStory({ path: supplyReportIn('draft'), role, network: 'offline', width: 'phone' }),
)
export const NotFound = meta.story(
  screenStory({ path: '/supply-inspection-report/00000000-0000-4000-8000-000000000000', role }),
)

const measured = screenStory({ path: supplyReportIn('draft'), role, width: 'phone' })
export const Measuring = meta.story({
  ...measured,
  play: async ({ canvas, userEvent }) => {
    await measured.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('line.go_on') }))
    for (const key of ['1', '2']) await userEvent.click(canvas.getByRole('button', { name: key }))
    await expect(canvas.getByRole('group', { name: /\d/ })).toBeVisible()
  },
})
