import { expect } from 'storybook/test'
import {
  findListedSupplyReportAddress,
  findReplacingReportAddress,
  findSupplyReportAddress,
} from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts, normalizeSpaces } from '#.storybook/texts'

const t = getTexts('pages/supply-report')
const tScan = getTexts('features/scan-packs')

const meta = preview.meta({ title: 'Screens/Inspect/Supply inspection report' })
const role = 'purchase_agent'
const path = '/supply-inspection-report/new'

export const New = meta.story(screenStory({ path, role, width: 'phone' }))
export const NewForManager = meta.story(screenStory({ path, role: 'purchase_manager' }))
export const Draft = meta.story(
  screenStory({
    path: findSupplyReportAddress('draft'),
    role,
    width: 'phone',
    hasDarkPicture: true,
  }),
)
export const Submitted = meta.story(
  screenStory({ path: findSupplyReportAddress('submitted'), role: 'purchase_manager' }),
)
export const Replacing = meta.story(
  screenStory({ path: findReplacingReportAddress, role: 'purchase_manager' }),
)
export const Returned = meta.story(
  screenStory({ path: findSupplyReportAddress('returned'), role, width: 'phone' }),
)
export const Approved = meta.story(
  screenStory({ path: findSupplyReportAddress('approved'), role: 'global_manager' }),
)
export const Paper = meta.story(
  screenStory({ path: findSupplyReportAddress('approved', { view: 'paper' }), role: 'admin' }),
)
export const Waiting = meta.story(
  screenStory({ path: findSupplyReportAddress('draft'), role, network: 'silent', width: 'phone' }),
)
export const Offline = meta.story(
  screenStory({ path: findSupplyReportAddress('draft'), role, network: 'offline', width: 'phone' }),
)
export const NotFound = meta.story(
  screenStory({ path: '/supply-inspection-report/00000000-0000-4000-8000-000000000000', role }),
)

const measured = screenStory({ path: findSupplyReportAddress('draft'), role, width: 'phone' })
export const Measuring = meta.story({
  ...measured,
  play: async ({ canvas, userEvent }) => {
    await measured.play()
    await userEvent.click(await canvas.findByRole('button', { name: t('line.go_on') }))
    for (const key of ['1', '2']) await userEvent.click(canvas.getByRole('button', { name: key }))
    await expect(canvas.getByRole('group', { name: /\d/ })).toBeVisible()
  },
})

const listed = screenStory({ path: findListedSupplyReportAddress, role, width: 'phone' })
export const ScanningPacks = meta.story({
  ...listed,
  play: async ({ canvas, userEvent }) => {
    await listed.play()
    await userEvent.click(await canvas.findByRole('button', { name: tScan('start') }))
    await userEvent.type(canvas.getByLabelText(tScan('number')), '000000{Enter}')
    await expect(
      canvas.getByText(normalizeSpaces(tScan('outcome.unknown', { number: '000000' }))),
    ).toBeVisible()
  },
})
