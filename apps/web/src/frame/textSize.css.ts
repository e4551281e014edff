import { globalStyle } from '@vanilla-extract/css'

// The exam room has sizes of its own.
globalStyle('html[data-text-size="large"]', { fontSize: '125%' })
globalStyle('html[data-text-size="largest"]', { fontSize: '150%' })
