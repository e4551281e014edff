import './themes.css'

export { applyTheme, themeNames, type ThemeName } from './applyTheme'
export { media } from './breakpoints'
export { vars } from './contract.css'
export { flow } from './flow'
export { touchTarget, focusOutline, focusRing, onHover, screenReaderOnly, moves, textPadding, tabular } from './mixins'
export * from './tokens'
