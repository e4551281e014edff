export { Disclosure, DisclosureGroup, type DisclosureProps } from './Disclosure'
