import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'

const t = getTexts('pages/packs')

const meta = preview.meta({ title: 'Screens/Buy/Packs' })
const path = '/packs'
const role = 'purchase_manager'

export const PurchaseManager = meta.story(screenStory({ path, role, hasDarkPicture: true }))
export const CargoManager = meta.story(screenStory({ path, role: 'cargo_manager' }))
export const GlobalManager = meta.story(screenStory({ path, role: 'global_manager' }))
export const Admin = meta.story(screenStory({ path, role: 'admin' }))
export const ByNumber = meta.story(screenStory({ path: `${path}?q=K-03&sort=number`, role }))

export const Waiting = meta.story(screenStory({ path, role, network: 'silent' }))
export const Empty = meta.story(screenStory({ path, role, scenario: 'first_day' }))
const shortSearch = screenStory({ path: `${path}?q=n`, role })
/** Asks for a second character. */
export const TooShort = meta.story({
  ...shortSearch,
  play: async ({ canvas }) => {
    await shortSearch.play()
    await canvas.findByText(t('too_short.title'))
  },
})
export const NothingMatches = meta.story(screenStory({ path: `${path}?q=none`, role }))
export const Failing = meta.story(screenStory({ path, role, network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role, network: 'offline' }))

export const Phone = meta.story(screenStory({ path, role, width: 'phone' }))
