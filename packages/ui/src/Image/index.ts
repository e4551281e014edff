export { Image, type ImageProps } from './Image'
export { Placeholder, type PlaceholderProps } from './Placeholder'
