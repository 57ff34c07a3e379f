import { afterEach as examine } from '@storybook/addon-a11y/preview'
import type { StoryContext } from 'storybook/internal/types'

/** Stories that are looked at in the dark too: the kit, the patterns, and of each screen the one with the tag `dark`. */
const hasDarkPicture = ({ title, tags }: StoryContext) =>
  !title.startsWith('Screens/') || tags.includes('dark')

/**
 * Looks at a story's contrast in the dark, once it was played in the light. A theme is a set of colours and nothing else, so it need not
 * be rendered again, and whatever axe finds besides it has found in the light.
 */
export async function checkDarkContrast(context: StoryContext) {
  if (import.meta.env.MODE !== 'test' || !hasDarkPicture(context)) return
  const { dataset } = document.documentElement
  const { theme, motion } = dataset
  // No colour may be on its way while it is looked at.
  dataset['motion'] = 'reduced'
  dataset['theme'] = 'dark'
  const a11y: unknown = context.parameters['a11y']
  const options = { resultTypes: ['violations'], runOnly: ['color-contrast'] }
  await examine({
    ...context,
    parameters: { ...context.parameters, a11y: { ...(a11y as object), options } },
  })
  if (theme) dataset['theme'] = theme
  // Settles the colours before they may move again.
  void getComputedStyle(document.body).color
  if (motion) dataset['motion'] = motion
}
