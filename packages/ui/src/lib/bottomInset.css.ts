import { createVar, fallbackVar } from '@vanilla-extract/css'

/** Height of a `BottomBar` on the page. */
export const barHeight = createVar()

/** How far what overlays the bottom of the window keeps from it: the height of a `BottomBar` that is shown; else 0. */
export const bottomInset = fallbackVar(barHeight, '0rem')
