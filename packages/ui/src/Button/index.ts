export { Button, type ButtonProps } from './Button'
export { ButtonLink, type ButtonLinkProps } from './ButtonLink'
export { IconButton, type IconButtonProps } from './IconButton'
export { buttonSizes, buttonVariants, type ButtonLook, type ButtonSize, type ButtonVariant } from './look'
