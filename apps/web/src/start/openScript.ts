import { openEarly } from './openEarly'

openEarly(window)
