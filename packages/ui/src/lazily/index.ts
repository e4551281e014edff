export { lazily, type Lazily } from './lazily'
