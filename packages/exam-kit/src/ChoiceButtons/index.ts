export { ChoiceButtons, type ChoiceButtonsProps } from './ChoiceButtons'
