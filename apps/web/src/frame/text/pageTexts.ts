import { uiText } from '@naru/ui/language'
import { errorText } from '@naru/app-shell/errors'
import type { PageData } from '../../shared/pages'
import { sharedText } from '@naru/app-shell/text'
import { siteText } from '.'

/** @returns the texts of a page: those of every page, and its own */
export const pageTexts = (page: PageData | null | undefined) => [
  uiText,
  sharedText,
  errorText,
  siteText,
  ...(page?.texts ?? []),
]
