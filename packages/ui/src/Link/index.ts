export { Link, type LinkProps } from './Link'
export { LinkProvider, type LinkProviderProps } from './links'
