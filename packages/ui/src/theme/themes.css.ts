import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css'
import {
  colorNames,
  durations,
  ease,
  fontSizeNames,
  fontSizes,
  fonts,
  lineHeights,
  palettes,
  radii,
  spaceSteps,
  targets,
  toCss,
  widths,
  type Palette,
} from './tokens'

const colors = (palette: Palette, scrim: string): Record<string, string> => ({
  ...Object.fromEntries(colorNames.map((name) => [vars.color[name], toCss(palette[name])])),
  [vars.color.scrim]: scrim,
})

const shadows = (palette: Palette, strength: number) => {
  const shade = (alpha: number) => toCss([0.18, palette.ink[1], 255], alpha * strength)
  return assignVars(vars.shadow, {
    raised: `0 1px 2px ${shade(0.06)}, 0 8px 24px -8px ${shade(0.16)}`,
    overlay: `0 2px 6px ${shade(0.08)}, 0 24px 64px -16px ${shade(0.32)}`,
  })
}

const flat = assignVars(vars.shadow, { raised: 'none', overlay: 'none' })
const hairline = assignVars(vars.border, { width: '1px', strong: '2px', disabled: 'solid' })
const heavy = assignVars(vars.border, { width: '2px', strong: '3px', disabled: 'dashed' })

const lightTheme = {
  ...colors(palettes.light, toCss([0.24, 0.025, 255], 0.45)),
  ...shadows(palettes.light, 1),
  ...hairline,
}
const darkTheme = {
  ...colors(palettes.dark, toCss([0.1, 0.015, 250], 0.65)),
  ...shadows(palettes.light, 1.8),
  ...hairline,
}
const contrastTheme = { ...colors(palettes.contrast, toCss([0, 0, 0], 0.7)), ...flat, ...heavy }
const contrastNightTheme = { ...colors(palettes.contrastNight, toCss([0.35, 0, 0], 0.8)), ...flat, ...heavy }

const rem = (pixels: number) => (pixels === 0 ? '0' : `${pixels / 16}rem`)
const spaces = Object.fromEntries(spaceSteps.map((step) => [vars.space[step], rem(step)]))
const sizes = Object.fromEntries(fontSizeNames.map((name) => [vars.fontSize[name], `${fontSizes[name]}rem`]))

globalStyle(':root', {
  vars: {
    ...lightTheme,
    ...spaces,
    ...assignVars(vars.radius, radii),
    ...assignVars(vars.font, fonts),
    ...sizes,
    ...assignVars(vars.lineHeight, {
      heading: String(lineHeights.heading),
      text: String(lineHeights.text),
      korean: String(lineHeights.korean),
    }),
    ...assignVars(vars.fontWeight, { regular: '400', medium: '550', bold: '680' }),
    ...assignVars(vars.duration, {
      fast: `${durations.fast}ms`,
      medium: `${durations.medium}ms`,
      slow: `${durations.slow}ms`,
    }),
    [vars.ease]: ease,
    ...assignVars(vars.target, targets),
    ...assignVars(vars.width, widths),
    [vars.gutter]: 'clamp(1rem, 4vw, 2rem)',
  },
  colorScheme: 'light',
})

const systemDark = '(prefers-color-scheme: dark)'
const systemContrast = '(prefers-contrast: more)'

globalStyle(':root:not([data-theme])', {
  '@media': {
    [systemDark]: { vars: darkTheme, colorScheme: 'dark' },
    [systemContrast]: { vars: contrastTheme, colorScheme: 'light' },
    [`${systemContrast} and ${systemDark}`]: { vars: contrastNightTheme, colorScheme: 'dark' },
  },
})

// A theme may also be set on a part of a page, so that a gallery can show several side by side.
globalStyle('[data-theme="light"]', { vars: lightTheme, colorScheme: 'light' })
globalStyle('[data-theme="dark"]', { vars: darkTheme, colorScheme: 'dark' })
globalStyle('[data-theme="contrast"]', {
  vars: contrastTheme,
  colorScheme: 'light',
  '@media': { [systemDark]: { vars: contrastNightTheme, colorScheme: 'dark' } },
})

// Paper is white whatever the screen was. `!important` because a chosen theme is more specific than the root.
globalStyle(':root, [data-theme]', {
  '@media': {
    print: {
      vars: Object.fromEntries(
        Object.entries<string>({
          ...contrastTheme,
          ...hairline,
          ...colors({ ...palettes.contrast, line: [0.7, 0, 0] }, 'transparent'),
        }).map(([name, value]) => [name, `${value} !important`]),
      ),
      colorScheme: 'light',
    },
  },
})

globalStyle(':root', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: assignVars(vars.duration, { fast: '1ms', medium: '1ms', slow: '1ms' }),
    },
  },
})
