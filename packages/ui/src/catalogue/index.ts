export { englishUiText, type UiText } from './english'
export { UiTextProvider, useUiText, type UiTextProviderProps } from './UiTextProvider'
