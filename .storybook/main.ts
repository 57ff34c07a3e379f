import { defineMain } from '@storybook/react-vite/node'
import { mergeConfig } from 'vite'
import viteConfig from '../vite.config.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './tokens/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook passes this over, and `light-dark()` rewritten for older browsers doesn't follow `color-scheme`.
  viteFinal: (config) => mergeConfig(config, { build: { cssTarget: viteConfig.build?.cssTarget } }),
  // The slower one knows the members of a union, and so offers them as choices. A test reads neither.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript' },
})
