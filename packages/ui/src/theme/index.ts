import './themes.css'

export { applyTheme, themeNames, type ThemeName } from './applyTheme'
export { media } from './breakpoints'
export { vars } from './contract.css'
export { flow } from './flow'
export { fingerTarget, focusOutline, focusRing, heardOnly, moves, sideSpace, tabular } from './mixins'
export * from './tokens'
