import { expect, screen, waitFor } from 'storybook/test'
import { getNewOfferAddress, findOfferAddress } from '@mocks/scenarios/portal'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'

const meta = preview.meta({ title: 'Screens/Portal/Offers' })
const role = 'client'

/** A screen with its drawer open. */
function createLoadedStory(options: Parameters<typeof screenStory>[0]) {
  const story = screenStory(options)
  const play = async () => {
    await story.play()
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer).toBeVisible())
  }
  return { ...story, play }
}

export const List = meta.story(screenStory({ path: '/offers', role, hasDarkPicture: true }))
export const Open = meta.story(
  createLoadedStory({ path: findOfferAddress('open'), role, width: 'phone' }),
)
export const Expired = meta.story(createLoadedStory({ path: findOfferAddress('expired'), role }))
export const Empty = meta.story(screenStory({ path: '/offers', role, scenario: 'first_day' }))
export const NewOne = meta.story(createLoadedStory({ path: getNewOfferAddress, role: 'manager' }))
export const Waiting = meta.story(screenStory({ path: '/offers', role, network: 'silent' }))
export const Failing = meta.story(screenStory({ path: '/offers', role, network: 'failing' }))
