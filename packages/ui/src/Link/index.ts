export { Link, type LinkProps } from './Link'
export { LinkProvider } from './links'
