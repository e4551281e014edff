export { Icon, type IconProps } from './Icon'
export { iconNames, pointingIcons, type IconName } from './paths'
