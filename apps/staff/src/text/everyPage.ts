import { errorText } from '@naru/app-shell/errors'
import { sharedText } from '@naru/app-shell/text'
import { uiText } from '@naru/ui/language'

/** The texts of every page of the staff. */
export const everyPage = [uiText, sharedText, errorText]
