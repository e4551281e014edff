export { ButtonLink, type ButtonLinkProps } from '../Button'
