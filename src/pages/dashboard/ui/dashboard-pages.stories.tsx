import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'

const t = getTexts('widgets/chart')

const meta = preview.meta({ title: 'Screens/Sell/Dashboards' })

const YEAR = 'week_from=2025-W48&week_to=2026-W47'
const year = screenStory({
  path: `/supply-dashboard?${YEAR}`,
  role: 'global_manager',
  hasDarkPicture: true,
})

export const Deals = meta.story(
  screenStory({ path: '/deal-dashboard', role: 'global_manager', hasDarkPicture: true }),
)
export const DealsOfSeller = meta.story(
  screenStory({ path: '/deal-dashboard', role: 'sale_manager', scenario: 'everything_late' }),
)
export const Supplies = meta.story(
  screenStory({ path: '/supply-dashboard', role: 'purchase_manager' }),
)
export const Cargo = meta.story(screenStory({ path: '/cargo-dashboard', role: 'cargo_manager' }))
export const FirstDay = meta.story(
  screenStory({ path: '/deal-dashboard', role: 'admin', scenario: 'first_day' }),
)
export const Waiting = meta.story(
  screenStory({ path: '/supply-dashboard', role: 'purchase_manager', network: 'silent' }),
)
export const Failing = meta.story(
  screenStory({ path: '/supply-dashboard', role: 'purchase_manager', network: 'failing' }),
)
export const Phone = meta.story(
  screenStory({ path: '/cargo-dashboard', role: 'cargo_manager', width: 'phone' }),
)
/** One chart fails; the figures and the other charts are shown. */
export const FailingChart = meta.story(
  screenStory({
    path: '/deal-dashboard',
    role: 'global_manager',
    failingCall: '/dashboards/deal/charts/weeks/',
  }),
)
export const SuppliesLate = meta.story(
  screenStory({ path: '/supply-dashboard', role: 'purchase_manager', scenario: 'everything_late' }),
)
export const CargoLate = meta.story(
  screenStory({ path: '/cargo-dashboard', role: 'cargo_manager', scenario: 'everything_late' }),
)
export const FirstDayOfSupplies = meta.story(
  screenStory({ path: '/supply-dashboard', role: 'purchase_manager', scenario: 'first_day' }),
)
export const FirstDayOfCargo = meta.story(
  screenStory({ path: '/cargo-dashboard', role: 'cargo_manager', scenario: 'first_day' }),
)
export const YearOfSupplies = meta.story(
  screenStory({ path: `/supply-dashboard?${YEAR}`, role: 'global_manager' }),
)
export const YearOfDeals = meta.story(
  screenStory({ path: `/deal-dashboard?${YEAR}`, role: 'global_manager', hasDarkPicture: true }),
)
export const YearOfCargo = meta.story(
  screenStory({ path: `/cargo-dashboard?${YEAR}`, role: 'cargo_manager', hasDarkPicture: true }),
)

export const Tables = meta.story({
  ...year,
  play: async ({ canvas, userEvent }) => {
    await year.play()
    // Each message names its chart.
    const start = t('table_of', { title: '' })
    const buttons = await waitFor(() => {
      const tableButtons = canvas
        .getAllByRole('button')
        .filter((button) => button.getAttribute('aria-label')?.startsWith(start))
      void expect(tableButtons.length).toBeGreaterThan(2)
      return tableButtons
    })
    for (const button of buttons) await userEvent.click(button)
    await waitFor(() => expect(canvas.getAllByRole('table').length).toBeGreaterThan(buttons.length))
  },
})
