export { text } from '../en/desk'
