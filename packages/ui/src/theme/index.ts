import './themes.css'

export { applyTheme, themeNames, type ThemeName } from './applyTheme'
export { media } from './breakpoints'
export { vars } from './contract.css'
export { bottomInset } from '../lib/bottomInset.css'
export { flow } from './flow'
export {
  fillParent,
  focusOutline,
  focusRing,
  forcedFill,
  framed,
  onHover,
  oneColumn,
  screenReaderOnly,
  smallMuted,
  spreadRow,
  tabular,
  textPadding,
  touchTarget,
  wrappingRow,
} from './mixins'
export { colorNames, fontSizeNames, layers, spaceSteps, type ColorName, type FontSize, type Space } from './tokens'
