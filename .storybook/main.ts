import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'
import { listStaleScreens } from '../scripts/screen-pictures.mjs'
import viteConfig from '../vite.config.ts'

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: ['./pages/*.mdx', './tokens/*.stories.tsx', '../{src,mocks}/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook ignores `cssTarget`. If `light-dark()` is compiled for older browsers, it does not
  // follow `color-scheme`.
  viteFinal: (config) =>
    mergeConfig(config, {
      build: { cssTarget: viteConfig.build?.cssTarget },
      define: { STALE_SCREENS: JSON.stringify(listStaleScreens()) },
    }),
  // The slower generator lists the members of unions, which the controls offer as choices. Tests
  // need neither.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript' },
})
