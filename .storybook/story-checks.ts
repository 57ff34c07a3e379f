import { afterEach as examine } from '@storybook/addon-a11y/preview'
import type { StoryContext } from 'storybook/internal/types'

/** Errors written to the console since the story started. */
const writtenErrors: string[] = []
const originalError = console.error

/** Starts to record console errors, without those of earlier stories. */
export function watchConsole() {
  writtenErrors.length = 0
  console.error = (...parts: unknown[]) => {
    writtenErrors.push(parts.map(String).join(' '))
    originalError(...parts)
  }
}

/**
 * Restores the console.
 * @throws if the story wrote an error, in tests only
 */
export function expectQuietConsole() {
  console.error = originalError
  if (writtenErrors.length > 0 && import.meta.env.MODE === 'test')
    throw new Error(`The story wrote to console.error:\n${writtenErrors.join('\n')}`)
}

/**
 * Stories that are also checked in the dark theme: components, patterns and screens tagged `dark`.
 */
const hasDarkPicture = ({ title, tags }: StoryContext) =>
  !title.startsWith('Screens/') || tags.includes('dark')

/**
 * Checks a story's contrast in the dark theme after it ran in the light one. The themes differ in
 * colours only, so nothing is rendered again and only the contrast rule runs.
 */
export async function checkDarkContrast(context: StoryContext) {
  if (import.meta.env.MODE !== 'test' || !hasDarkPicture(context)) return
  const { dataset } = document.documentElement
  const { theme, motion } = dataset
  // No colour may be in transition during the check.
  dataset['motion'] = 'reduced'
  dataset['theme'] = 'dark'
  const a11y: unknown = context.parameters['a11y']
  const options = { resultTypes: ['violations'], runOnly: ['color-contrast'], preload: false }
  await examine({
    ...context,
    parameters: { ...context.parameters, a11y: { ...(a11y as object), options } },
  })
  if (theme) dataset['theme'] = theme
  // Applies the colours before transitions are enabled again.
  void getComputedStyle(document.body).color
  if (motion) dataset['motion'] = motion
}
