import { baseTokens, themeTokens } from './designTokens'
import { paletteNames, type PaletteName } from './tokens'
import { asVariables, baseValues, themeValues } from './values'

const fileName: Record<PaletteName, string> = {
  light: 'light',
  dark: 'dark',
  contrast: 'contrast',
  contrastNight: 'contrast-night',
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const rule = (selector: string, values: Parameters<typeof asVariables>[0], indent = '') => {
  const lines = Object.entries(asVariables(values)).map(([name, value]) => `${indent}  ${name}: ${value};`)
  return `${indent}${selector} {\n${lines.join('\n')}\n${indent}}\n`
}

const when = (condition: string, inner: string) => `@media ${condition} {\n${inner}}\n`
const isNight = '(prefers-color-scheme: dark)'
const wantsContrast = '(prefers-contrast: more)'
const unchosen = ':root:not([data-theme])'

const stylesheet = () =>
  [
    '/* The tokens of Naru as plain CSS variables. Generated; do not edit. */\n',
    rule(':root', { ...baseValues, ...themeValues('light') }),
    when(isNight, rule(unchosen, themeValues('dark'), '  ')),
    when(wantsContrast, rule(unchosen, themeValues('contrast'), '  ')),
    when(`${wantsContrast} and ${isNight}`, rule(unchosen, themeValues('contrastNight'), '  ')),
    rule("[data-theme='light']", themeValues('light')),
    rule("[data-theme='dark']", themeValues('dark')),
    rule("[data-theme='contrast']", themeValues('contrast')),
    when(isNight, rule("[data-theme='contrast']", themeValues('contrastNight'), '  ')),
  ].join('\n')

/**
 * The tokens for design tools and for sites without these components: file name → content.
 * JSON files are in the Design Tokens Community Group's format, one per theme and one for what all themes share; `variables.css` is plain CSS.
 */
export const exportedTokens = (): Record<string, string> => ({
  'base.tokens.json': json(baseTokens()),
  ...Object.fromEntries(paletteNames.map((name) => [`${fileName[name]}.tokens.json`, json(themeTokens(name))])),
  'variables.css': stylesheet(),
})
