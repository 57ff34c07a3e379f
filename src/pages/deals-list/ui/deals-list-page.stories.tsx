import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Deals list' })

export const Admin = meta.story(screenStory({ path: '/general-order', role: 'admin' }))
export const GlobalManager = meta.story(screenStory({ path: '/general-order', role: 'global_manager' }))
export const SaleManager = meta.story(screenStory({ path: '/general-order', role: 'sale_manager' }))
export const PurchaseManager = meta.story(
  screenStory({
    path: '/general-order?status=order_confirmation&status=confirmed&status=loading',
    role: 'purchase_manager',
  }),
)
export const PurchaseAgent = meta.story(screenStory({ path: '/general-order', role: 'purchase_agent' }))
export const NothingMatches = meta.story(screenStory({ path: '/general-order?q=teak+veneer', role: 'admin' }))
export const Failing = meta.story(screenStory({ path: '/general-order', role: 'admin', network: 'failing' }))
export const Phone = meta.story(screenStory({ path: '/general-order', role: 'admin', width: 'phone' }))
