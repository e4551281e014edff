export { HangulKeyboard, type HangulKeyboardProps } from './HangulKeyboard'
