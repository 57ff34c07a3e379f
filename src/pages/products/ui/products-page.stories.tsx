import { findMixedStockAddress } from '@mocks/scenarios/addresses'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Portal/Products' })
const path = '/products'
const role = 'client'

export const Client = meta.story(screenStory({ path, role, hasDarkPicture: true }))
export const Manager = meta.story(
  screenStory({ path: `${path}?unavailable=show`, role: 'manager' }),
)
/** A pack of mixed lengths lists its pieces below its label. */
export const MixedLengths = meta.story(screenStory({ path: findMixedStockAddress, role }))
export const MixedLengthsOnPhone = meta.story(
  screenStory({ path: findMixedStockAddress, role, width: 'phone' }),
)
export const Empty = meta.story(screenStory({ path, role, scenario: 'first_day' }))
export const Failing = meta.story(screenStory({ path, role, network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role, network: 'offline' }))
export const Phone = meta.story(screenStory({ path, role, width: 'phone' }))
export const Waiting = meta.story(screenStory({ path, role, network: 'silent' }))
