import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { applyTheme } from '@naru/ui/theme'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { brand, paletteOf, themeInAddress } from './brand'
import './docs.css'

/** A page of documentation, in the theme of the toolbar. */
const DocsPage = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const [theme, setTheme] = useState(themeInAddress)
  useEffect(() => {
    const show = ({ globals }: { globals: { theme: string } }) => setTheme(globals.theme)
    context.channel.on(GLOBALS_UPDATED, show)
    return () => context.channel.off(GLOBALS_UPDATED, show)
  }, [context])
  useEffect(() => applyTheme(theme === 'dark' || theme === 'contrast' || theme === 'light' ? theme : 'system'), [theme])
  return (
    <DocsContainer context={context} theme={brand(paletteOf(theme))}>
      {children}
    </DocsContainer>
  )
}

export default DocsPage
