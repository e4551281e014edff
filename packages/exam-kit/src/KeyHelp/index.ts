export { KeyHelp, letterKeys, type KeyHelpProps } from './KeyHelp'
