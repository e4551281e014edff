export { Button, type ButtonProps } from './Button'
export { buttonSizes, buttonVariants, type ButtonAppearance, type ButtonSize, type ButtonVariant } from './appearance'
