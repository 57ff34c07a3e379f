import addonA11y, { type A11yParameters } from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'
import { textSource } from '@/app/i18n'
import { loadPageTexts, startI18n, switchLanguage } from '@/shared/i18n'
import '@/shared/ui/styles.css'
import { expectQuietConsole, watchConsole } from './console-errors'
import { DocsFrame } from './docs-frame'
import { DocsPage } from './docs-page'
import { firstTheme, globalTypes, initialGlobals, readChoices, widths } from './globals'
import { lettersReady } from './letters'
import './preview.css'

// On a machine with much else to do, what comes may take its time.
configure({ asyncUtilTimeout: 10_000 })

const a11y: A11yParameters = {
  test: 'error',
  options: {
    // What passed is not told: for all stories it would be a hundred megabytes.
    resultTypes: ['violations'],
    // Tested a second time, in the dark, a story can differ from the first in its colours alone.
    ...(firstTheme === 'dark' ? { runOnly: ['color-contrast'] } : {}),
  },
}

export default definePreview({
  addons: [
    addonA11y(),
    addonDocs(),
    // The backend is large and only screens need it; parts that call nothing never wait for it.
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
        order: ['Timberdesk', ['Start here', 'Words of the trade', 'Writing texts'], 'Kit', ['Tokens'], 'Patterns', 'Screens'],
      },
    },
  },
  tags: ['autodocs'],
  async beforeEach({ globals }) {
    watchConsole()
    const { language, theme, motion } = readChoices(globals)
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dataset['motion'] = motion
    // What a person's browser remembers would leak from one story into the next.
    localStorage.clear()
    localStorage.setItem('theme', theme)
    localStorage.setItem('language', language)
    await lettersReady
    await startI18n(textSource)
    // Parts of the document screens are shown without their page.
    await loadPageTexts('pages/deal')
    await switchLanguage(language)
  },
  afterEach: expectQuietConsole,
  decorators: [
    (Story, { parameters }) => (parameters['screen'] ? <Story /> : <div className="sheet"><Story /></div>),
  ],
})
