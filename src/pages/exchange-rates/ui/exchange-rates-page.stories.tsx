import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Sell/Exchange rates' })
const path = '/exchange-rates'

export const GlobalManager = meta.story(
  screenStory({ path, role: 'global_manager', hasDarkPicture: true }),
)
export const SaleManager = meta.story(screenStory({ path, role: 'sale_manager' }))

export const Waiting = meta.story(screenStory({ path, role: 'admin', network: 'silent' }))
export const Empty = meta.story(screenStory({ path, role: 'admin', scenario: 'first_day' }))
export const Failing = meta.story(screenStory({ path, role: 'admin', network: 'failing' }))
export const Phone = meta.story(screenStory({ path, role: 'admin', width: 'phone' }))
