import { boatPaths, boatSize } from '../packages/exam-kit/src/Drawing/Boat'
import { toHex } from '../packages/ui/src/theme/contrast'
import { fonts, palettes, type ColorName, type PaletteName } from '../packages/ui/src/theme/tokens'
import { create, type ThemeVars } from 'storybook/theming/create'

/** The theme of the toolbar in the address of a page: of Storybook, or of the preview by itself. */
export const themeInAddress = (): string =>
  /\btheme:(\w+)/.exec(new URLSearchParams(window.location.search).get('globals') ?? '')?.[1] ?? 'light'

/** The palette of a theme of the toolbar, by the system's settings where it has a choice. */
export function paletteOf(theme: unknown): PaletteName {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  if (theme === 'contrast' || (theme !== 'light' && theme !== 'dark' && matchMedia('(prefers-contrast: more)').matches))
    return isDark ? 'contrastNight' : 'contrast'
  return theme === 'light' || theme === 'dark' ? theme : isDark ? 'dark' : 'light'
}

const sails = boatPaths.map(({ d, opacity }) => `<path d="${d}" opacity="${opacity}"/>`).join('')
const boat = `<svg viewBox="0 0 ${boatSize.width} ${boatSize.height}" width="28" aria-hidden="true" fill="currentColor" style="vertical-align:-4px">${sails}</svg>`

/** Storybook's own parts in the colours and the type of a theme of the site. */
export function brand(palette: PaletteName): ThemeVars {
  const color = (name: ColorName) => toHex(palettes[palette][name])
  return create({
    base: palette === 'dark' || palette === 'contrastNight' ? 'dark' : 'light',
    brandTitle: `${boat} Naru 나루`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fonts.body,
    fontCode: fonts.mono,
    appBg: color('canvas'),
    appContentBg: color('surface'),
    appHoverBg: color('accentSoft'),
    appPreviewBg: color('canvas'),
    appBorderColor: color('line'),
    appBorderRadius: 12,
    textColor: color('ink'),
    textInverseColor: color('canvas'),
    textMutedColor: color('inkMuted'),
    barBg: color('surface'),
    barTextColor: color('inkMuted'),
    barHoverColor: color('accent'),
    barSelectedColor: color('accent'),
    colorPrimary: color('accent'),
    colorSecondary: color('accent'),
    buttonBg: color('surface'),
    buttonBorder: color('control'),
    booleanBg: color('sunken'),
    booleanSelectedBg: color('surface'),
    inputBg: color('surface'),
    inputBorder: color('control'),
    inputTextColor: color('ink'),
    inputBorderRadius: 6,
  })
}
