import { assignVars, globalStyle } from '@vanilla-extract/css'
import { media } from './breakpoints'
import { vars } from './contract.css'
import { toCss } from './tokens'
import { asVariables, baseValues, themeValues } from './values'

const lightTheme = asVariables(themeValues('light'))
const darkTheme = asVariables(themeValues('dark'))
const contrastTheme = asVariables(themeValues('contrast'))
const contrastNightTheme = asVariables(themeValues('contrastNight'))

globalStyle(':root', { vars: { ...lightTheme, ...asVariables(baseValues) }, colorScheme: 'light' })

globalStyle(':root, [dir="ltr"]', { vars: { '--naru-flow': '1' } })
globalStyle('[dir="rtl"]', { vars: { '--naru-flow': '-1' } })

const systemDark = '(prefers-color-scheme: dark)'
const systemContrast = '(prefers-contrast: more)'

globalStyle(':root:not([data-theme])', {
  '@media': {
    [systemDark]: { vars: darkTheme, colorScheme: 'dark' },
    [systemContrast]: { vars: contrastTheme, colorScheme: 'light' },
    [`${systemContrast} and ${systemDark}`]: { vars: contrastNightTheme, colorScheme: 'dark' },
  },
})

// A theme can also be set on a part of a page, so that a gallery can show several side by side.
globalStyle('[data-theme="light"]', { vars: lightTheme, colorScheme: 'light' })
globalStyle('[data-theme="dark"]', { vars: darkTheme, colorScheme: 'dark' })
globalStyle('[data-theme="contrast"]', {
  vars: contrastTheme,
  colorScheme: 'light',
  '@media': { [systemDark]: { vars: contrastNightTheme, colorScheme: 'dark' } },
})

// Prints on white in every theme. `!important`, because a selected theme is more specific than the root.
globalStyle(':root, [data-theme]', {
  '@media': {
    print: {
      vars: Object.fromEntries(
        Object.entries<string>({
          ...contrastTheme,
          ...asVariables({
            border: themeValues('light').border,
            color: { ...themeValues('contrast').color, line: toCss([0.7, 0, 0]), scrim: 'transparent' },
          }),
        }).map(([name, value]) => [name, `${value} !important`]),
      ),
      colorScheme: 'light',
    },
  },
})

// What keeps its own colours needs a ring of the system's, too. `!important`, because a selected theme is more specific.
globalStyle(':root, [data-theme]', {
  '@media': { [media.forcedColors]: { vars: { [vars.color.focus]: 'CanvasText !important' } } },
})

globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: assignVars(vars.duration, { fast: '1ms', medium: '1ms', slow: '1ms' }),
    },
  },
})
