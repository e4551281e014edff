export { englishUiText, type UiText } from './english'
export { UiTextProvider, type UiTextProviderProps } from './UiTextProvider'
