import { CURRENT_STORY_WAS_SET, GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { createElement } from 'react'
import { addons, type API } from 'storybook/manager-api'
import '../src/shared/ui/fonts.css'
import './fonts-ready'
import { findPartStatus } from './part-status'
import { getRequestedTheme, themes } from './theme'

addons.setConfig({
  theme: themes[getRequestedTheme()],
  sidebar: { showRoots: true, renderLabel: renderStatus },
})

addons.register('timberdesk/frame', (api) => {
  followTheme(api)
  makeRoomForScreens(api)
})

/** Storybook's own interface follows the theme of the stories. */
function followTheme(api: API) {
  const applyGlobals = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: themes[globals['theme'] === 'dark' ? 'dark' : 'light'] })
  api.on(SET_GLOBALS, applyGlobals)
  api.on(GLOBALS_UPDATED, applyGlobals)
}

/** Width of a screen and of the sidebar, in CSS pixels. */
const [screenWidth, sidebarWidth] = [1440, 300]

/**
 * Gives a screen the whole window: hides the panel, and the sidebar if 1440 pixels don't fit beside
 * it. Restores both after the last screen.
 */
function makeRoomForScreens(api: API) {
  let isScreen = false
  let previous = { panel: true, nav: true }
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isNext = storyId.startsWith('screens-')
    if (isNext === isScreen) return
    isScreen = isNext
    if (isNext) previous = { panel: api.getIsPanelShown(), nav: api.getIsNavShown() }
    api.togglePanel(isNext ? false : previous.panel)
    if (innerWidth < screenWidth + sidebarWidth) api.toggleNav(isNext ? false : previous.nav)
  })
}

/** Renders the status after a component's name in the sidebar, unless it is stable. */
function renderStatus({ name, type, tags }: { name: string; type: string; tags: string[] }) {
  const status = type === 'component' ? findPartStatus(tags) : undefined
  if (!status || status === 'stable') return name
  const style = {
    marginInlineStart: 8,
    padding: '0 4px',
    border: '1px solid currentColor',
    borderRadius: 2,
    fontSize: 11,
  }
  return [name, createElement('span', { key: status, style }, status)]
}
