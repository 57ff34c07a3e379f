import { create } from 'storybook/theming'

const brand = {
  brandTitle: 'Timberdesk',
  fontBase: "'IBM Plex Sans Variable', system-ui, sans-serif",
  fontCode: 'ui-monospace, monospace',
  appBorderRadius: 2,
}

/** Storybook's own frame and pages, in the colours of our paper. It reads no custom properties, so they stand here again. */
export const theme = create({
  ...brand,
  base: 'light',
  appBg: '#ece7da',
  appContentBg: '#fdfbf5',
  appPreviewBg: '#f6f3ea',
  appBorderColor: '#d8d1bf',
  barBg: '#fdfbf5',
  textColor: '#1b231e',
  colorPrimary: '#1f5b45',
  colorSecondary: '#1f5b45',
  barSelectedColor: '#1f5b45',
})

/** The same for its pages in the dark. */
export const darkTheme = create({
  ...brand,
  base: 'dark',
  appBg: '#0b100d',
  appContentBg: '#171f1a',
  appPreviewBg: '#101613',
  appBorderColor: '#2b352e',
  barBg: '#171f1a',
  textColor: '#e8ebe2',
  colorPrimary: '#6dbb97',
  colorSecondary: '#6dbb97',
  barSelectedColor: '#6dbb97',
})
