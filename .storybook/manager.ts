import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Timberdesk',
    fontBase: "'IBM Plex Sans Variable', system-ui, sans-serif",
    appBg: '#ece7da',
    appContentBg: '#fdfbf5',
    appPreviewBg: '#f6f3ea',
    appBorderColor: '#d8d1bf',
    appBorderRadius: 2,
    barBg: '#fdfbf5',
    textColor: '#1b231e',
    colorPrimary: '#1f5b45',
    colorSecondary: '#1f5b45',
    barSelectedColor: '#1f5b45',
  }),
  sidebar: { showRoots: true },
})
