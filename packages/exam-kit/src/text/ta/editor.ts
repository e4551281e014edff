export { text } from '../en/editor'
