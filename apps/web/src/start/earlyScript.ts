import { early } from './early'

early(window)
