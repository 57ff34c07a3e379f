import { create } from 'storybook/theming'

/** Storybook's own frame and pages, in the colours of our paper. It reads no custom properties, so they stand here again. */
export const theme = create({
  base: 'light',
  brandTitle: 'Timberdesk',
  fontBase: "'IBM Plex Sans Variable', system-ui, sans-serif",
  fontCode: 'ui-monospace, monospace',
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
})
