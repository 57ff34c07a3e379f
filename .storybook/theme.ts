import { create } from 'storybook/theming'

const brand = {
  brandTitle: 'Timberdesk',
  fontBase: "'IBM Plex Sans Variable', system-ui, sans-serif",
  fontCode: 'ui-monospace, monospace',
  appBorderRadius: 2,
}

/**
 * Colours of Storybook's own interface. It cannot read custom properties, so the values are
 * repeated.
 */
export const themes = {
  light: create({
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
  }),
  dark: create({
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
  }),
}

export type ThemeName = keyof typeof themes

export const getSystemTheme = (): ThemeName =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

/** Returns the theme of the address (`globals=theme:dark;language:lt`), or the system's. */
export function getRequestedTheme(): ThemeName {
  const choices = new URLSearchParams(location.search).get('globals')?.split(';') ?? []
  if (choices.includes('theme:dark')) return 'dark'
  return choices.includes('theme:light') ? 'light' : getSystemTheme()
}
