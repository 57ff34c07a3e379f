import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'

const t = getTexts('pages/packs')
const listText = getTexts('widgets/record-list')

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
/** Shows a hint for a search of one character, then that a longer one has no matches. */
export const NothingMatches = meta.story({
  ...shortSearch,
  play: async ({ canvas, userEvent }) => {
    await shortSearch.play()
    await canvas.findByText(t('too_short.title'))
    await userEvent.type(canvas.getByRole('searchbox'), 'one')
    await canvas.findByText(listText('state.nothing_matches'))
  },
})
export const Failing = meta.story(screenStory({ path, role, network: 'failing' }))
export const Offline = meta.story(screenStory({ path, role, network: 'offline' }))

export const Phone = meta.story(screenStory({ path, role, width: 'phone' }))
