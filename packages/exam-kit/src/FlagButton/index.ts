export { FlagButton, type FlagButtonProps } from './FlagButton'
