import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/menu.json'

/** Every sentence of a learner's menu on a phone that no other part of the frame has. */
export const menuText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/menu.json'))

export const useMenuText = () => useAreaText(menuText)
