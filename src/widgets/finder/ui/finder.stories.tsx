import { expect, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { screenStory } from '#.storybook/screen'
import { getTexts } from '#.storybook/texts'

const t = getTexts('widgets/finder')

const meta = preview.meta({
  title: 'Patterns/Finder',
  tags: ['stable'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
})
const desktop = screenStory({ path: '/privacy-policy', role: 'admin', hasDarkPicture: true })
const onPhone = screenStory({ path: '/privacy-policy', role: 'purchase_manager', width: 'phone' })

interface Keys {
  userEvent: {
    keyboard(keys: string): Promise<void>
    type(field: Element, text: string): Promise<void>
  }
}

async function openFinder(search: string, { userEvent }: Keys): Promise<HTMLElement> {
  await userEvent.keyboard('{Control>}k{/Control}')
  const dialog = await within(document.body).findByRole('dialog', { name: t('title') })
  if (search) await userEvent.type(within(dialog).getByRole('combobox'), search)
  return dialog
}

export const Found = meta.story({
  ...desktop,
  play: async (context) => {
    await desktop.play()
    const dialog = await openFinder('nemuno', context)
    await waitFor(() =>
      expect(
        within(within(dialog).getByRole('group', { name: t('group.found') })).getAllByRole('option')
          .length,
      ).toBeGreaterThan(3),
    )
  },
})

export const FoundOnPhone = meta.story({
  ...onPhone,
  play: async (context) => {
    await onPhone.play()
    const dialog = await openFinder('S-2026', context)
    await within(dialog).findByRole('group', { name: t('group.found') })
  },
})

export const NothingFound = meta.story({
  ...desktop,
  play: async (context) => {
    await desktop.play()
    const dialog = await openFinder('xylophone', context)
    await within(dialog).findByText(t('none'))
  },
})
