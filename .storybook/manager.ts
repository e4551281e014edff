import { addons } from 'storybook/manager-api'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { brand, paletteOf, themeInAddress } from './brand'

const show = (theme: unknown) => addons.setConfig({ theme: brand(paletteOf(theme)) })

show(themeInAddress())
// The frame follows the theme of the toolbar.
addons.register('naru/theme', (api) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
    api.on(event, ({ globals }: { globals: { theme?: unknown } }) => show(globals.theme))
  }
})
