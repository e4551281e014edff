export { IconButton, type IconButtonProps } from '../Button'
