import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { readChoices } from './globals'
import { getRequestedTheme, themes } from './theme'

/** A documentation page, in the theme of its stories. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [chosen, setChosen] = useState(getRequestedTheme)
  useEffect(() => {
    const applyGlobals = ({ globals }: { globals: Record<string, unknown> }) =>
      setChosen(readChoices(globals).theme)
    context.channel.on(GLOBALS_UPDATED, applyGlobals)
    return () => context.channel.off(GLOBALS_UPDATED, applyGlobals)
  }, [context.channel])
  useEffect(() => {
    // A page without stories sets the theme here.
    document.documentElement.dataset['theme'] = chosen
  }, [chosen])
  return (
    <DocsContainer context={context} theme={themes[chosen]}>
      {children}
    </DocsContainer>
  )
}
