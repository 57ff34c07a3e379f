import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Deal' })

export const New = meta.story(screenStory({ path: '/deals/new', role: 'sale_manager' }))
export const NewForPurchaseManager = meta.story(screenStory({ path: '/deals/new', role: 'purchase_manager' }))
export const NewForGlobalManager = meta.story(screenStory({ path: '/deals/new', role: 'global_manager' }))
export const NewOnPhone = meta.story(screenStory({ path: '/deals/new', role: 'sale_manager', width: 'phone' }))
export const NotFound = meta.story(
  screenStory({ path: '/deals/00000000-0000-4000-8000-000000000000', role: 'sale_manager' }),
)
