import { createTextArea, useAreaText } from '@naru/ui/language'
import type english from './en/site.json'

/** Every sentence of the site that is neither an error (`shared/errors`), content of the operator (`site/content`) nor another area's. */
export const siteText = createTextArea(import.meta.glob<{ default: typeof english }>('./*/site.json'))

export const useText = () => useAreaText(siteText)
