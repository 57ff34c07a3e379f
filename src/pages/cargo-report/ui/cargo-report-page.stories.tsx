import { findNewCargoReportAddress, findCargoReportAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { normalizeSpaces, getTexts } from '#.storybook/texts'

const t = getTexts('pages/cargo-report')

const meta = preview.meta({ title: 'Screens/Inspect/Container inspection report' })
const role = 'purchase_agent'
const path = '/cargo-inspection-report/new'

export const InspectorStart = meta.story(screenStory({ path, role, width: 'phone' }))
export const NewForManager = meta.story(screenStory({ path, role: 'purchase_manager' }))
export const Started = meta.story(
  screenStory({ path: findNewCargoReportAddress, role, width: 'phone', hasDarkPicture: true }),
)
export const Submitted = meta.story(
  screenStory({ path: findCargoReportAddress('submitted'), role: 'purchase_manager' }),
)
export const Approved = meta.story(
  screenStory({ path: findCargoReportAddress('approved'), role: 'global_manager' }),
)
export const Paper = meta.story(
  screenStory({ path: findCargoReportAddress('approved', { view: 'paper' }), role: 'admin' }),
)
export const Waiting = meta.story(
  screenStory({
    path: findCargoReportAddress('submitted'),
    role,
    network: 'silent',
    width: 'phone',
  }),
)

const started = screenStory({ path: findNewCargoReportAddress, role, width: 'phone' })
export const SealMismatch = meta.story({
  ...started,
  play: async ({ canvas, userEvent }) => {
    await started.play()
    const secondEntry = await canvas.findByRole('textbox', { name: t('field.seal_again') })
    await userEvent.type(
      canvas.getByRole('textbox', { name: t('field.seal_number') }),
      'ML-LT 0042117',
    )
    await userEvent.type(secondEntry, 'ML-LT 0042177')
    await canvas.findByText(
      normalizeSpaces(t('seal.differs', { at: '12', first: '1', again: '7' })),
    )
  },
})
