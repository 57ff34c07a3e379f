import addonA11y, { type A11yParameters } from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { deleteDB } from 'idb'
import addonMsw from 'msw-storybook-addon'
import { toast } from 'sonner'
import { configure, prettyDOM } from 'storybook/test'
import { textSource } from '@/app/i18n'
import { createLazyElementError } from '@mocks/lazy-element-error'
import { skipOwnerStacks } from '@mocks/skip-owner-stacks'
import { loadPageTexts, startI18n, switchLanguage } from '@/shared/i18n'
import '@/shared/ui/styles.css'
import { checkDarkContrast, expectQuietConsole, watchConsole } from './story-checks'
import { DocsFrame, DocsPage } from './docs'
import { globalTypes, initialGlobals, readChoices, widths } from './globals'
import { fontsReady } from './fonts-ready'
import './preview.css'

// Timeout for busy machines.
configure({ asyncUtilTimeout: 90_000, getElementError: createLazyElementError(prettyDOM) })
if (import.meta.env.MODE === 'test') skipOwnerStacks()

const a11y: A11yParameters = {
  test: 'error',
  options: {
    // Reporting passed rules of all stories would take a hundred megabytes.
    resultTypes: ['violations'],
    // Preloading style sheets and media is needed only by disabled rules.
    preload: false,
  },
}

export default definePreview({
  addons: [
    addonA11y(),
    addonDocs(),
    // The backend is large, so only screens load it.
    addonMsw(async () => (await import('@mocks/browser/start')).startWorker()),
  ],
  globalTypes,
  initialGlobals,
  parameters: {
    a11y,
    viewport: { options: widths },
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: { page: DocsPage, container: DocsFrame },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Timberdesk',
          ['Gallery', 'Start here'],
          'Screens',
          ['Sell', 'Buy', 'Ship', 'Inspect', 'Portal', 'Admin'],
          'Patterns',
          'Kit',
          ['Changelog', 'Foundations', 'Inputs', 'Data', 'Feedback', 'Overlays', 'Navigation'],
        ],
      },
    },
  },
  tags: ['autodocs'],
  async beforeEach({ globals }) {
    watchConsole()
    // Sonner shows the previous story's toasts again.
    toast.dismiss()
    const { language, theme, motion } = readChoices(globals)
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dataset['motion'] = motion
    localStorage.clear()
    localStorage.setItem('theme', theme)
    localStorage.setItem('language', language)
    // A sheet that the previous story left open would be restored.
    await deleteDB('timberdesk-open-sheets')
    await fontsReady
    await startI18n(textSource)
    // Parts of the document screens are shown without their page.
    await loadPageTexts('pages/deal')
    await switchLanguage(language)
  },
  async afterEach(context) {
    await checkDarkContrast(context)
    expectQuietConsole()
  },
  decorators: [
    (Story, { parameters }) =>
      parameters['screen'] ? (
        <Story />
      ) : (
        <div className="sheet">
          <Story />
        </div>
      ),
  ],
})
